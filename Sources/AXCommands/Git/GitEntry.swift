/// A file, a link or a submodule in a version of a work tree.
struct GitEntry: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file
        /// A symbolic link. Its content is the destination.
        case link
        /// A submodule: the folder contains the work tree of another repository, at the specified commit.
        case module
    }

    let kind: Kind
    /// The id of the object, in hexadecimal digits.
    let id: String

    /// Returns nil for an unknown mode.
    /// - Parameters:
    ///   - mode: Git's code for the kind, such as `100644`.
    ///   - id: the id of the object, in hexadecimal digits.
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
    /// The entries by path, relative to the root of the work tree.
    private(set) var entries: [String: GitEntry] = [:]

    init() {}

    init(_ entries: [String: GitEntry]) {
        self.entries = entries
    }

    /// - Parameter output: the output of `git ls-tree -r -z`. For each entry, it contains `MODE TYPE ID`, a tab and the
    ///   path.
    init(tree output: [UInt8]) {
        for line in output.split(separator: 0) {
            guard let (words, path) = line.wordsAndPath, words.count == 3 else { continue }
            entries[path] = GitEntry(mode: words[0], id: words[2])
        }
    }

    /// The paths at which two versions differ. Changes to a file's executable bit are ignored, because they don't
    /// affect any string.
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
    /// The path relative to the root of the work tree.
    let path: String
    /// The old entry; nil if the file is new.
    let old: GitEntry?
    /// The new entry; nil if the file was removed, or if the new version is on the disk.
    let new: GitEntry?
}

extension ArraySlice<UInt8> {
    /// The words before the first tab, and the path after it. Returns nil without a tab, or if the path isn't UTF-8,
    /// isn't normalized, is too long, or leads out of the work tree.
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
