package import AXSource

/// Reads a document as events and stops at the first place that is not well-formed (XML 1.0, as libxml2 sees it).
///
/// Nothing is ever looked up or expanded: a document type is passed over, and a reference to an entity that it may
/// declare is a fault. Namespaces are the caller's matter. There is no recursion, and a bound on depth.
package struct XMLReader {
    private let text: [UInt8]
    private let encoding: TextEncoding
    private var scanner: XMLScanner
    private let firstInvalid: Int
    private let maximumDepth: Int
    private var open: [XMLToken] = []
    private var hasRoot = false
    private var hasDocumentType = false
    /// The end of an empty element whose start was the last event.
    private var pendingEnd: XMLEvent?

    /// Why reading ended early; nil while it goes on, and for a well-formed document.
    package private(set) var fault: XMLFault?

    /// - Parameters:
    ///   - text: the document in UTF-8, without a byte order mark.
    ///   - encoding: the encoding of the file, which its declaration must not contradict.
    ///   - maximumDepth: how deep elements may nest; libxml2 stops at 256.
    package init(_ text: [UInt8], encoding: TextEncoding = .utf8, maximumDepth: Int = 256) {
        self.text = text
        self.encoding = encoding
        self.maximumDepth = maximumDepth
        scanner = XMLScanner(text)
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
        while let token = scanner.next() {
            if token.span.end > firstInvalid {
                return fail(.notText, Span(firstInvalid, firstInvalid + 1))
            }
            if let found = check(token) { return fail(found) }
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

    /// What is wrong inside a token.
    private func check(_ token: XMLToken) -> XMLFault? {
        text.withUnsafeBufferPointer { XMLTokenCheck($0).fault(in: token, isInside: !open.isEmpty) }
    }
}

extension XMLReader {
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
        guard let first = text[token.span.range].firstIndex(where: { !XMLCharacters.isSpace($0) }) else { return nil }
        return fail(.textOutside, Span(first, token.span.end))
    }

    private mutating func start(_ token: XMLToken) -> XMLEvent? {
        guard !open.isEmpty || !hasRoot else { return fail(.secondRoot, token.span) }
        guard open.count < maximumDepth else { return fail(.tooDeep, token.span) }
        let isEmpty = token.kind == .emptyTag
        let inside = Span(token.name.end, token.span.end - (isEmpty ? 2 : 1))
        let parsed = text.withUnsafeBufferPointer { XMLAttributeParser($0, inside).parse() }
        if case .failure(let found) = parsed { return fail(found) }
        hasRoot = true
        let empty = Span(at: token.span.end)
        if isEmpty {
            pendingEnd = XMLEvent(kind: .end, span: token.span, name: token.name, content: empty)
        } else {
            open.append(token)
        }
        return XMLEvent(
            kind: .start(isEmpty: isEmpty), span: token.span, name: token.name, attributes: (try? parsed.get()) ?? [],
            content: empty)
    }

    private mutating func end(_ token: XMLToken) -> XMLEvent? {
        guard let start = open.popLast() else { return fail(.strayEnd, token.span) }
        guard text[start.name.range] == text[token.name.range] else {
            return fail(XMLFault(kind: .wrongEnd, span: token.span, opened: start.span))
        }
        return XMLEvent(kind: .end, span: token.span, name: token.name, content: Span(at: token.span.end))
    }

    private mutating func instruction(_ token: XMLToken) -> XMLEvent? {
        let content = token.content
        let targetEnd = text[content.range].firstIndex(where: XMLCharacters.isSpace) ?? content.end
        let target = Span(content.start, targetEnd)
        guard String(decoding: text[target.range], as: UTF8.self).lowercased() == "xml" else {
            let data = text[targetEnd..<content.end].firstIndex { !XMLCharacters.isSpace($0) } ?? content.end
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
