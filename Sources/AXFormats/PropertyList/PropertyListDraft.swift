/// A value that is to be written into a property list.
indirect enum PropertyListDraft: Hashable, Sendable {
    /// A key with its value.
    struct Entry: Hashable, Sendable {
        let key: String
        let value: PropertyListDraft
        /// A comment above the key.
        var comment: String?
    }

    case text(String)
    /// In the order in which they are written.
    case dictionary([Entry])
}

/// White space between the parts of a property list.
struct PropertyListLayout: Hashable, Sendable {
    /// The line end; empty where a file has everything on one line.
    var newline = "\n"
    /// What one level of nesting adds.
    var unit = "\t"
    /// What stands between a key and its value in XML; nil for a new line.
    var gap: String?
}
