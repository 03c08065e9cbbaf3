extension Sequence {
    /// The elements, without those whose key equals that of an earlier element.
    @inlinable package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// The elements in order, each only once.
    @inlinable package func uniqued() -> [Element] { uniqued(on: \.self) }
}

extension Array where Element: Hashable {
    @inlinable package var hasRepetition: Bool {
        // Comparing a few elements with each other takes less time than creating a set.
        if count <= 8 { return indices.contains { self[..<$0].contains(self[$0]) } }
        return Set(self).count < count
    }
}
