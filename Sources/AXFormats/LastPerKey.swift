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

    /// Returns its argument. Passing a dictionary's subscript with a default as `inout` also inserts a missing default,
    /// without looking up the key twice.
    private static func value(_ value: inout Int) -> Int { value }

    /// The elements whose key is repeated later, in order. Each is paired with the last element that has the same key.
    func replaced<Key: Hashable>(_ key: (Element) -> Key) -> [(earlier: Element, last: Element)] {
        let keys = map(key)
        guard keys.hasRepetition else { return [] }
        let last = Dictionary(zip(keys, indices)) { $1 }
        return zip(keys, indices).compactMap { key, index in
            last[key].flatMap { $0 == index ? nil : (self[index], self[$0]) }
        }
    }
}
