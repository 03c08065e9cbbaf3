import AXSource

/// Scans the bytes of a Swift file for comments and literals, without parsing it.
struct SwiftComments {
    /// Real code nests literals about three levels deep.
    private static let deepestLiteral = 64

    private let bytes: UnsafeBufferPointer<UInt8>
    /// The UTF-8 offset of the scan.
    var offset = 0
    private var interpolationDepth = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The spans of the comments, in file order.
    static func spans(in text: [UInt8]) -> [Span] {
        text.withUnsafeBufferPointer { bytes in
            var scan = SwiftComments(bytes)
            var spans: [Span] = []
            while scan.offset < bytes.count {
                let start = scan.offset
                scan.skip()
                if bytes[start] == UInt8(ascii: "/"), scan.offset > start + 1 {
                    spans.append(Span(start, scan.offset))
                }
            }
            return spans
        }
    }

    /// The end of the byte, comment, literal or run of `#` at an offset.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int {
        var scan = SwiftComments(bytes)
        scan.offset = offset
        scan.skip()
        return scan.offset
    }

    /// Skips an opening parenthesis and everything through the matching one, or to the end of the file if there isn't
    /// one.
    private mutating func skipParentheses() {
        var depth = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "("):
                depth += 1
                offset += 1
            case UInt8(ascii: ")"):
                depth -= 1
                offset += 1
                if depth == 0 { return }
            default: skip()
            }
        }
    }

    /// Skips one byte, comment, literal or run of `#`. Must not be called at the end of the file.
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

    /// Skips a literal, including interpolations. A single-line literal without a closing quote ends with the line.
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

    /// Ends the scan if interpolated literals are nested so deeply that recursion could exhaust the stack.
    private mutating func skipInterpolation() {
        interpolationDepth += 1
        if interpolationDepth > Self.deepestLiteral { offset = bytes.count } else { skipParentheses() }
        interpolationDepth -= 1
    }

    private func hasPounds(_ count: Int, at distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    private func byte(_ distance: Int) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }
}
