import AXSource

/// Tokenizes the markup of an XML property list as CoreFoundation does (CFPropertyList.c). CoreFoundation differs from
/// XML in two ways:
/// - A tag or a document type ends at its first `>`, even if that is inside quotes.
/// - A document type that has an internal subset is rejected.
struct PropertyListMarkup {
    typealias Failure = PropertyList.Failure

    /// A start tag, or the tag of an empty element.
    struct Tag {
        let element: PropertyListElement
        let name: Span
        let span: Span
        let isEmpty: Bool
    }

    enum Part {
        case comment(Span)
        case processingInstruction
        case documentType(Span)
        case tag(Tag)
        /// The beginning of an end tag, which ``close(_:)`` reads.
        case endTag(Span)
    }

    let text: UnsafeBufferPointer<UInt8>
    let base: UnsafePointer<UInt8>
    /// The offset at which the next part begins.
    var offset = 0

    /// - Returns: nil if the text is empty.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard let base = text.baseAddress else { return nil }
        self.text = text
        self.base = base
    }

    /// The next part; nil at the end of the file. Call ``skipSpace()`` first.
    @inline(__always)
    mutating func next() throws(Failure) -> Part? {
        guard offset < text.count else { return nil }
        let start = offset
        guard base[start] == UInt8(ascii: "<") else {
            throw Failure(message: "unexpected text between elements", span: Span(start, angle(from: start)))
        }
        switch start + 1 < text.count ? base[start + 1] : 0 {
        case UInt8(ascii: "/"): return .endTag(Span(start, start + 2))
        case UInt8(ascii: "?"):
            try skip(past: "?>", from: start + 2)
            return .processingInstruction
        case UInt8(ascii: "!"): return try declaration()
        default: return .tag(try tag())
        }
    }

    /// Reads the text of an element up to the `<` of its end tag, including CDATA sections.
    /// - Returns: the span of the text, and whether it can be used without decoding.
    @inline(__always)
    mutating func content() throws(Failure) -> (span: Span, isPlain: Bool) {
        let start = offset
        let end = ByteSearch.find(UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: base, from: start, to: text.count)
        offset = end
        guard end < text.count, base[end] == UInt8(ascii: "<"), !isNext("<![CDATA[") else {
            return (try encodedContent(from: start), false)
        }
        return (Span(start, end), true)
    }

    private mutating func encodedContent(from start: Int) throws(Failure) -> Span {
        while offset < text.count {
            offset = angle(from: offset)
            guard offset < text.count else { break }
            guard isNext("<![CDATA[") else { return Span(start, offset) }
            try skip(past: "]]>", from: offset + 9)
        }
        throw Failure(message: "this element is never closed", span: Span(start, text.count))
    }

    /// Reads the bytes up to the next `<`; references in them aren't decoded.
    mutating func plainContent() -> Span {
        let start = offset
        offset = angle(from: start)
        return Span(start, offset)
    }

    /// Reads the end tag of an element.
    @inline(__always)
    mutating func close(_ tag: Tag) throws(Failure) {
        let start = offset
        guard isNext("</"), isName(tag.name, at: start + 2) else { throw failure(closing: tag) }
        offset += 2 + tag.name.length
        if offset < text.count, base[offset] != UInt8(ascii: ">") { _ = skipSpace() }
        guard offset < text.count, base[offset] == UInt8(ascii: ">") else {
            throw Failure(message: "this tag doesn't match the open element", span: Span(start, offset))
        }
        offset += 1
    }

    /// Whether the bytes at an offset are the same as those of a name.
    @inline(__always)
    private func isName(_ name: Span, at start: Int) -> Bool {
        guard start + name.length <= text.count else { return false }
        for index in 0..<name.length where base[start + index] != base[name.start + index] { return false }
        return true
    }

    private func failure(closing tag: Tag) -> Failure {
        let span = Span(offset, min(offset + 1, text.count))
        if offset >= text.count { return Failure(message: "this element is never closed", span: tag.span) }
        if isNext("</") { return Failure(message: "this tag doesn't match the open element", span: span) }
        let isComment = isNext("<!") || isNext("<?")
        return Failure(message: "unexpected \(isComment ? "comment" : "element") inside text", span: span)
    }

    private mutating func declaration() throws(Failure) -> Part {
        let start = offset
        if isNext("<!--") {
            try skip(past: "-->", from: start + 4)
            return .comment(Span(start, offset))
        }
        let end = text[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }
        guard isNext("<!DOCTYPE"), let end else {
            throw Failure(message: "markup isn't well-formed", span: Span(start, min(start + 2, text.count)))
        }
        guard base[end] == UInt8(ascii: ">") else {
            throw Failure(
                message: "document type declaration with an internal subset isn't supported", span: Span(start, end + 1)
            )
        }
        offset = end + 1
        return .documentType(Span(start, offset))
    }

    @inline(__always)
    private mutating func tag() throws(Failure) -> Tag {
        let start = offset
        var end = start + 1
        while end < text.count, base[end] != UInt8(ascii: ">"), !base[end].isMarkupSpace { end += 1 }
        var nameEnd = end
        if end < text.count, base[end] != UInt8(ascii: ">") {
            end = ByteSearch.find(UInt8(ascii: ">"), in: base, from: end, to: text.count)
        }
        guard end < text.count else {
            throw Failure(message: "markup isn't well-formed", span: Span(start, min(start + 1, text.count)))
        }
        let isEmpty = base[end - 1] == UInt8(ascii: "/")
        if isEmpty { nameEnd = min(nameEnd, end - 1) }
        offset = end + 1
        let name = Span(start + 1, nameEnd)
        let element = PropertyListElement(UnsafeBufferPointer(start: base + name.start, count: name.length))
        return Tag(element: element, name: name, span: Span(start, offset), isEmpty: isEmpty)
    }

    // MARK: Bytes

    /// The offset of the next `<`, or the end.
    private func angle(from start: Int) -> Int {
        ByteSearch.find(UInt8(ascii: "<"), in: base, from: start, to: text.count)
    }

    /// Moves past the next occurrence of `end`.
    private mutating func skip(past end: StaticString, from start: Int) throws(Failure) {
        let opening = offset
        let first = end.utf8Start[0]
        offset = min(start, text.count)
        while offset < text.count {
            offset = ByteSearch.find(first, in: base, from: offset, to: text.count)
            if isNext(end) {
                offset += end.utf8CodeUnitCount
                return
            }
            offset += 1
        }
        throw Failure(message: "markup isn't well-formed", span: Span(opening, min(opening + 2, text.count)))
    }

    /// Moves past white space.
    /// - Returns: the number of line ends in it.
    @inline(__always)
    mutating func skipSpace() -> Int {
        var newlines = 0
        while offset < text.count, base[offset].isMarkupSpace {
            let isPair = base[offset] == 0x0D && offset + 1 < text.count && base[offset + 1] == 0x0A
            if base[offset] == 0x0A || (base[offset] == 0x0D && !isPair) { newlines += 1 }
            offset += 1
        }
        return newlines
    }

    @inline(__always)
    private func isNext(_ bytes: StaticString) -> Bool {
        guard offset + bytes.utf8CodeUnitCount <= text.count else { return false }
        for index in 0..<bytes.utf8CodeUnitCount where base[offset + index] != bytes.utf8Start[index] { return false }
        return true
    }
}

