extension Sequence {
    /// The elements, without those whose key equals that of an earlier element.
    package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension Sequence {
    /// Of the elements with one key the last, at the index of the first.
    package func lastPerKey<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
        var indices: [Key: Int] = [:]
        var last: [Element] = []
        for element in self {
            let key = key(element)
            if let index = indices[key] {
                last[index] = element
            } else {
                indices[key] = last.count
                last.append(element)
            }
        }
        return last
    }
}

extension Sequence where Element: Hashable {
    /// The elements without repetitions, in order.
    package func uniqued() -> [Element] { uniqued(on: \.self) }
}
