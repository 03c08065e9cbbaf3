import AXScan
import AXSource

/// Reads an XML property list as CoreFoundation does: what follows the first value is ignored, the last entry of a key wins.
struct XMLPropertyList {
    private let text: [UInt8]
    private var scanner: XMLScanner
    /// Whether bytes above ASCII are ISO 8859-1, as the declaration says.
    private let isLatin1: Bool

    /// Whether a text may be XML: its first character is an angle that opens markup.
    static func isCandidate(_ text: [UInt8]) -> Bool {
        guard let first = text.firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { return false }
        return text[first] == UInt8(ascii: "<") && first + 1 < text.count
            && [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p"), UInt8(ascii: "d")].contains(text[first + 1])
    }

    static func read(_ text: [UInt8]) throws(PropertyList.Failure) -> PropertyList {
        var reader = XMLPropertyList(text)
        return try reader.readRoot()
    }

    private init(_ text: [UInt8]) {
        self.text = text
        scanner = XMLScanner(text)
        let declaration = String(decoding: text.prefix(200), as: UTF8.self).lowercased().prefix { $0 != ">" }
        isLatin1 = declaration.contains("iso-8859-1") || declaration.contains("latin1")
    }

    private mutating func readRoot() throws(PropertyList.Failure) -> PropertyList {
        var token = try element()
        if name(token) == "plist", token.kind == .startTag { token = try element() }
        guard name(token) == "dict" else {
            _ = try value(token, depth: 1)
            return PropertyList(entries: nil)
        }
        return PropertyList(entries: try dictionary(token, depth: 1))
    }

    /// The next tag; text other than white space has no place between tags.
    private mutating func element() throws(PropertyList.Failure) -> XMLToken {
        while let token = scanner.next() {
            switch token.kind {
            case .comment, .processingInstruction, .documentType: continue
            case .text:
                guard text[token.span.range].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
                    throw PropertyList.Failure(message: "text stands between elements", span: token.span)
                }
            case .startTag, .emptyTag, .endTag: return token
            case .characterData, .junk:
                throw PropertyList.Failure(message: "the markup is not well-formed", span: token.span)
            }
        }
        throw PropertyList.Failure(message: "the file ends before its last element", span: Span(at: text.count))
    }

    private mutating func dictionary(
        _ open: XMLToken, depth: Int
    ) throws(PropertyList.Failure) -> [PropertyList.Entry] {
        var entries: [PropertyList.Entry] = []
        guard open.kind == .startTag else { return entries }
        while true {
            let token = try element()
            if token.kind == .endTag { return try closed(token, open, entries) }
            guard name(token) == "key", token.kind != .endTag else {
                throw PropertyList.Failure(message: "a key is missing before this value", span: token.span)
            }
            let key = try string(token)
            let next = try element()
            if name(next) == "string" {
                let text = try string(next)
                entries.append(
                    .init(
                        key: StringKey(bytes: key.bytes), value: .string(StringKey(bytes: text.bytes)), span: key.span,
                        text: text.located))
            } else {
                let value = try value(next, depth: depth + 1)
                entries.append(.init(key: StringKey(bytes: key.bytes), value: value, span: key.span, text: nil))
            }
        }
    }

    private func closed<Value>(
        _ token: XMLToken, _ open: XMLToken, _ value: Value
    ) throws(PropertyList.Failure) -> Value {
        guard name(token) == name(open) else {
            throw PropertyList.Failure(message: "this tag closes another element", span: token.span)
        }
        return value
    }

    private mutating func value(_ token: XMLToken, depth: Int) throws(PropertyList.Failure) -> PropertyValue {
        guard depth <= PropertyList.maximumDepth, token.kind != .endTag else {
            throw PropertyList.Failure(message: "a value is missing or nested too deep", span: token.span)
        }
        switch name(token) {
        case "string": return .string(StringKey(bytes: try string(token).bytes))
        case "dict":
            let entries = try dictionary(token, depth: depth)
            return .dictionary(Dictionary(entries.map { ($0.key, $0.value) }) { $1 })
        case "array": return .array(try array(token, depth: depth))
        case "data": return .data(try data(token))
        case "true", "false":
            let name = name(token)
            if token.kind == .startTag { _ = try string(token) }
            return .other(name)
        case "integer", "real", "date": return .other(String(decoding: try string(token).bytes, as: UTF8.self))
        default: throw PropertyList.Failure(message: "this element is not part of a property list", span: token.span)
        }
    }

    private mutating func array(_ open: XMLToken, depth: Int) throws(PropertyList.Failure) -> [PropertyValue] {
        var elements: [PropertyValue] = []
        guard open.kind == .startTag else { return elements }
        while true {
            let token = try element()
            if token.kind == .endTag { return try closed(token, open, elements) }
            elements.append(try value(token, depth: depth + 1))
        }
    }

    private mutating func data(_ open: XMLToken) throws(PropertyList.Failure) -> [UInt8] {
        let text = try string(open)
        guard let bytes = Base64.decode(text.bytes) else {
            throw PropertyList.Failure(message: "the data is not base 64", span: text.span)
        }
        return bytes
    }

    /// The text of an element that holds nothing but text, up to its end tag.
    private mutating func string(
        _ open: XMLToken
    ) throws(PropertyList.Failure) -> (bytes: [UInt8], span: Span, located: LocatedText) {
        var bytes: [UInt8] = []
        var span = Span(at: open.span.end)
        var steps: [LocatedText.Step] = []
        guard open.kind == .startTag else { return (bytes, span, LocatedText("", span: span)) }
        while let token = scanner.next() {
            switch token.kind {
            case .text, .characterData:
                let content = token.kind == .text ? token.span : Span(token.span.start + 9, token.span.end - 3)
                steps.append(LocatedText.Step(decoded: bytes.count, file: content.start))
                bytes += try decoded(token, content)
                span = Span(span.start, token.span.end)
            case .comment, .processingInstruction: continue
            case .endTag:
                let text = LocatedText(WTF8.string(bytes), span: span, steps: steps, escapes: .xml)
                return try closed(token, open, (bytes, span, text))
            default: throw PropertyList.Failure(message: "an element stands inside text", span: token.span)
            }
        }
        throw PropertyList.Failure(message: "this element is not closed", span: open.span)
    }

    private func decoded(_ token: XMLToken, _ content: Span) throws(PropertyList.Failure) -> [UInt8] {
        let plain = token.kind == .text ? XMLText.decode(text, content) : Array(text[content.range])
        guard let plain else { throw PropertyList.Failure(message: "an unknown entity is used", span: token.span) }
        guard isLatin1 else { return plain }
        return plain.reduce(into: []) { WTF8.append(UInt32($1), to: &$0) }
    }

    private func name(_ token: XMLToken) -> String {
        String(decoding: text[token.name.range], as: UTF8.self)
    }
}

extension EscapeTable {
    /// The characters that XML text cannot hold as they are.
    static let xml = EscapeTable(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;", "\r\n": "&#13;\n"])
}