// MARK: Plain keys and strings

/// A fast path for keys and strings that don't need decoding and whose tags are exactly `<key>` and `<string>`. They
/// make up nearly all of a property list. Tags are compared as big-endian numbers.
extension PropertyListMarkup {
    /// Reads a plain key with its tags.
    /// - Returns: nil, without moving, if the next part is anything else.
    @inline(__always)
    mutating func plainKey() -> PropertyListRecord? {
        // <key>
        guard word(at: offset) >> 24 == 0x3C_6B_65_79_3E else { return nil }
        let content = plainRun(from: offset + 5)
        // </key>
        guard word(at: content.end) >> 16 == 0x3C_2F_6B_65_79_3E else { return nil }
        return take(content, to: content.end + 6)
    }

    /// Reads a plain string with its tags.
    /// - Returns: nil, without moving, if the next part is anything else.
    @inline(__always)
    mutating func plainString() -> PropertyListRecord? {
        // <string>
        guard word(at: offset) == 0x3C_73_74_72_69_6E_67_3E else { return nil }
        let content = plainRun(from: offset + 8)
        // </string and >
        guard word(at: content.end) == 0x3C_2F_73_74_72_69_6E_67, base[content.end + 8] == UInt8(ascii: ">") else {
            return nil
        }
        return take(content, to: content.end + 9)
    }

    /// The bytes up to the next `<` or `&`.
    @inline(__always)
    private func plainRun(from start: Int) -> Span {
        Span(start, ByteSearch.find(UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: base, from: start, to: text.count))
    }

    /// Eight bytes as a big-endian number; zero unless more than eight bytes are left.
    @inline(__always)
    private func word(at start: Int) -> UInt64 {
        guard start + 8 < text.count else { return 0 }
        return UInt64(bigEndian: UnsafeRawPointer(base + start).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private mutating func take(_ content: Span, to end: Int) -> PropertyListRecord {
        defer { offset = end }
        return PropertyListRecord(.plainText, Span(offset, end), content: content)
    }
}
