/// Compares the files on the disk with a version that git stores, without git: it would run the programs that a
/// repository names as filters.
///
/// A file that the index knows as untouched is not read. Others are compared byte by byte, and a file is also the same
/// where Git LFS, line ends or an encoding, as the attributes ask for them, make the difference. What another filter
/// would store is not known.
struct GitWorkTree {
    private let git: Git
    private let index: GitIndex
    /// Folders of the work tree, and whether they are there, with no link on the way.
    private var folders: [String: Bool] = [:]
    private var differences: [GitDifference] = []
    /// Files and links that must be read, with what they were, by the id of that.
    private var doubtful: [String: [GitDifference]] = [:]

    /// Where the disk differs from an older version; nil if git does not answer. Modules of that version are always
    /// among the differences, unless git ignores them: only their own repositories know what has changed.
    static func differences(from old: GitVersion, _ index: GitIndex, in git: Git) -> [GitDifference]? {
        var tree = GitWorkTree(git: git, index: index)
        let added = index.files.keys.filter { old.entries[$0] == nil }
        for path in Array(old.entries.keys) + added { tree.compare(path, old.entries[path]) }
        return tree.read() ? tree.differences : nil
    }

    private init(git: Git, index: GitIndex) {
        self.git = git
        self.index = index
    }

    private mutating func compare(_ path: String, _ old: GitEntry?) {
        let difference = GitDifference(path: path, old: old, new: nil)
        guard let file = index.files[path] else {
            differences.append(difference)
            return
        }
        let info = entryInfo(path)
        if index.isUntouched(file, info) {
            if file.entry != old { differences.append(difference) }
            return
        }
        switch (old?.kind, info?.kind) {
        case (nil, nil): return
        case (.file, .file), (.link, .link): doubtful[old?.id ?? "", default: []].append(difference)
        default: differences.append(difference)
        }
    }

    /// The entry at a path; nil for nothing, and for a path through a link.
    private mutating func entryInfo(_ path: String) -> FileInfo? {
        guard isFolder(PathName.parent(of: path)) else { return nil }
        return (try? git.files.entryInfo(PathName.join(git.root, path))) ?? nil
    }

    private mutating func isFolder(_ path: String) -> Bool {
        if path == "." { return true }
        if let known = folders[path] { return known }
        let isFolder = entryInfo(path)?.kind == .folder
        folders[path] = isFolder
        return isFolder
    }

    /// Decides what is in doubt. What git no longer has differs.
    private mutating func read() -> Bool {
        var same: Set<String> = []
        var converted: [String: ConvertedText] = [:]
        let isRead = git.readObjects(Set(doubtful.keys)) { id, stored in
            for difference in doubtful[id] ?? [] {
                guard let bytes = bytes(of: difference) else { continue }
                if bytes == stored || git.content(ofPointer: stored) == bytes {
                    same.insert(difference.path)
                } else if difference.old?.kind == .file {
                    converted[difference.path] = ConvertedText(bytes, stored: stored)
                }
            }
        }
        guard isRead, let unchanged = git.unchanged(converted) else { return false }
        same.formUnion(unchanged)
        differences += doubtful.values.joined().filter { !same.contains($0.path) }
        return true
    }

    private func bytes(of difference: GitDifference) -> [UInt8]? {
        let path = PathName.join(git.root, difference.path)
        if difference.old?.kind == .link { return (try? git.files.target(ofLink: path)).map { Array($0.utf8) } }
        return try? git.files.read(path)
    }
}
