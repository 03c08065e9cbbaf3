import AXSource

/// An entry of a list that is merged by key.
struct KeyedEntry<Content: Hashable & Sendable>: Hashable, Sendable {
    let key: StringKey
    /// Everything that counts as a change when it differs: the text, and the comment where comments are merged too.
    let content: Content
}

/// What an entry is found again by on the other sides. A table may hold a key twice; then the first is paired with the
/// first, the second with the second.
struct KeyedPlace: Hashable, Sendable {
    let key: StringKey
    /// How many entries with the same key stand before this one in its list.
    let occurrence: Int

    init(_ key: StringKey, occurrence: Int = 0) {
        self.key = key
        self.occurrence = occurrence
    }
}
