import AXSource

/// Checks the content of a token, except for the attributes of tags.
struct XMLTokenCheck {
    private let text: UnsafeBufferPointer<UInt8>

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// - Parameter isInside: whether the token is inside the root element.
    func fault(in token: XMLToken, isInside: Bool) -> XMLSyntaxError? {
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

    private func forbidden(_ span: Span) -> XMLSyntaxError? {
        XMLCharacters.firstForbidden(text, span).map {
            XMLSyntaxError(kind: .forbiddenCharacter, span: Span($0, $0 + WTF8.sequenceLength(lead: text[$0])))
        }
    }

    /// The first error in text: an invalid reference, `]]>`, or a character that XML doesn't allow. Nil if there isn't
    /// one.
    private func contentFault(_ span: Span) -> XMLSyntaxError? {
        var offset = span.start
        while true {
            offset = XMLCharacters.skipOrdinary(text, from: offset, to: span.end)
            guard offset < span.end else { return nil }
            switch text[offset] {
            case UInt8(ascii: "&"):
                if let fault = XMLReference.fault(text, at: offset, before: span.end) { return fault }
            case UInt8(ascii: "]") where isSectionEnd(at: offset, before: span.end):
                return XMLSyntaxError(kind: .endInText, span: Span(offset, offset + 3))
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

    private func commentFault(_ token: XMLToken) -> XMLSyntaxError? {
        let content = token.content
        guard content.start <= content.end else { return XMLSyntaxError(kind: .unclosedMarkup, span: token.span) }
        // A hyphen directly before `-->` makes a forbidden double hyphen.
        for offset in content.range where text[offset] == UInt8(ascii: "-") && text[offset + 1] == UInt8(ascii: "-") {
            return XMLSyntaxError(kind: .doubleHyphen, span: Span(offset, offset + 2))
        }
        return forbidden(content)
    }

    private func instructionFault(_ content: Span) -> XMLSyntaxError? {
        let end = text[content.range].firstIndex(where: \.isMarkupSpace) ?? content.end
        guard XMLCharacters.isName(text, Span(content.start, end)) else {
            return XMLSyntaxError(kind: .badName, span: Span(content.start, end))
        }
        return forbidden(content)
    }

    private func documentTypeFault(_ span: Span) -> XMLSyntaxError? {
        guard XMLDocumentTypeCheck(text, span).isWellFormed() else {
            return XMLSyntaxError(kind: .badDocumentType, span: span)
        }
        return forbidden(span)
    }

    private func tagFault(_ token: XMLToken) -> XMLSyntaxError? {
        guard XMLCharacters.isName(text, token.name) else { return XMLSyntaxError(kind: .badName, span: token.name) }
        guard token.kind == .endTag else { return nil }
        let rest = Span(token.name.end, token.span.end - 1)
        let isBare = text[rest.range].allSatisfy(\.isMarkupSpace)
        return isBare ? nil : XMLSyntaxError(kind: .badTag, span: token.span)
    }

    /// The error for a junk token. An angle bracket before an ASCII character that can't begin a name or other markup
    /// is reported alone, as a bad name; any other junk is unclosed markup.
    private func junkFault(_ span: Span) -> XMLSyntaxError {
        let second = span.length > 1 ? text[span.start + 1] : 0
        let isMarkup = second == UInt8(ascii: "!") || second == UInt8(ascii: "?") || second == UInt8(ascii: "/")
        let isStray = span.length > 1 && !isMarkup && !XMLCharacters.isName(text, Span(span.start + 1, span.start + 2))
        guard isStray, second < 0x80 else { return XMLSyntaxError(kind: .unclosedMarkup, span: span) }
        return XMLSyntaxError(kind: .badName, span: Span(span.start, span.start + 1))
    }
}

/// Checks the head of a document type declaration: its name and external identifier (XML 1.0, section 2.8). Skips its
/// declarations.
private struct XMLDocumentTypeCheck {
    private let text: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var offset: Int

    /// - Parameter span: the whole token, from `<!DOCTYPE` to the closing angle bracket.
    init(_ text: UnsafeBufferPointer<UInt8>, _ span: Span) {
        self.text = text
        offset = span.start + 9
        end = span.end - 1
    }

    consuming func isWellFormed() -> Bool {
        // Like libxml2, allow missing white space before the name.
        _ = skipSpace()
        let name = word()
        guard XMLCharacters.isName(text, name), externalIdentifier() else { return false }
        _ = skipSpace()
        guard offset < end else { return true }
        return text[offset] == UInt8(ascii: "[") && endsWithSubset
    }

    /// Whether the last character, ignoring white space, closes the internal subset.
    private var endsWithSubset: Bool {
        text[offset..<end].last { !$0.isMarkupSpace } == UInt8(ascii: "]")
    }

    /// - Returns: whether there was any white space.
    private mutating func skipSpace() -> Bool {
        let start = offset
        while offset < end, text[offset].isMarkupSpace { offset += 1 }
        return offset > start
    }

    private mutating func word() -> Span {
        let start = offset
        while offset < end, !text[offset].isMarkupSpace, text[offset] != UInt8(ascii: "[") { offset += 1 }
        return Span(start, offset)
    }

    /// Reads `SYSTEM "…"`, `PUBLIC "…" "…"`, or nothing. Returns false if anything else follows.
    private mutating func externalIdentifier() -> Bool {
        _ = skipSpace()
        guard offset < end, text[offset] != UInt8(ascii: "[") else { return true }
        switch String(decoding: text[word().range], as: UTF8.self) {
        case "SYSTEM": return literal()
        case "PUBLIC": return literal() && literal()
        default: return false
        }
    }

    private mutating func literal() -> Bool {
        guard skipSpace(), offset < end, text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'"),
            let close = text[(offset + 1)..<end].firstIndex(of: text[offset])
        else { return false }
        offset = close + 1
        return true
    }
}
