import AXSource
import AXTestSupport

/// Changes bytes at random, one small step at a time.
struct Mutator {
    private(set) var bytes: [UInt8]
    /// The bytes of another file, to insert pieces of.
    private let other: [UInt8]

    /// The maximum size of an input, in bytes.
    private static let largest = 24_576

    init(_ bytes: [UInt8], other: [UInt8]) {
        self.bytes = bytes
        self.other = other
    }

    mutating func step(_ random: inout SeededGenerator) {
        switch random.number(below: 16) {
        case 0: replaceByte(&random)
        case 1, 2: remove(&random)
        case 3, 4: repeatPiece(&random)
        case 5: swapPieces(&random)
        case 6, 7: insert(piece(of: other, &random), &random)
        case 8: overwrite(&random)
        case 9: cut(&random)
        case 10: flood(&random)
        case 11: reencode(&random)
        default: insert(random.pick(MutationWords.all) ?? [], &random)
        }
    }

    private mutating func replaceByte(_ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        bytes[random.number(below: bytes.count)] = UInt8(random.number(below: 256))
    }

    private mutating func remove(_ random: inout SeededGenerator) {
        bytes.removeSubrange(range(in: bytes, &random))
    }

    private mutating func repeatPiece(_ random: inout SeededGenerator) {
        let piece = range(in: bytes, &random)
        replace(piece.upperBound..<piece.upperBound, by: Array(bytes[piece]))
    }

    private mutating func swapPieces(_ random: inout SeededGenerator) {
        let piece = Array(bytes[range(in: bytes, &random)])
        let place = range(in: bytes, &random)
        replace(place, by: piece)
    }

    private mutating func insert(_ piece: [UInt8], _ random: inout SeededGenerator) {
        let place = random.number(below: bytes.count + 1)
        replace(place..<place, by: piece)
    }

    private mutating func overwrite(_ random: inout SeededGenerator) {
        let piece = random.pick(MutationWords.all) ?? []
        let place = random.number(below: bytes.count + 1)
        replace(place..<min(bytes.count, place + piece.count), by: piece)
    }

    private mutating func cut(_ random: inout SeededGenerator) {
        bytes.removeSubrange(random.number(below: bytes.count + 1)...)
    }

    /// Inserts the same piece up to 199 times, so that code that takes quadratic time exceeds the limit.
    private mutating func flood(_ random: inout SeededGenerator) {
        guard let word = random.pick(MutationWords.all), random.isOne(in: 4) else { return }
        insert((0..<random.number(below: 200)).flatMap { _ in word }, &random)
    }

    private mutating func reencode(_ random: inout SeededGenerator) {
        guard random.isOne(in: 4), let encoding = random.pick(TextEncoding.allCases) else { return }
        let mark = random.isOne(in: 4) ? [] : encoding.byteOrderMark
        let text = SourceFile(path: "", raw: bytes).text
        let sample = SourceFile(path: "", raw: encoding.byteOrderMark)
        replace(0..<bytes.count, by: mark + sample.encoded(text))
    }

    private mutating func replace(_ range: Range<Int>, by piece: [UInt8]) {
        guard bytes.count - range.count + piece.count <= Self.largest else { return }
        bytes.replaceSubrange(range, with: piece)
    }

    private func piece(of bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        Array(bytes[range(in: bytes, &random)])
    }

    /// A random range, more often short than long.
    private func range(in bytes: [UInt8], _ random: inout SeededGenerator) -> Range<Int> {
        let start = random.number(below: bytes.count + 1)
        let longest = [1, 4, 16, 64, 256, bytes.count][random.number(below: 6)]
        return start..<min(bytes.count, start + random.number(below: longest + 1))
    }
}
