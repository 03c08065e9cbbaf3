import AXScan
import AXSource

/// Reads an XML property list as CoreFoundation does: what follows the first value is ignored. Entities other than XML's own
/// five are refused, and nothing outside of the file is looked up.
struct XMLPropertyList {
    private let text: [UInt8]
    private var scanner: XMLScanner
    private var builder = PropertyListBuilder()
    /// The tag of the enclosing `plist` element, which is optional.
    private var plist: XMLToken?
    private var isBeforeRoot = true
    /// Whether bytes above ASCII are ISO 8859-1, as the declaration says.
    private let isLatin1: Bool

    /// Whether a text may be XML: its first character is an angle that opens markup.
    static func isCandidate(_ text: [UInt8]) -> Bool {
        guard let first = text.firstIndex(where: { !isSpace($0) }) else { return false }
        return text[first] == UInt8(ascii: "<") && first + 1 < text.count
            && [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p"), UInt8(ascii: "d")].contains(text[first + 1])
    }

    /// Whether the declaration of an XML text says that its bytes are ISO 8859-1.
    static func isLatin1(_ text: [UInt8]) -> Bool {
        let declaration = String(decoding: text.prefix(200), as: UTF8.self).lowercased().prefix { $0 != ">" }
        return declaration.contains("iso-8859-1") || declaration.contains("latin1")
    }

    /// The value of the file and what refuses it. Of a file that breaks off, the value is what stands before the fault.
    static func read(_ text: [UInt8]) -> (root: PropertyListNode?, failure: PropertyList.Failure?) {
        var reader = XMLPropertyList(text)
        do throws(PropertyList.Failure) {
            try reader.readRoot()
            return (reader.builder.root, nil)
        } catch {
            return (reader.builder.finish(at: error.span.start), error)
        }
    }

    private init(_ text: [UInt8]) {
        self.text = text
        scanner = XMLScanner(text)
        isLatin1 = Self.isLatin1(text)
    }

    private mutating func readRoot() throws(PropertyList.Failure) {
        while builder.root == nil {
            guard let token = scanner.next() else {
                throw PropertyList.Failure(
                    message: "the file ends before its last element", span: Span(at: text.count))
            }
            switch token.kind {
            case .processingInstruction, .documentType: continue
            case .comment: builder.comment(token.span)
            case .text: try whitespace(token.span)
            case .startTag, .emptyTag: try begin(token)
            case .endTag: try end(token)
            case .characterData, .junk:
                throw PropertyList.Failure(message: "the markup is not well-formed", span: token.span)
            }
        }
        try readEnd()
    }

    /// What follows the value: the end of the `plist` element, where there is one.
    private mutating func readEnd() throws(PropertyList.Failure) {
        guard let plist else { return }
        while let token = scanner.next() {
            switch token.kind {
            case .processingInstruction, .comment: continue
            case .text: try whitespace(token.span)
            case .endTag where name(token) == "plist": return
            default: throw PropertyList.Failure(message: "a second value stands in the list", span: token.span)
            }
        }
        throw PropertyList.Failure(message: "this element is not closed", span: plist.span)
    }

    /// Text between elements: nothing but white space has a place there.
    private mutating func whitespace(_ span: Span) throws(PropertyList.Failure) {
        var newlines = 0
        for offset in span.range {
            guard Self.isSpace(text[offset]) else {
                throw PropertyList.Failure(message: "text stands between elements", span: span)
            }
            let endsLine = text[offset] == 0x0A || (text[offset] == 0x0D && text[min(offset + 1, span.end - 1)] != 0x0A)
            if endsLine { newlines += 1 }
        }
        builder.whitespace(newlines: newlines)
    }

    private mutating func begin(_ token: XMLToken) throws(PropertyList.Failure) {
        let name = name(token)
        if isBeforeRoot, name == "plist", token.kind == .startTag {
            isBeforeRoot = false
            plist = token
            return
        }
        isBeforeRoot = false
        if builder.expectsKey {
            guard name == "key" else {
                throw PropertyList.Failure(message: "a key is missing before this value", span: token.span)
            }
            return builder.key(try string(token))
        }
        switch name {
        case "dict": try open(.dictionary, token)
        case "array": try open(.array, token)
        default: try scalar(name, token)
        }
    }

    private mutating func open(
        _ container: PropertyListBuilder.Container, _ token: XMLToken
    ) throws(PropertyList.Failure) {
        guard builder.depth < PropertyList.maximumDepth else {
            throw PropertyList.Failure(message: "values are nested deeper than 512 levels", span: token.span)
        }
        builder.open(container, at: token.span.start)
        if token.kind == .emptyTag { builder.close(at: token.span.end) }
    }

    private mutating func end(_ token: XMLToken) throws(PropertyList.Failure) {
        let expected: String? =
            switch builder.container {
            case .dictionary: "dict"
            case .array: "array"
            case nil: nil
            }
        guard name(token) == expected else {
            throw PropertyList.Failure(message: "this tag closes another element", span: token.span)
        }
        guard builder.waitingKey == nil else {
            throw PropertyList.Failure(message: "a value is missing before this tag", span: token.span)
        }
        builder.close(at: token.span.end)
    }

    private mutating func scalar(_ name: String, _ token: XMLToken) throws(PropertyList.Failure) {
        // A key where a value should be is a string to CoreFoundation.
        guard ["string", "key", "data", "true", "false", "integer", "real", "date"].contains(name) else {
            throw PropertyList.Failure(message: "this element is not part of a property list", span: token.span)
        }
        let text = try string(token)
        let content: PropertyListNode.Content =
            switch name {
            case "string", "key": .text(text)
            case "data": .other(.data(try data(text)))
            case "true", "false": .other(.other(name))
            default: .other(.other(text.key.text))
            }
        builder.add(PropertyListNode(content: content, span: text.span))
    }

    private func data(_ text: PropertyListText) throws(PropertyList.Failure) -> [UInt8] {
        guard let bytes = Base64.decode(text.key.bytes) else {
            throw PropertyList.Failure(message: "the data is not base 64", span: text.located.span)
        }
        return bytes
    }

    /// The text of an element that holds nothing but text, up to its end tag.
    private mutating func string(_ open: XMLToken) throws(PropertyList.Failure) -> PropertyListText {
        guard open.kind == .startTag else {
            let located = LocatedText("", span: Span(at: open.span.end), escapes: .xml)
            return PropertyListText(key: "", located: located, span: open.span)
        }
        while let token = scanner.next() {
            switch token.kind {
            case .text, .characterData: continue
            case .comment, .processingInstruction:
                throw PropertyList.Failure(message: "a comment stands inside text", span: token.span)
            case .endTag where name(token) == name(open):
                return try text(Span(open.span.end, token.span.start), of: Span(open.span.start, token.span.end))
            case .endTag:
                throw PropertyList.Failure(message: "this tag closes another element", span: token.span)
            default: throw PropertyList.Failure(message: "an element stands inside text", span: token.span)
            }
        }
        throw PropertyList.Failure(message: "this element is not closed", span: open.span)
    }

    private func text(_ content: Span, of element: Span) throws(PropertyList.Failure) -> PropertyListText {
        guard let pieces = XMLTextPieces(text, content, isLatin1: isLatin1) else {
            throw PropertyList.Failure(message: "an unknown entity is used", span: content)
        }
        let bytes = pieces.bytes
        // Only 0xED begins a surrogate, which needs the slow way.
        let string = bytes.contains(0xED) ? WTF8.string(bytes) : String(decoding: bytes, as: UTF8.self)
        let located = LocatedText(string, span: content, steps: pieces.steps, escapes: .xml)
        return PropertyListText(key: StringKey(bytes: bytes), located: located, span: element)
    }

    private func name(_ token: XMLToken) -> String {
        String(decoding: text[token.name.range], as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}

extension EscapeTable {
    /// The characters that XML text cannot hold as they are.
    static let xml = EscapeTable(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])
}
