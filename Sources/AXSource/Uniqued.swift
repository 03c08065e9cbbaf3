extension Sequence {
    /// The elements, without those whose key equals that of an earlier element.
    @inlinable package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in order.
    @inlinable package func uniqued() -> [Element] { uniqued(on: \.self) }
}
