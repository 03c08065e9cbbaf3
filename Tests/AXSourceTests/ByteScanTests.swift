import Testing

@testable import AXSource

struct ByteScanTests {
    @Test func theNextOfTheBytesIsFoundWhereverItStands() {
        let scan = ByteScan(1, 2, 3)
        for length in 0..<70 {
            for place in 0..<length {
                var bytes = [UInt8](repeating: 0, count: length)
                bytes[place] = UInt8(place % 3 + 1)
                let found = bytes.withUnsafeBufferPointer { bytes in
                    (0...length).map { scan.next(in: bytes, from: $0) }
                }
                #expect(found == (0...length).map { $0 <= place ? place : length })
            }
        }
    }

    @Test func theFirstOfSeveralIsFound() {
        let bytes = Array("0123456789abcdef,\";".utf8)
        let scan = ByteScan(UInt8(ascii: ";"), UInt8(ascii: "\""))
        #expect(bytes.withUnsafeBufferPointer { scan.next(in: $0, from: 0) } == 17)
        #expect([].withUnsafeBufferPointer { ByteScan(0).next(in: $0, from: 0) } == 0)
    }

    @Test func allAreVisitedInOrder() {
        let scan = ByteScan(1, 2, 3)
        for length in 0..<70 {
            let bytes = (0..<length).map { UInt8($0 * $0 % 5) }
            var found: [Int] = []
            bytes.withUnsafeBufferPointer { scan.forEach(in: $0) { found.append($0) } }
            #expect(found == bytes.indices.filter { (1...3).contains(bytes[$0]) })
        }
    }
}
