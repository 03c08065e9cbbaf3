package import AXSource

/// Reads a document as events, and stops at the first error in well-formedness (XML 1.0, as implemented by libxml2).
///
/// The reader never loads or expands anything: it skips a document type declaration, and treats any reference to an
/// entity that isn't predefined as an error. Callers handle namespaces. The reader doesn't recurse, and limits depth.
///
/// Use a reader only inside the `withUnsafeBufferPointer` that provides its bytes.
package struct XMLReader {
    private let text: UnsafeBufferPointer<UInt8>
    private let encoding: TextEncoding
    private var cursor: XMLCursor
    private let firstInvalid: Int
    private let maximumDepth: Int
    private var open: [XMLToken] = []
    private var hasRoot = false
    private var hasDocumentType = false
    /// The end of an empty element, if the last event was its start.
    private var pendingEnd: XMLEvent?

    /// The attributes of the last start tag, in order.
    package private(set) var attributes: [XMLAttribute] = []
    /// The error that stopped reading; nil before that, and for a well-formed document.
    package private(set) var fault: XMLSyntaxError?

    /// - Parameters:
    ///   - text: the document in UTF-8, without a byte order mark.
    ///   - encoding: the encoding of the file, which the XML declaration must not contradict.
    ///   - maximumDepth: the maximum depth of nested elements; libxml2 stops at 256.
    package init(
        _ text: UnsafeBufferPointer<UInt8>, encoding: TextEncoding = .utf8, maximumDepth: Int = 256
    ) {
        self.text = text
        self.encoding = encoding
        self.maximumDepth = maximumDepth
        cursor = XMLCursor(text, at: 0)
        firstInvalid = UTF8Check.firstInvalidOffset(in: text) ?? text.count
    }

    /// The number of open elements.
    package var depth: Int { open.count }

    /// The next event; nil at the end and after an error.
    package mutating func next() -> XMLEvent? {
        if let end = pendingEnd {
            pendingEnd = nil
            return end
        }
        guard fault == nil else { return nil }
        if let event = plainEvent() { return event }
        while let token = cursor.token() {
            if token.span.end > firstInvalid {
                return fail(.notText, Span(firstInvalid, firstInvalid + 1))
            }
            if let found = XMLTokenCheck(text).fault(in: token, isInside: !open.isEmpty) { return fail(found) }
            if let event = event(of: token) { return event }
            if fault != nil { return nil }
        }
        return finish()
    }

    private mutating func finish() -> XMLEvent? {
        if let last = open.last { return fail(.unclosedElement, last.span) }
        return hasRoot ? nil : fail(.noRoot, Span(at: text.count))
    }

    private mutating func fail(_ kind: XMLSyntaxError.Kind, _ span: Span) -> XMLEvent? {
        fail(XMLSyntaxError(kind: kind, span: span))
    }

    private mutating func fail(_ found: XMLSyntaxError) -> XMLEvent? {
        fault = found
        return nil
    }
}

extension XMLReader {
    /// Reads and checks a common token inside the root in one pass.
    /// - Returns: nil for any other token, which then needs a full check.
    @inline(__always)
    private mutating func plainEvent() -> XMLEvent? {
        guard !open.isEmpty, cursor.offset < firstInvalid else { return nil }
        guard text[cursor.offset] == UInt8(ascii: "<") else { return plainText() }
        return plainEnd() ?? plainStart()
    }

    @inline(__always)
    private mutating func plainText() -> XMLEvent? {
        let start = cursor.offset
        var first = start
        // Indentation is usually too short to search in steps of eight bytes.
        while first < firstInvalid, text[first].isMarkupSpace { first &+= 1 }
        guard
            let end = XMLCharacters.plainEnd(text, from: first, to: firstInvalid, at: 0x3C, unless: 0x26, or: 0x5D)
        else { return nil }
        cursor.move(to: end)
        return XMLEvent(kind: .text, span: Span(start, end), name: Span(at: start), content: Span(start, end))
    }

    @inline(__always)
    private mutating func plainStart() -> XMLEvent? {
        guard open.count < maximumDepth,
            let token = XMLPlainTag.read(text, at: cursor.offset, before: firstInvalid, &attributes)
        else { return nil }
        cursor.move(to: token.span.end)
        return begin(token)
    }

    /// Reads the end tag of the innermost element if it is the next token and contains only the name.
    ///
    /// The name equals that of the start tag, which was already checked, so it isn't checked again.
    @inline(__always)
    private mutating func plainEnd() -> XMLEvent? {
        guard let start = open.last, let token = cursor.plainEndTag(of: start.name) else { return nil }
        open.removeLast()
        return XMLEvent(kind: .end, span: token.span, name: token.name, content: Span(at: token.span.end))
    }

    /// The event of a token; nil for white space around the root and for the XML declaration, and after an error.
    private mutating func event(of token: XMLToken) -> XMLEvent? {
        switch token.kind {
        case .startTag, .emptyTag: return start(token)
        case .endTag: return end(token)
        case .text: return open.isEmpty ? outside(token) : simple(.text, token)
        case .characterData: return open.isEmpty ? fail(.textOutside, token.span) : simple(.characterData, token)
        case .comment: return simple(.comment, token)
        case .processingInstruction: return instruction(token)
        case .documentType: return documentType(token)
        case .junk: return fail(.unclosedMarkup, token.span)
        }
    }

    private func simple(_ kind: XMLEvent.Kind, _ token: XMLToken) -> XMLEvent {
        XMLEvent(kind: kind, span: token.span, name: Span(at: token.span.start), content: token.content)
    }

    private mutating func outside(_ token: XMLToken) -> XMLEvent? {
        guard let first = text[token.span.range].firstIndex(where: { !$0.isMarkupSpace }) else { return nil }
        return fail(.textOutside, Span(first, token.span.end))
    }

