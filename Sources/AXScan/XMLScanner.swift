package import AXSource

/// One piece of an XML document. The pieces of a document follow each other without a gap.
package struct XMLToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case startTag
        /// `<name/>`
        case emptyTag
        case endTag
        case text
        /// `<![CDATA[ … ]]>`
        case characterData
        case comment
        case processingInstruction
        /// `<!DOCTYPE … >`; what it declares is not read: no entity but XML's own five is ever resolved.
        case documentType
        /// Markup that is not closed or not well-formed; it reaches to the end.
        case junk
    }

    package let kind: Kind
    package let span: Span
    /// The element's name, for tags.
    package let name: Span
}

/// Splits XML into tokens, without recursion and without looking anything up (XML 1.0, section 2).
package struct XMLScanner {
    private let text: [UInt8]
    private var offset: Int

    package init(_ text: [UInt8], from offset: Int = 0) {
        self.text = text
        self.offset = offset
    }

    /// The next token; nil at the end.
    package mutating func next() -> XMLToken? {
        guard offset < text.count else { return nil }
        let start = offset
        guard text[start] == UInt8(ascii: "<") else {
            offset = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
            return token(.text, from: start)
        }
        if starts(with: "<!--") { return closed(.comment, by: "-->", skipping: 4) }
        if starts(with: "<![CDATA[") { return closed(.characterData, by: "]]>", skipping: 9) }
        if starts(with: "<?") { return closed(.processingInstruction, by: "?>", skipping: 2) }
        if starts(with: "<!DOCTYPE") { return documentType() }
        return tag()
    }

    private func token(_ kind: XMLToken.Kind, from start: Int, name: Span? = nil) -> XMLToken {
        XMLToken(kind: kind, span: Span(start, offset), name: name ?? Span(at: start))
    }

    private mutating func closed(_ kind: XMLToken.Kind, by end: StaticString, skipping: Int) -> XMLToken {
        let start = offset
        offset += skipping
        while offset < text.count, !starts(with: end) { offset += 1 }
        guard offset < text.count else { return token(.junk, from: start) }
        offset += end.utf8CodeUnitCount
        return token(kind, from: start)
    }

    /// Up to the closing angle; quotes and one pair of square brackets may hide angles.
    private mutating func documentType() -> XMLToken {
        let start = offset
        var depth = 0
        while offset < text.count {
            switch text[offset] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted()
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0:
                offset += 1
                return token(.documentType, from: start)
            default: break
            }
            offset += 1
        }
        offset = min(offset, text.count)
        return token(.junk, from: start)
    }

    private mutating func tag() -> XMLToken {
        let start = offset
        let isEnd = starts(with: "</")
        offset += isEnd ? 2 : 1
        let name = scanName()
        while offset < text.count, text[offset] != UInt8(ascii: ">"), text[offset] != UInt8(ascii: "<") {
            if text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'") { skipQuoted() }
            offset += 1
        }
        guard offset < text.count, text[offset] == UInt8(ascii: ">"), !name.isEmpty else {
            offset = text.count
            return token(.junk, from: start)
        }
        offset += 1
        let isEmpty = text[offset - 2] == UInt8(ascii: "/")
        return token(isEnd ? .endTag : isEmpty ? .emptyTag : .startTag, from: start, name: name)
    }

    private mutating func scanName() -> Span {
        let start = offset
        while offset < text.count, !nameEnds.contains(text[offset]) { offset += 1 }
        return Span(start, offset)
    }

    /// Moves to the quote that closes the one at ``offset``, or to the end.
    private mutating func skipQuoted() {
        let quote = text[offset]
        offset += 1
        while offset < text.count, text[offset] != quote { offset += 1 }
    }

    private func starts(with prefix: StaticString) -> Bool {
        guard offset + prefix.utf8CodeUnitCount <= text.count else { return false }
        for index in 0..<prefix.utf8CodeUnitCount where text[offset + index] != prefix.utf8Start[index] { return false }
        return true
    }
}

/// White space, `/`, `<`, `>` and `=` end a name.
private let nameEnds: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3C, 0x3D, 0x3E]
