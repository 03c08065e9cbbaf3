public import AXSource

/// A change to a catalog. A format turns changes into text edits on the file.
public enum CatalogChange: Hashable, Sendable {
    /// The value of an existing entry.
    case set(StringKey, value: String)
    /// A new entry at the end of the table.
    case add(StringKey, value: String, comment: String?)
    /// An entry, with the comment that belongs to it.
    case remove(StringKey)
    /// The comment of an existing entry; nil removes it.
    case comment(StringKey, String?)
    /// Entries in the order of their keys, each with its comment.
    case sort
}
