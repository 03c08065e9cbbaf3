import AXSource

/// Goes over the literals and comments of a source, each of which ends with its line at the latest.
struct LinePieces {
    enum Piece {
        /// With its quotes.
        case literal(Range<Int>)
        /// A comment, or the rest of a line on which too many quotes have no end.
        case passed(Range<Int>)

        /// Where it ends.
        var end: Int {
            switch self {
            case .literal(let range), .passed(let range): range.upperBound
            }
        }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset: Int
    /// How many quotes without an end were met on the line that ends at ``lineEnd``.
    private var open = 0
    private var lineEnd = 0

    /// So many quotes without an end on their line are tried on one line: each costs a look at the rest of it.
    private static let mostOpen = 64

    /// - Parameter start: The beginning of a line.
    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
        self.bytes = bytes
        offset = start
    }

    /// The next one that begins before an offset.
    mutating func next(before limit: Int) -> Piece? {
        while offset < limit {
            offset =
                bytes.baseAddress.map {
                    ByteSearch.find(UInt8(ascii: "\""), or: UInt8(ascii: "/"), in: $0, from: offset, to: limit)
                } ?? limit
            guard offset < limit else { break }
            if let piece = bytes[offset] == UInt8(ascii: "\"") ? literal() : comment() {
                offset = piece.end
                return piece
            }
            offset += 1
        }
        return nil
    }

    private var nextLineFeed: Int {
        bytes.baseAddress.map { ByteSearch.find(0x0A, in: $0, from: offset, to: bytes.count) } ?? bytes.count
    }

    private func comment() -> Piece? {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") else { return nil }
        return .passed(offset..<nextLineFeed)
    }

    /// Nil for a quote that is passed over alone.
    private mutating func literal() -> Piece? {
        var end = offset + 1
        while end < bytes.count, bytes[end] != 0x0A {
            if bytes[end] == UInt8(ascii: "\"") { return .literal(offset..<end + 1) }
            end = bytes[end] == UInt8(ascii: "\\") ? escapeEnd(at: end) : end + 1
        }
        return rest()
    }

    /// What is passed over of a line with too many open quotes.
    private mutating func rest() -> Piece? {
        if offset >= lineEnd { (open, lineEnd) = (0, nextLineFeed) }
        open += 1
        return open > Self.mostOpen ? .passed(offset..<lineEnd) : nil
    }

    /// The offset after an escape; an interpolation is passed over whole.
    private func escapeEnd(at start: Int) -> Int {
        var end = start + 2
        guard end <= bytes.count, bytes[start + 1] == UInt8(ascii: "(") else { return end }
        var depth = 1
        while end < bytes.count, bytes[end] != 0x0A, depth > 0 {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") { depth -= 1 }
            end += 1
        }
        return end
    }
}
