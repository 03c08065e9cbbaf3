/// Finds the ends of whitespace and comments in the bytes of a Swift file.
enum SwiftTrivia {
    /// The offset of the first byte at or after `start` that is neither whitespace nor part of a comment; at most
    /// `limit`.
    static func end(in text: [UInt8], from start: Int, to limit: Int) -> Int {
        text.withUnsafeBufferPointer { bytes in
            var offset = start
            while offset < limit {
                let next = skip(bytes, offset, limit)
                if next == offset { break }
                offset = next
            }
            return offset
        }
    }

    /// The offset after the comment that begins at `start`.
    static func commentEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        skip(bytes, start, bytes.count)
    }

    /// The offset after one whitespace character or comment; the same offset if there is neither.
    private static func skip(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ limit: Int) -> Int {
        switch bytes[offset] {
        case 0x20, 0x09...0x0D, 0x00: return offset + 1
        case UInt8(ascii: "/") where offset + 1 < limit:
            switch bytes[offset + 1] {
            case UInt8(ascii: "/"): return lineComment(bytes, offset, limit)
            case UInt8(ascii: "*"): return blockComment(bytes, offset, limit)
            default: return offset
            }
        default: return offset
        }
    }

    private static func lineComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int {
        var offset = start
        while offset < limit, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
        return offset
    }

    /// The offset after a block comment, which may contain other block comments; `limit` if the comment isn't closed.
    private static func blockComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int {
        var offset = start
        var depth = 0
        while offset + 1 < limit {
            if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return offset }
            } else {
                offset += 1
            }
        }
        return limit
    }
}
