package import AXSource

/// Reads a document as events and stops at the first place that is not well-formed (XML 1.0, as libxml2 sees it).
///
/// Nothing is ever looked up or expanded: a document type is passed over, and a reference to an entity that it may
/// declare is a fault. Namespaces are the caller's matter. There is no recursion, and a bound on depth.
///
/// A reader is used while the bytes that it was made with are in reach: inside `withUnsafeBufferPointer`.
package struct XMLReader {
    private let text: UnsafeBufferPointer<UInt8>
    private let encoding: TextEncoding
    private var cursor: XMLCursor
    private let firstInvalid: Int
    private let maximumDepth: Int
    private var open: [XMLToken] = []
    private var hasRoot = false
    private var hasDocumentType = false
    /// The end of an empty element whose start was the last event.
    private var pendingEnd: XMLEvent?

    /// The attributes of the start tag that was read last, in the order of the tag.
    package private(set) var attributes: [XMLAttribute] = []
    /// Why reading ended early; nil while it goes on, and for a well-formed document.
    package private(set) var fault: XMLFault?

    /// - Parameters:
    ///   - text: the document in UTF-8, without a byte order mark.
    ///   - encoding: the encoding of the file, which its declaration must not contradict.
    ///   - maximumDepth: how deep elements may nest; libxml2 stops at 256.
    package init(
        _ text: UnsafeBufferPointer<UInt8>, encoding: TextEncoding = .utf8, maximumDepth: Int = 256
    ) {
        self.text = text
        self.encoding = encoding
        self.maximumDepth = maximumDepth
        cursor = XMLCursor(text, at: 0)
        firstInvalid = UTF8Check.firstInvalidOffset(in: text) ?? text.count
    }

    /// How many elements are open.
    package var depth: Int { open.count }

    /// The next event; nil at the end and at a fault.
    package mutating func next() -> XMLEvent? {
        if let end = pendingEnd {
            pendingEnd = nil
            return end
        }
        guard fault == nil else { return nil }
        if let event = plain() { return event }
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

    private mutating func fail(_ kind: XMLFault.Kind, _ span: Span) -> XMLEvent? {
        fail(XMLFault(kind: kind, span: span))
    }

    private mutating func fail(_ found: XMLFault) -> XMLEvent? {
        fault = found
        return nil
    }
}

extension XMLReader {
    /// The event of a token that stands inside the root and has the shape that nearly all have: it is found and judged in
    /// one pass. nil for any other, which is then read as if nobody had looked at it.
    @inline(__always)
    private mutating func plain() -> XMLEvent? {
        guard !open.isEmpty, cursor.offset < firstInvalid else { return nil }
        guard text[cursor.offset] == UInt8(ascii: "<") else { return plainText() }
        return plainEnd() ?? plainStart()
    }

    @inline(__always)
    private mutating func plainText() -> XMLEvent? {
        let start = cursor.offset
        var first = start
        // Indentation is too short for steps of eight.
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

    /// The end tag of the innermost element, where it stands next and holds nothing but the name, as nearly all do. What
    /// repeats a name that was looked at before needs no second look.
    @inline(__always)
    private mutating func plainEnd() -> XMLEvent? {
        guard let start = open.last, let token = cursor.plainEndTag(of: start.name) else { return nil }
        open.removeLast()
        return XMLEvent(kind: .end, span: token.span, name: token.name, content: Span(at: token.span.end))
    }

    /// The event of a token; nil for white space around the root and the XML declaration, or with a ``fault``.
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

    /// Opens the element of a tag that is in order.
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
            return fail(XMLFault(kind: .wrongEnd, span: token.span, opened: start.span))
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
