import AXSource

/// Goes over the bytes of a Swift file, past comments, literals and brackets.
struct SwiftCursor {
    /// Literals are nested some three deep in real code.
    private static let deepestLiteral = 64

    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    /// How many interpolations the cursor is in.
    private var depth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Goes to the brace that opens the body of a declaration; false where there is none.
    /// - Parameter stops: Whether the end of the line ends the declaration whatever follows.
    mutating func skipToBody(stops: Bool) -> Bool {
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "{"): return true
            case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
                return false
            case UInt8(ascii: "=") where stops: return false
            case UInt8(ascii: "("): skipParentheses()
            case 0x0A, 0x0D:
                while offset < bytes.count, bytes[offset].isASCIISpace { offset += 1 }
                if stops || !Self.continuations.contains(where: { isNext($0) }) { return false }
            default: offset += 1
            }
        }
        return false
    }

    /// What a line may begin with that goes on with the signature of a function.
    private static let continuations: [StaticString] = ["{", "->", "where ", "throws", "async", "rethrows"]

    private func isNext(_ text: StaticString) -> Bool {
        offset + text.utf8CodeUnitCount <= bytes.count
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    mutating func skipBlanks() {
        while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    }

    mutating func skipWord() {
        while offset < bytes.count, bytes[offset].isIdentifierByte { offset += 1 }
    }

    mutating func skipBraces() { skipBrackets(UInt8(ascii: "{"), UInt8(ascii: "}")) }

    mutating func skipParentheses() { skipBrackets(UInt8(ascii: "("), UInt8(ascii: ")")) }

    /// From an opening bracket to behind the one that closes it, or to the end of the file.
    mutating func skipBrackets(_ opener: UInt8, _ closer: UInt8) {
        var depth = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == opener {
                depth += 1
                offset += 1
            } else if byte == closer {
                depth -= 1
                offset += 1
                if depth == 0 { return }
            } else {
                skip()
            }
        }
    }

    /// One byte, comment or literal further.
    mutating func skip() {
        switch bytes[offset] {
        case UInt8(ascii: "\""): skipLiteral(pounds: 0)
        case UInt8(ascii: "#"):
            var pounds = 0
            while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
            offset += pounds
            if byte(0) == UInt8(ascii: "\"") { skipLiteral(pounds: pounds) }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
            offset = max(offset + 2, SwiftTrivia.commentEnd(bytes, from: offset))
        default: offset += 1
        }
    }

    /// From the quote of a literal to behind its end, with what is interpolated. One line ends with the line.
    private mutating func skipLiteral(pounds: Int) {
        let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isMultiline ? 3 : 1
        offset += quotes
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\\") where hasPounds(pounds, at: 1):
                offset += pounds + 1
                if byte(0) == UInt8(ascii: "(") { skipInterpolation() } else { offset = min(offset + 1, bytes.count) }
            case UInt8(ascii: "\"")
            where !isMultiline || byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\""):
                guard hasPounds(pounds, at: quotes) else {
                    offset += 1
                    continue
                }
                offset += quotes + pounds
                return
            case 0x0A where !isMultiline, 0x0D where !isMultiline: return
            default: offset += 1
            }
        }
    }

    /// Literals in interpolations in literals … end the scan where they are too many for the stack.
    private mutating func skipInterpolation() {
        depth += 1
        if depth > Self.deepestLiteral { offset = bytes.count } else { skipParentheses() }
        depth -= 1
    }

    private func hasPounds(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    func byte(_ distance: Int) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }
}
