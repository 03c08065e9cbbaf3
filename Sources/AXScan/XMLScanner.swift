package import AXSource

/// Splits XML into tokens, without recursion and without loading anything (XML 1.0, section 2).
///
/// The scanner only finds where markup begins and ends; ``XMLReader`` checks the content.
package struct XMLScanner {
    private let text: [UInt8]
    private var offset: Int

    package init(_ text: [UInt8], from offset: Int = 0) {
        self.text = text
        self.offset = offset
    }

    package mutating func next() -> XMLToken? {
        let start = offset
        let token = text.withUnsafeBufferPointer { text -> XMLToken? in
            var cursor = XMLCursor(text, at: start)
            return cursor.token()
        }
        offset = token?.span.end ?? offset
        return token
    }
}

struct XMLCursor {
    private let text: UnsafeBufferPointer<UInt8>
    /// The offset of the next token.
    private(set) var offset: Int

    init(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) {
        self.text = text
        self.offset = offset
    }

    mutating func token() -> XMLToken? {
        guard offset < text.count else { return nil }
        let start = offset
        guard text[start] == UInt8(ascii: "<") else {
            skip(to: UInt8(ascii: "<"))
            return token(.text, from: start)
        }
        let second = start + 1 < text.count ? text[start + 1] : 0
        if second == UInt8(ascii: "!") || second == UInt8(ascii: "?") { return declaration(from: start) }
        return tag(from: start)
    }

    private mutating func declaration(from start: Int) -> XMLToken {
        if starts(with: "<!--") { return closed(.comment, by: "-->", skipping: 4) }
        if starts(with: "<![CDATA[") { return closed(.characterData, by: "]]>", skipping: 9) }
        if starts(with: "<?") { return closed(.processingInstruction, by: "?>", skipping: 2) }
        if starts(with: "<!DOCTYPE") { return documentType() }
        offset = text.count
        return token(.junk, from: start)
    }

    private func token(_ kind: XMLToken.Kind, from start: Int, name: Span? = nil) -> XMLToken {
        XMLToken(kind: kind, span: Span(start, offset), name: name ?? Span(at: start))
    }

    private mutating func closed(_ kind: XMLToken.Kind, by end: StaticString, skipping: Int) -> XMLToken {
        let start = offset
        offset += skipping
        return skip(past: end) ? token(kind, from: start) : token(.junk, from: start)
    }

    /// Reads a document type declaration up to its closing angle bracket. Quotes, comments, processing instructions and
    /// square brackets can contain other angle brackets.
    private mutating func documentType() -> XMLToken {
        let start = offset
        var depth = 0
        while offset < text.count {
            switch text[offset] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
            case UInt8(ascii: "<") where starts(with: "<!--"): _ = skip(past: "-->")
            case UInt8(ascii: "<") where starts(with: "<?"): _ = skip(past: "?>")
            case UInt8(ascii: ">") where depth <= 0:
                offset += 1
                return token(.documentType, from: start)
            case UInt8(ascii: "["):
                depth += 1
                offset += 1
            case UInt8(ascii: "]"):
                depth -= 1
                offset += 1
            default: offset += 1
            }
        }
        return token(.junk, from: start)
    }

    private mutating func tag(from start: Int) -> XMLToken {
        let isEnd = start + 1 < text.count && text[start + 1] == UInt8(ascii: "/")
        offset += isEnd ? 2 : 1
        let name = scanName()
        while offset < text.count, text[offset] != UInt8(ascii: ">"), text[offset] != UInt8(ascii: "<") {
            if text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'") {
                skipQuoted()
            } else {
                offset += 1
            }
        }
        guard offset < text.count, text[offset] == UInt8(ascii: ">"), !name.isEmpty else {
            offset = text.count
            return token(.junk, from: start)
        }
        offset += 1
        let isEmpty = text[offset - 2] == UInt8(ascii: "/")
        return token(isEnd ? .endTag : isEmpty ? .emptyTag : .startTag, from: start, name: name)
    }

    /// Moves to the end of a token that was read without the cursor.
    @inline(__always)
    mutating func move(to end: Int) { offset = end }

    /// Reads the next token if it is the end tag of the element `name` and contains nothing but that name.
    @inline(__always)
    mutating func plainEndTag(of name: Span) -> XMLToken? {
        let start = offset
        let end = start &+ name.length &+ 3
        guard end <= text.count, text[start &+ 1] == UInt8(ascii: "/"), text[start] == UInt8(ascii: "<"),
            text[end &- 1] == UInt8(ascii: ">")
        else { return nil }
        for index in 0..<name.length where text[start &+ 2 &+ index] != text[name.start &+ index] { return nil }
        offset = end
        return XMLToken(kind: .endTag, span: Span(start, end), name: Span(start &+ 2, end &- 1))
    }

    /// Reads a name, which ends at white space, `/`, `<`, `>` and `=`.
    private mutating func scanName() -> Span {
        let start = offset
        while offset < text.count {
            switch text[offset] {
            case 0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3C, 0x3D, 0x3E: return Span(start, offset)
            default: offset += 1
            }
        }
        return Span(start, offset)
    }

    private mutating func skip(to byte: UInt8) {
        offset = text.baseAddress.map { ByteSearch.find(byte, in: $0, from: offset, to: text.count) } ?? text.count
    }

    /// Moves past the quote that closes the one at ``offset``, or to the end.
    private mutating func skipQuoted() {
        let quote = text[offset]
        offset += 1
        skip(to: quote)
        offset = min(offset + 1, text.count)
    }

    /// Moves past the next `end`.
    /// - Returns: whether there is one; if not, the cursor is at the end.
    private mutating func skip(past end: StaticString) -> Bool {
        while offset < text.count {
            skip(to: end.utf8Start[0])
            if starts(with: end) {
                offset += end.utf8CodeUnitCount
                return true
            }
            offset = min(offset + 1, text.count)
        }
        return false
    }

    private func starts(with prefix: StaticString) -> Bool {
        guard offset + prefix.utf8CodeUnitCount <= text.count else { return false }
        for index in 0..<prefix.utf8CodeUnitCount where text[offset + index] != prefix.utf8Start[index] { return false }
        return true
    }
}

/// A token of an XML document. There are no gaps between tokens.
package struct XMLToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case startTag
        /// A tag of an element without content: `<name/>`.
        case emptyTag
        case endTag
        case text
        /// A CDATA section: `<![CDATA[ … ]]>`.
        case characterData
        case comment
        case processingInstruction
        /// A document type declaration: `<!DOCTYPE … >`. The declarations in it aren't read, so only XML's five
        /// predefined entities are resolved.
        case documentType
        /// Markup that isn't closed, a tag without a name, or an unknown declaration. It extends to the end of the
        /// document.
        case junk
    }

    package let kind: Kind
    package let span: Span
    /// The name of a tag's element; empty for other tokens.
    package let name: Span

    /// The content between the delimiters of a comment, a CDATA section or a processing instruction; otherwise the
    /// whole token.
    package var content: Span {
        switch kind {
        case .comment: Span(span.start + 4, span.end - 3)
        case .characterData: Span(span.start + 9, span.end - 3)
        case .processingInstruction: Span(span.start + 2, span.end - 2)
        default: span
        }
    }
}
