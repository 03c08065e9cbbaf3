/// Numbers runs of bytes by what they hold: an open-addressing hash table that keeps no bytes itself.
///
/// Its hash is seeded, so that no file can be made to collide.
struct ByteIndex {
    /// The number of the run in each place, or -1.
    private var places: [Int32]
    private var hashes: [UInt32] = []
    private let seed = UInt64.random(in: .min ... .max)

    /// - Parameter capacity: how many runs there will be at most.
    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        places = Array(repeating: -1, count: size)
        hashes.reserveCapacity(capacity)
    }

    /// The number of a run; nil for one that was never inserted.
    /// - Parameter isSame: whether the run of a number holds the same bytes.
    @inline(__always)
    func find(_ bytes: UnsafeBufferPointer<UInt8>, _ isSame: (Int) -> Bool) -> Int? {
        let number = places[place(of: ByteHash.hash(bytes, seed: seed), isSame)]
        return number < 0 ? nil : Int(number)
    }

    /// The number of a run; the next free number for one that is new.
    /// - Parameter isSame: whether the run of a number holds the same bytes.
    @inline(__always)
    mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, _ isSame: (Int) -> Bool) -> Int {
        let hash = ByteHash.hash(bytes, seed: seed)
        let place = place(of: hash, isSame)
        if places[place] >= 0 { return Int(places[place]) }
        places[place] = Int32(hashes.count)
        hashes.append(UInt32(truncatingIfNeeded: hash >> 32))
        return hashes.count &- 1
    }

    /// Where the number of a run stands, or would stand.
    @inline(__always)
    private func place(of hash: UInt64, _ isSame: (Int) -> Bool) -> Int {
        let mask = places.count &- 1
        var place = Int(truncatingIfNeeded: hash) & mask
        while places[place] >= 0 {
            let number = Int(places[place])
            if hashes[number] == UInt32(truncatingIfNeeded: hash >> 32), isSame(number) { break }
            place = (place &+ 1) & mask
        }
        return place
    }
}
