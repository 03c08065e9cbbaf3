/// A file, a link or a submodule in a version of a work tree.
struct GitEntry: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file
        /// A symbolic link; its content is its destination.
        case link
        /// A submodule: a commit of another repository, whose work tree is in this folder.
        case module
    }

    let kind: Kind
    /// The object's id, in hexadecimal digits.
    let id: String

    /// nil for an unknown mode.
    /// - Parameters:
    ///   - mode: Git's code for the kind, such as `100644`.
    ///   - id: in hexadecimal digits.
    init?(mode: ArraySlice<UInt8>, id: ArraySlice<UInt8>) {
        switch String(decoding: mode.prefix(3), as: UTF8.self) {
        case "100": kind = .file
        case "120": kind = .link
        case "160": kind = .module
        default: return nil
        }
        self.id = String(decoding: id, as: UTF8.self)
    }
}

/// All files, links and submodules in a commit or an index.
struct GitVersion: Sendable {
    /// By path relative to the root of the work tree.
    private(set) var entries: [String: GitEntry] = [:]

    init() {}

    init(_ entries: [String: GitEntry]) {
        self.entries = entries
    }

    /// - Parameter output: the output of `git ls-tree -r -z`: for each file, `MODE TYPE ID`, a tab, and the path.
    init(tree output: [UInt8]) {
        for line in output.split(separator: 0) {
            guard let (words, path) = line.wordsAndPath, words.count == 3 else { continue }
            entries[path] = GitEntry(mode: words[0], id: words[2])
        }
    }

    /// The paths at which two versions differ. A change to a file's executable bit is ignored, because it doesn't
    /// change any string.
    func differences(to new: GitVersion) -> [GitDifference] {
        let changed = entries.compactMap { path, old in
            new.entries[path] == old ? nil : GitDifference(path: path, old: old, new: new.entries[path])
        }
        let added = new.entries.filter { entries[$0.key] == nil }
        return changed + added.map { GitDifference(path: $0.key, old: nil, new: $0.value) }
    }
}

/// A path at which two versions of a work tree differ.
struct GitDifference: Hashable, Sendable {
    /// Relative to the root of the work tree.
    let path: String
    /// nil if the file is new.
    let old: GitEntry?
    /// nil if the file was removed, or if the new version is on the disk.
    let new: GitEntry?
}

extension ArraySlice<UInt8> {
    /// The words before the first tab and the path after it; nil without a tab, or if the path isn't UTF-8, isn't
    /// normalized, is too long, or leads out of the work tree.
    var wordsAndPath: (words: [ArraySlice<UInt8>], path: String)? {
        guard let tab = firstIndex(of: UInt8(ascii: "\t")), endIndex - tab <= 4096 else { return nil }
        let bytes = self[(tab + 1)...]
        let path = String(decoding: bytes, as: UTF8.self)
        guard path.utf8.elementsEqual(bytes), PathName.normalized(path) == path, !PathName.isAbsolute(path),
            path != "..", !path.hasPrefix("../")
        else { return nil }
        return (self[..<tab].split(separator: UInt8(ascii: " ")), path)
    }
}
