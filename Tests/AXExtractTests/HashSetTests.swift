import Testing

@testable import AXExtract

struct HashSetTests {
    private static func both(_ hashes: [UInt64]) -> (HashSet, Set<UInt64>) {
        var own = HashSet()
        hashes.forEach { own.insert($0) }
        return (own, Set(hashes))
    }

    /// Many that share their low bits, 0 and the largest among them.
    private static let hashes = (0..<500).map { UInt64($0) << 32 } + [0, .max, 1, 1]

    /// It would take minutes if hashes in the order of their places crowded together.
    @Test(.timeLimit(.minutes(15))) func largeSetsAreJoinedWithSmallOnes() {
        var large = HashSet()
        for number in 1...400_000 { large.insert(NameSet.hash("name\(number)")) }
        var (union, intersection) = (HashSet(), large)
        union.insert(1)
        union.formUnion(large)
        intersection.formIntersection(union)
        let some = NameSet.hash("name399999")
        #expect(union.contains(1) && union.contains(some) && intersection.contains(some) && !intersection.contains(1))
    }

    @Test func itHoldsWhatASetHolds() {
        let (own, known) = Self.both(Self.hashes)
        for hash in Self.hashes + [2, 1 << 31, 501 << 32] { #expect(own.contains(hash) == known.contains(hash)) }
        #expect(!own.isEmpty && HashSet().isEmpty && !HashSet().contains(0))
    }

    @Test(arguments: [([], []), ([0], [0]), ([1, 2], [3]), ([1, 2, 3], [3]), ([0, 5], []), ([7, 0], [7, 9, 0])])
    func setsAreJoinedAsSetsAre(first: [UInt64], second: [UInt64]) {
        let (own, known) = Self.both(first)
        let (other, knownOther) = Self.both(second)
        #expect(own.isDisjoint(with: other) == known.isDisjoint(with: knownOther))
        var (union, intersection) = (own, own)
        union.formUnion(other)
        intersection.formIntersection(other)
        for hash in Set(first + second + [42]) {
            #expect(union.contains(hash) == known.union(knownOther).contains(hash))
            #expect(intersection.contains(hash) == known.intersection(knownOther).contains(hash))
        }
    }
}
