/// Compares the files on the disk with a version that Git stores. Git isn't used for the comparison, because it would
/// run the programs that a repository specifies as filters.
///
/// Files that are unchanged according to the index aren't read. Other files are compared byte by byte, after the
/// conversions for Git LFS, line endings or encodings that the attributes specify. A file that needs another filter is
/// regarded as changed, because the output of the filter is unknown.
struct GitWorkTree {
    private let git: Git
    private let index: GitIndex
    /// A cache: for each path in the work tree, whether it is a folder that can be reached without following links.
    private var folders: [String: Bool] = [:]
    private var differences: [GitDifference] = []
    /// The files and links that must be read, by the id of the old version.
    private var doubtful: [String: [GitDifference]] = [:]

    /// The paths where the disk differs from an older version; nil if Git fails. Submodules are included even if their
    /// commit is the same, because only their own repositories know what has changed in them. Submodules that the index
    /// marks as assumed to be unchanged are included only if their commit differs.
    static func differences(from old: GitVersion, _ index: GitIndex, in git: Git) -> [GitDifference]? {
        var tree = GitWorkTree(git: git, index: index)
        let added = index.files.keys.filter { old.entries[$0] == nil }
        for path in Array(old.entries.keys) + added { tree.compare(path, old.entries[path]) }
        return tree.read() ? tree.differences : nil
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

    /// Information about the item at a path; nil if nothing exists there, or if the path contains a link.
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

    /// Compares the contents of the files in ``doubtful`` with their old versions, and adds those that differ to
    /// ``differences``. If Git no longer has the old version, the file is regarded as changed.
    /// - Returns: false if Git fails.
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
