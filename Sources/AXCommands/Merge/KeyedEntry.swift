import AXSource

/// An entry of a list that is merged by key.
struct KeyedEntry<Content: Hashable & Sendable>: Hashable, Sendable {
    let key: StringKey
    /// A difference in the content counts as a change.
    let content: Content
}

/// Identifies an entry in all three lists. A key may occur more than once; then the first occurrences are paired, the
/// second ones, and so on.
struct KeyedPlace: Hashable, Sendable {
    let key: StringKey
    /// How many entries with the same key precede this one in its list.
    let occurrence: Int

    init(_ key: StringKey, occurrence: Int = 0) {
        self.key = key
        self.occurrence = occurrence
    }
}
