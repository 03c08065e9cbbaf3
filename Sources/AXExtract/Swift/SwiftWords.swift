/// Lists the words of code by their hashes, so that no string is made of each.
struct SwiftWords {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Does `visit` for the words of a range, with the place of each. Lines that are comments have none, nor have literals.
    func forEach(in range: Range<Int>, _ visit: (_ hash: UInt64, _ word: Range<Int>) -> Void) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let byte = bytes[offset]
            if byte.isIdentifierByte {
                let start = offset
                while offset < range.upperBound, bytes[offset].isIdentifierByte { offset += 1 }
                visit(NameSet.hash(bytes[start..<offset]), start..<offset)
            } else if byte == UInt8(ascii: "\"") {
                offset = literalEnd(from: offset)
            } else if byte == UInt8(ascii: "/"), isLineComment(at: offset) {
                while offset < range.upperBound, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
            } else {
                offset += 1
            }
        }
    }

    /// Behind a literal of one line in which nothing is interpolated, and behind the quote of any other: what is
    /// interpolated is code.
    private func literalEnd(from start: Int) -> Int {
        var end = start + 1
        while end + 1 < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
            if bytes[end] == UInt8(ascii: "\"") { return end + 1 }
            if bytes[end] == UInt8(ascii: "\\") {
                if bytes[end + 1] == UInt8(ascii: "(") || bytes[end + 1] == UInt8(ascii: "#") { break }
                end += 1
            }
            end += 1
        }
        return start + 1
    }

    /// Whether a comment begins here that has its line for itself: `//` may stand in a literal.
    private func isLineComment(at offset: Int) -> Bool {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") else { return false }
        var before = offset
        while before > 0, bytes[before - 1] == 0x20 || bytes[before - 1] == 0x09 { before -= 1 }
        return before == 0 || bytes[before - 1] == 0x0A || bytes[before - 1] == 0x0D
    }
}
