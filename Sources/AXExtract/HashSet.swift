/// A set of hashes of 64 bits, which are not hashed once more.
///
/// It is an open table with linear probing. Where a hash is looked for first follows from its product with a random number, so
/// that nobody can write names that all want one place.
struct HashSet: Sendable {
    /// A power of two of places, at most three quarters of them taken; 0 where a place is free.
    private var places: [UInt64] = []
    private var taken = 0
    /// Whether the hash 0 is in the set.
    private var hasZero = false
    private let factor = Self.randomFactor

    private static let randomFactor = UInt64.random(in: .min ... .max) | 1
    private static let fewest = 8

    var isEmpty: Bool { taken == 0 && !hasZero }

    func contains(_ hash: UInt64) -> Bool {
        if hash == 0 { return hasZero }
        return taken > 0 && places[place(of: hash)] == hash
    }

    mutating func insert(_ hash: UInt64) {
        guard hash != 0 else {
            hasZero = true
            return
        }
        if taken * 4 >= places.count * 3 { grow(to: max(Self.fewest, places.count * 2)) }
        let place = place(of: hash)
        if places[place] == 0 {
            places[place] = hash
            taken += 1
        }
    }

    mutating func formUnion(_ other: HashSet) {
        if isEmpty {
            self = other
        } else {
            reserve(other)
            other.forEach { insert($0) }
        }
    }

    mutating func formIntersection(_ other: HashSet) {
        var both = HashSet()
        both.reserve(self)
        forEach { if other.contains($0) { both.insert($0) } }
        self = both
    }

    func isDisjoint(with other: HashSet) -> Bool {
        let (small, large) = taken < other.taken ? (self, other) : (other, self)
        if large.isEmpty { return true }
        return !(small.hasZero && large.hasZero) && !small.places.contains { $0 != 0 && large.contains($0) }
    }

    private func forEach(_ visit: (UInt64) -> Void) {
        if hasZero { visit(0) }
        for hash in places where hash != 0 { visit(hash) }
    }

    /// Where a hash is, or where it would be put.
    private func place(of hash: UInt64) -> Int {
        let mask = places.count - 1
        // The highest bits of the product follow from all bits of the hash.
        var place = Int((hash &* factor) >> UInt64(places.count.leadingZeroBitCount + 1))
        while places[place] != 0, places[place] != hash { place = (place + 1) & mask }
        return place
    }

    /// Makes room for the hashes of another set. They come in the order of their places, so that a smaller table would hold
    /// them all at its beginning, and look at each for the next.
    private mutating func reserve(_ other: HashSet) {
        if places.count < other.places.count { grow(to: other.places.count) }
    }

    private mutating func grow(to count: Int) {
        let old = places
        places = Array(repeating: 0, count: count)
        for hash in old where hash != 0 { places[place(of: hash)] = hash }
    }
}
