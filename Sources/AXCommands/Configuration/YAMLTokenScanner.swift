import AXSource

/// Scans a YAML document before it is parsed, and rejects features that a configuration doesn't need and that could
/// overload a parser: anchors and aliases, tags, block scalars, quoted values that span lines, and deep nesting.
///
/// The scanner only recognizes where a token can begin, and rejects values that it can't distinguish from these
/// features. A quoted value is always accepted.
struct YAMLTokenScanner {
    /// The maximum depth of brackets and braces. Real configurations need far fewer levels.
    static let deepestFlow = 16

    /// The end of each quoted value, by the offset of its opening quote.
    private(set) var quotedEnds: [Int: Int] = [:]

    private let text: [UInt8]
    private var offset = 0
    private var flowDepth = 0
    /// Whether a token can begin at the current offset.
    private var atStart = true

    private init(_ text: [UInt8]) {
        self.text = text
    }

    static func scan(_ text: [UInt8]) throws(YAMLParseError) -> YAMLTokenScanner {
        var scanner = YAMLTokenScanner(text)
        while scanner.offset < text.count { try scanner.step() }
        return scanner
    }

    private mutating func step() throws(YAMLParseError) {
        let byte = text[offset]
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            atStart = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            break
        case UInt8(ascii: "#") where offset == 0 || text[offset - 1].isMarkupSpace:
            skipLine()
            return
        default:
            if atStart { try tokenStart(byte) } else { try insideToken(byte) }
            return
        }
        offset += 1
    }

    private mutating func tokenStart(_ byte: UInt8) throws(YAMLParseError) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            try quoted(byte)
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            try openFlow()
        case UInt8(ascii: "&"), UInt8(ascii: "*"):
            throw parseError(
                "anchors and aliases aren't supported; if a value begins with “\(Unicode.Scalar(byte))”, "
                    + "quote the value")
        case UInt8(ascii: "!"):
            throw parseError("tags aren't supported; if a value begins with “!”, quote the value")
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            throw parseError("block scalars aren't supported; write the value on one line, in quotes")
        case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
            // If a space follows, the byte is an indicator, and another token can begin after it.
            offset += 1
            atStart = byte == UInt8(ascii: "-") && isIndicatorRun || offset == text.count || text[offset].isMarkupSpace
        default:
            atStart = false
            try insideToken(byte)
        }
    }

    /// Whether another hyphen follows, as in the `---` before a document.
    private var isIndicatorRun: Bool { offset < text.count && text[offset] == UInt8(ascii: "-") }

    private mutating func insideToken(_ byte: UInt8) throws(YAMLParseError) {
        if flowDepth > 0, byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { return try openFlow() }
        if flowDepth > 0, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { flowDepth -= 1 }
        offset += 1
        let separates = byte == UInt8(ascii: ":") || flowDepth > 0 && byte == UInt8(ascii: ",")
        if separates { atStart = flowDepth > 0 || offset == text.count || text[offset].isMarkupSpace }
    }

    private mutating func openFlow() throws(YAMLParseError) {
        flowDepth += 1
        guard flowDepth <= Self.deepestFlow else { throw parseError("the nesting is too deep") }
        atStart = true
        offset += 1
    }

    private mutating func quoted(_ quote: UInt8) throws(YAMLParseError) {
        let start = offset
        offset += 1
        while offset < text.count, !text[offset].isLineEnd {
            let byte = text[offset]
            offset += 1
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                if offset < text.count, !text[offset].isLineEnd { offset += 1 }
            } else if byte == quote {
                if quote == UInt8(ascii: "'"), offset < text.count, text[offset] == quote { offset += 1; continue }
                quotedEnds[start] = offset
                atStart = false
                return
            }
        }
        offset = start
        throw parseError("a quoted value must end on the line where it begins")
    }

    private mutating func skipLine() {
        while offset < text.count, !text[offset].isLineEnd {
            offset += 1
        }
    }

    private func parseError(_ message: String) -> YAMLParseError {
        YAMLParseError(span: Span(offset, min(offset + 1, text.count)), message: message)
    }
}
