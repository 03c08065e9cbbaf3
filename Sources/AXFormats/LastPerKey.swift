import AXSource

extension RandomAccessCollection where Index == Int {
    /// The last element for each key, in the order in which the keys first appear.
    func lastPerKey<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
        var places = [Key: Int](minimumCapacity: count)
        var last: [Int] = []
        last.reserveCapacity(count)
        for index in indices {
            let place = Self.value(&places[key(self[index]), default: last.count])
            if place < last.count { last[place] = index } else { last.append(index) }
        }
        return last.count == count ? Array(self) : last.map { self[$0] }
    }

    /// Returns its argument. If the argument is a dictionary's subscript with a default, passing it as `inout` inserts
    /// a missing default without a second lookup.
    private static func value(_ value: inout Int) -> Int { value }

    /// The elements that have the same key as an earlier element, in order. Each is paired with the nearest such
    /// element.
    func repeated<Key: Hashable>(_ key: (Element) -> Key) -> [(earlier: Element, later: Element)] {
        let keys = map(key)
        guard keys.hasRepetition else { return [] }
        var known: [Key: Int] = [:]
        return zip(keys, indices).compactMap { key, index in
            known.updateValue(index, forKey: key).map { (self[$0], self[index]) }
        }
    }
}
