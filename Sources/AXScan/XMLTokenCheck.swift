import AXSource

/// Judges what stands inside one token, apart from the attributes of tags.
struct XMLTokenCheck {
    private let text: UnsafeBufferPointer<UInt8>

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// - Parameter isInside: whether the token stands inside the root element.
    func fault(in token: XMLToken, isInside: Bool) -> XMLFault? {
        switch token.kind {
        case .text: isInside ? contentFault(token.span) : nil
        case .characterData: forbidden(token.content)
        case .comment: commentFault(token)
        case .processingInstruction: instructionFault(token.content)
        case .documentType: documentTypeFault(token.span)
        case .startTag, .emptyTag, .endTag: tagFault(token)
        case .junk: junkFault(token.span)
        }
    }

    private func forbidden(_ span: Span) -> XMLFault? {
        XMLCharacters.firstForbidden(text, span).map {
            XMLFault(kind: .forbiddenCharacter, span: Span($0, $0 + WTF8.sequenceLength(lead: text[$0])))
        }
    }

    /// Text: references, `]]>` and characters, whichever comes first.
    private func contentFault(_ span: Span) -> XMLFault? {
        var offset = span.start
        while true {
            offset = XMLCharacters.skipOrdinary(text, from: offset, to: span.end)
            guard offset < span.end else { return nil }
            switch text[offset] {
            case UInt8(ascii: "&"):
                if let fault = XMLReferenceCheck.fault(text, at: offset, before: span.end) { return fault }
            case UInt8(ascii: "]") where isSectionEnd(at: offset, before: span.end):
                return XMLFault(kind: .endInText, span: Span(offset, offset + 3))
            case 0..<0x20, 0xEF:
                if let fault = forbidden(Span(offset, offset + 1)) { return fault }
            default: break
            }
            offset += 1
        }
    }

    private func isSectionEnd(at offset: Int, before end: Int) -> Bool {
        offset + 2 < end && text[offset + 1] == UInt8(ascii: "]") && text[offset + 2] == UInt8(ascii: ">")
    }

    private func commentFault(_ token: XMLToken) -> XMLFault? {
        let content = token.content
        guard content.start <= content.end else { return XMLFault(kind: .unclosedMarkup, span: token.span) }
        // A hyphen right before `-->` is one of the two that are not allowed.
        for offset in content.range where text[offset] == UInt8(ascii: "-") && text[offset + 1] == UInt8(ascii: "-") {
            return XMLFault(kind: .doubleHyphen, span: Span(offset, offset + 2))
        }
        return forbidden(content)
    }

    private func instructionFault(_ content: Span) -> XMLFault? {
        let end = text[content.range].firstIndex(where: \.isMarkupSpace) ?? content.end
        guard XMLCharacters.isName(text, Span(content.start, end)) else {
            return XMLFault(kind: .badName, span: Span(content.start, end))
        }
        return forbidden(content)
    }

    private func documentTypeFault(_ span: Span) -> XMLFault? {
        guard XMLDocumentTypeCheck(text, span).isWellFormed() else {
            return XMLFault(kind: .badDocumentType, span: span)
        }
        return forbidden(span)
    }

    private func tagFault(_ token: XMLToken) -> XMLFault? {
        guard XMLCharacters.isName(text, token.name) else { return XMLFault(kind: .badName, span: token.name) }
        guard token.kind == .endTag else { return nil }
        let rest = Span(token.name.end, token.span.end - 1)
        let isBare = text[rest.range].allSatisfy(\.isMarkupSpace)
        return isBare ? nil : XMLFault(kind: .badTag, span: token.span)
    }

    /// Junk that begins with an angle and no name is a stray angle; the rest is markup that does not end.
    private func junkFault(_ span: Span) -> XMLFault {
        let second = span.length > 1 ? text[span.start + 1] : 0
        let isMarkup = second == UInt8(ascii: "!") || second == UInt8(ascii: "?") || second == UInt8(ascii: "/")
        let isStray = span.length > 1 && !isMarkup && !XMLCharacters.isName(text, Span(span.start + 1, span.start + 2))
        guard isStray, second < 0x80 else { return XMLFault(kind: .unclosedMarkup, span: span) }
        return XMLFault(kind: .badName, span: Span(span.start, span.start + 1))
    }
}
