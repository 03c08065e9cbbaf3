import AXTestSupport
import Testing

@testable import AXSource

/// Compares each search with a simple loop over the bytes, in random arrays of nine distinct bytes.
@Suite struct ByteSearchTests {
    private static let texts: [[UInt8]] = {
        var random = SeededGenerator(seed: 12)
        let bytes: [UInt8] = [0x00, 0x1F, 0x20, 0x21, 0x22, 0x7F, 0x80, 0xA2, 0xFF]
        return (0..<60).map { length in (0..<length).map { _ in random.pick(bytes) ?? 0 } }
    }()

    private func expect(
        _ isWanted: (UInt8) -> Bool, _ find: (_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int
    ) {
        for text in Self.texts {
            text.withUnsafeBufferPointer { bytes in
                guard let base = bytes.baseAddress else { return }
                for (start, end) in [(0, text.count), (text.count / 3, text.count), (1, text.count - 2)]
                where start <= end {
                    let expected = text[start..<end].firstIndex(where: isWanted) ?? end
                    #expect(find(base, start, end) == expected, "\(text) from \(start) to \(end)")
                }
            }
        }
    }

    @Test func theFirstOfAFewBytesIsFound() {
        expect {
            $0 == 0x22
        } _: {
            ByteSearch.find(0x22, in: $0, from: $1, to: $2)
        }
        expect {
            $0 == 0xFF || $0 == 0x00
        } _: {
            ByteSearch.find(0xFF, or: 0x00, in: $0, from: $1, to: $2)
        }
        expect {
            [0x21, 0x80, 0xA2].contains($0)
        } _: {
            ByteSearch.find(0x21, 0x80, or: 0xA2, in: $0, from: $1, to: $2)
        }
    }

    @Test func theFirstControlCharacterIsFound() {
        expect {
            $0 < 0x20
        } _: { base, start, end in
            ByteSearch.first(in: base, from: start, to: end, marks: \.controls, where: { $0 < 0x20 })
        }
    }

    @Test(
        arguments: [[0x22], [0x20, 0x21], [0x22, 0x22], [0x20, 0x1F, 0x20], Array(repeating: 0x20, count: 12)]
            as [[UInt8]])
    func aWordIsFoundAtEachPlace(word: [UInt8]) {
        for length in 0..<40 {
            for place in 0...length {
                var text = [UInt8](repeating: 0x7F, count: length)
                text.insert(contentsOf: word, at: place)
                #expect(text.firstRange(of: word, from: 0) == place..<place + word.count)
                #expect(text.firstRange(of: word, from: place) == place..<place + word.count)
                #expect(Array(text.dropLast()).firstRange(of: word, from: place + 1) == nil)
            }
        }
    }

    @Test func aWordIsFoundAmongItsBeginnings() {
        #expect(Array("aabaabaac".utf8).firstRange(of: Array("aabaac".utf8), from: 0) == 3..<9)
        #expect(Array("aabaabaac".utf8).firstRange(of: Array("aabaac".utf8), from: 4) == nil)
        #expect([UInt8]().firstRange(of: [0x20], from: 0) == nil)
        #expect([0x20, 0x20].firstRange(of: [], from: 0) == nil)
    }
}
