extension Sequence {
    /// Of the elements with one key the last, at the index of the first.
    func lastPerKey<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
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
