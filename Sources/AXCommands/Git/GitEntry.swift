/// What a version of a work tree has at a path.
struct GitEntry: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file
        /// A symbolic link; its content is where it leads.
        case link
        /// A commit of another repository, whose work tree lies there.
        case module
    }

    let kind: Kind
    /// The object's id, in hexadecimal digits.
    let id: String

    /// nil for what no version holds.
    /// - Parameters:
    ///   - mode: what git writes for the kind, such as `100644`.
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

/// All that a commit or an index holds.
struct GitVersion: Sendable {
    /// By path from the root of the work tree.
    private(set) var entries: [String: GitEntry] = [:]

    init() {}

    init(_ entries: [String: GitEntry]) {
        self.entries = entries
    }

    /// - Parameter output: what `git ls-tree -r -z` prints: for each entry `MODE TYPE ID`, a tab and the path.
    init(tree output: [UInt8]) {
        for line in output.split(separator: 0) {
            guard let (words, path) = line.wordsAndPath, words.count == 3 else { continue }
            entries[path] = GitEntry(mode: words[0], id: words[2])
        }
    }

    /// Where a newer version differs. Permission to execute is ignored: it changes no string.
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
    /// From the root of the work tree.
    let path: String
    /// nil for nothing.
    let old: GitEntry?
    /// nil for nothing, and for what lies on the disk.
    let new: GitEntry?
}

extension ArraySlice<UInt8> {
    /// The words before the first tab and the path after it; nil for a path that is not UTF-8, is too long for a disk,
    /// or leads out of the work tree.
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
