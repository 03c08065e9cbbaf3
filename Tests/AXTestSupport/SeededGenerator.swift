/// A generator of random numbers that depend only on its seed, on every machine (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// The generator for one member of a series. Its numbers are independent of those of its neighbors.
    package init(seed: UInt64, member: Int) {
        var start = SeededGenerator(seed: seed)
        self.init(seed: start.next() ^ UInt64(truncatingIfNeeded: member) &* 0xD1B5_4A32_D192_ED03)
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to but not including `limit`; 0 if `limit` is 0.
    package mutating func number(below limit: Int) -> Int {
        limit <= 0 ? 0 : Int(next().multipliedFullWidth(by: UInt64(limit)).high)
    }

    /// One of the elements; nil if the collection is empty.
    package mutating func pick<Elements: RandomAccessCollection>(_ elements: Elements) -> Elements.Element? {
        guard !elements.isEmpty else { return nil }
        return elements[elements.index(elements.startIndex, offsetBy: number(below: elements.count))]
    }

    /// True once in `count` times on average; always true if `count` is less than 2.
    package mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }
}
