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
    /// The object's id; nil for what is not stored yet, but lies on the disk.
    let id: String?

    /// nil for nothing.
    /// - Parameters:
    ///   - mode: what git writes for the kind, such as `100644`.
    ///   - id: in hexadecimal digits.
    init?(mode: Substring, id: Substring) {
        switch mode.prefix(3) {
        case "100": kind = .file
        case "120": kind = .link
        case "160": kind = .module
        default: return nil
        }
        self.id = id.allSatisfy { $0 == "0" } ? nil : String(id)
    }
}

/// A path at which two versions of a work tree differ.
struct GitDifference: Hashable, Sendable {
    /// From the root of the work tree.
    let path: String
    /// nil for nothing.
    let old: GitEntry?
    let new: GitEntry?

    /// The differences that `git diff --raw -z` prints: for each a line `:100644 100644 ID ID M`, and the path.
    static func all(in output: [UInt8]) -> [GitDifference] {
        let parts = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return stride(from: 0, to: parts.count - 1, by: 2).compactMap { place in
            let words = parts[place].drop { $0 == ":" }.split(separator: " ")
            // Of a path with conflicts, nothing is told but that it has some.
            guard words.count >= 5, !words[4].hasPrefix("U") else { return nil }
            return GitDifference(
                path: parts[place + 1], old: GitEntry(mode: words[0], id: words[2]),
                new: GitEntry(mode: words[1], id: words[3]))
        }
    }
}