    private mutating func start(_ token: XMLToken) -> XMLEvent? {
        guard !open.isEmpty || !hasRoot else { return fail(.secondRoot, token.span) }
        guard open.count < maximumDepth else { return fail(.tooDeep, token.span) }
        let isEmpty = token.kind == .emptyTag
        let inside = Span(token.name.end, token.span.end - (isEmpty ? 2 : 1))
        if !inside.isEmpty || !attributes.isEmpty {
            var parser = XMLAttributeParser(text, inside)
            if let found = parser.parse(into: &attributes) { return fail(found) }
        }
        hasRoot = true
        return begin(token)
    }

    /// Opens the element of a valid tag.
    @inline(__always)
    private mutating func begin(_ token: XMLToken) -> XMLEvent {
        let isEmpty = token.kind == .emptyTag
        let empty = Span(at: token.span.end)
        if isEmpty {
            pendingEnd = XMLEvent(kind: .end, span: token.span, name: token.name, content: empty)
        } else {
            open.append(token)
        }
        return XMLEvent(kind: .start(isEmpty: isEmpty), span: token.span, name: token.name, content: empty)
    }

    private mutating func end(_ token: XMLToken) -> XMLEvent? {
        guard let start = open.popLast() else { return fail(.strayEnd, token.span) }
        guard text[start.name.range].elementsEqual(text[token.name.range]) else {
            return fail(XMLSyntaxError(kind: .wrongEnd, span: token.span, opened: start.span))
        }
        return XMLEvent(kind: .end, span: token.span, name: token.name, content: Span(at: token.span.end))
    }

    private mutating func instruction(_ token: XMLToken) -> XMLEvent? {
        let content = token.content
        let targetEnd = text[content.range].firstIndex(where: \.isMarkupSpace) ?? content.end
        let target = Span(content.start, targetEnd)
        guard String(decoding: text[target.range], as: UTF8.self).lowercased() == "xml" else {
            let data = text[targetEnd..<content.end].firstIndex { !$0.isMarkupSpace } ?? content.end
            return XMLEvent(
                kind: .processingInstruction, span: token.span, name: target, content: Span(data, content.end))
        }
        guard token.span.start == 0 else { return fail(.misplacedDeclaration, token.span) }
        if let found = XMLDeclaration(text, token, encoding).fault { return fail(found) }
        return nil
    }

    private mutating func documentType(_ token: XMLToken) -> XMLEvent? {
        guard !hasRoot, !hasDocumentType else { return fail(.misplacedDocumentType, token.span) }
        hasDocumentType = true
        return simple(.documentType, token)
    }
}

/// Reads a start tag or empty tag in its most common form in one pass: ASCII names, values in double quotes without
/// references, white space only before an attribute or the end.
///
/// ``XMLCursor``, ``XMLTokenCheck`` and ``XMLAttributeParser`` read tags in any other form, each in a separate pass.
struct XMLPlainTag {
    private let text: UnsafeBufferPointer<UInt8>
    private let limit: Int
    private var offset: Int

    /// - Parameter limit: the offset at which reading stops. The bytes before it must be valid UTF-8.
    @inline(__always)
    private init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, before limit: Int) {
        self.text = text
        self.offset = offset
        self.limit = limit
    }

    /// Reads the tag at `start` and replaces the contents of `attributes` with its attributes.
    /// - Returns: nil if the tag has another form; then `attributes` may contain some of its attributes.
    static func read(
        _ text: UnsafeBufferPointer<UInt8>, at start: Int, before limit: Int, _ attributes: inout [XMLAttribute]
    ) -> XMLToken? {
        guard start < limit, text[start] == UInt8(ascii: "<") else { return nil }
        if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
        var tag = XMLPlainTag(text, at: start &+ 1, before: limit)
        guard let name = tag.name(), let kind = tag.attributes(&attributes),
            attributes.count < 2 || XMLAttributeParser.duplicate(in: text, attributes) == nil
        else { return nil }
        return XMLToken(kind: kind, span: Span(start, tag.offset), name: name)
    }

    /// Reads the attributes and the end of the tag.
    /// - Returns: the kind of the tag; nil if the tag has another form.
    private mutating func attributes(_ attributes: inout [XMLAttribute]) -> XMLToken.Kind? {
        while true {
            let hasSpace = skipSpace()
            if take(UInt8(ascii: ">")) { return .startTag }
            if take(UInt8(ascii: "/")) { return take(UInt8(ascii: ">")) ? .emptyTag : nil }
            guard hasSpace, let name = name(), take(UInt8(ascii: "=")), take(UInt8(ascii: "\"")),
                let end = XMLCharacters.plainEnd(text, from: offset, to: limit, at: 0x22, unless: 0x26, or: 0x3C)
            else { return nil }
            attributes.append(XMLAttribute(name: name, value: Span(offset, end)))
            offset = end &+ 1
        }
    }

    @inline(__always)
    private mutating func take(_ byte: UInt8) -> Bool {
        guard offset < limit, text[offset] == byte else { return false }
        offset &+= 1
        return true
    }

    @inline(__always)
    private mutating func skipSpace() -> Bool {
        let start = offset
        while offset < limit, text[offset].isMarkupSpace { offset &+= 1 }
        return offset > start
    }

    @inline(__always)
    private mutating func name() -> Span? {
        let start = offset
        guard start < limit, XMLCharacters.isASCIINameCharacter(text[start], isFirst: true) else { return nil }
        offset &+= 1
        while offset < limit, XMLCharacters.isASCIINameCharacter(text[offset], isFirst: false) { offset &+= 1 }
        return Span(start, offset)
    }
}
