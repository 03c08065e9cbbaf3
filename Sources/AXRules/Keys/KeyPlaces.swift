import AXSource

/// Where each key of a list stands: an open-addressing hash table that holds no keys itself.
struct KeyPlaces: Sendable {
    /// A place in the list, or -1.
    private var slots: [Int32]
    /// Seeded, so that no file can be made to collide.
    private let hashes: [Int]
    /// The places of keys that stand again farther on.
    private(set) var covered: [Int] = []

    init(_ count: Int, _ key: @Sendable (Int) -> StringKey) {
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: -1, count: size)
        hashes = concurrentArray(count) { key($0).hashValue }
        for place in 0..<count {
            let slot = slot(of: key(place), hashes[place], key)
            if slots[slot] >= 0 { covered.append(Int(slots[slot])) }
            slots[slot] = Int32(place)
        }
    }

    /// The last place of a key.
    /// - Parameter key: those of the list.
    func place(of wanted: StringKey, _ key: (Int) -> StringKey) -> Int? {
        let place = slots[slot(of: wanted, wanted.hashValue, key)]
        return place < 0 ? nil : Int(place)
    }

    /// Where a key is, or belongs.
    @inline(__always)
    private func slot(of wanted: StringKey, _ hash: Int, _ key: (Int) -> StringKey) -> Int {
        let mask = slots.count - 1
        var slot = hash & mask
        while slots[slot] >= 0 {
            let other = Int(slots[slot])
            if hashes[other] == hash, key(other) == wanted { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }
}
