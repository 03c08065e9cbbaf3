import AXSource
import Testing

struct ConcurrentMapTests {
    @Test func resultsHaveTheOrderOfTheElements() {
        let elements = Array(0..<500)
        #expect(elements.concurrentMap(largestFirst: { $0 % 7 }) { -$0 } == elements.map { -$0 })
        #expect(elements.concurrentMap { -$0 } == elements.map { -$0 })
        #expect([Int]().concurrentMap { $0 } == [])
    }

    @Test func aMapInsideOfAMapEnds() {
        let sums = Array(0..<40).concurrentMap { outer in
            Array(0..<40).concurrentMap { inner in outer * inner }.reduce(0, +)
        }
        #expect(sums == (0..<40).map { $0 * 780 })
    }

    @Test(arguments: [0, 1, 512, 513, 5_000])
    func partsCoverAllNumbersInOrder(count: Int) {
        #expect(concurrentParts(count) { Array($0) }.flatMap { $0 } == Array(0..<count))
    }
}
