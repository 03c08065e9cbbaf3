import Testing

@testable import AXSource

struct PartitionPointTests {
    @Test func theSecondPartBeginsWhereALookAtEachFindsIt() {
        for count in 0..<40 {
            let numbers = (0..<count).map { $0 / 3 }
            for limit in -1...14 {
                let found = numbers.partitioningIndex { $0 > limit }
                #expect(found == numbers.firstIndex { $0 > limit } ?? numbers.endIndex)
            }
        }
        let slice = Array(0..<20)[5..<15]
        #expect(slice.partitioningIndex { $0 >= 9 } == 9)
        #expect(slice.partitioningIndex { $0 >= 30 } == 15)
    }
}
