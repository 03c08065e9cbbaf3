import AXSource

/// Cuts the markup of an XML property list as CoreFoundation's own small parser does (CFPropertyList.c).
///
/// That is not what XML says: a tag ends at its first `>`, quoted or not, and so does a document type, which is refused when
/// it has a part in brackets.
struct PropertyListMarkup {
    typealias Failure = PropertyList.Failure

    /// A start tag, or the tag of an element without content.
    struct Tag {
        let name: String
        let span: Span
        let isEmpty: Bool
    }

    /// What stands between values.
    enum Part {
        case space(newlines: Int)
        case comment(Span)
        case processingInstruction
        case documentType(Span)
        case tag(Tag)
        /// The beginning of an end tag, which ``close(_:)`` reads.
        case endTag(Span)
    }

    private let text: [UInt8]
    /// Where the next part begins.
    private(set) var offset = 0

    init(_ text: [UInt8]) {
        self.text = text
    }

    /// The next part; nil at the end of the file.
    mutating func next() throws(Failure) -> Part? {
        guard offset < text.count else { return nil }
        if Self.isSpace(text[offset]) { return .space(newlines: skipSpace()) }
        let start = offset
        guard text[start] == UInt8(ascii: "<") else {
            let end = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
            throw Failure(message: "text stands between elements", span: Span(start, end))
        }
        switch start + 1 < text.count ? text[start + 1] : 0 {
        case UInt8(ascii: "?"):
            try skip(past: "?>", from: start + 2)
            return .processingInstruction
        case UInt8(ascii: "!"): return try declaration()
        case UInt8(ascii: "/"): return .endTag(Span(start, start + 2))
        default: return .tag(try tag())
        }
    }

    /// Reads the text of an element up to the `<` of its end tag, sections of character data included.
    mutating func content() throws(Failure) -> Span {
        let start = offset
        while let angle = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
            offset = angle
            guard isNext("<![CDATA[") else { return Span(start, angle) }
            try skip(past: "]]>", from: angle + 9)
        }
        throw Failure(message: "this element is not closed", span: Span(start, text.count))
    }

    /// Reads the bytes up to the next `<`, which stand for themselves.
    mutating func plainContent() -> Span {
        let start = offset
        offset = text[start...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
        return Span(start, offset)
    }

    /// Reads the end tag of an element.
    mutating func close(_ tag: Tag) throws(Failure) {
        let start = offset
        guard isNext("</" + tag.name) else { throw failure(closing: tag) }
        offset += 2 + tag.name.utf8.count
        _ = skipSpace()
        guard isNext(">") else {
            let span = Span(start, offset)
            throw Failure(message: "this tag closes another element", span: span)
        }
        offset += 1
    }

    private func failure(closing tag: Tag) -> Failure {
        let span = Span(offset, min(offset + 1, text.count))
        if offset >= text.count { return Failure(message: "this element is not closed", span: tag.span) }
        if isNext("</") { return Failure(message: "this tag closes another element", span: span) }
        let isComment = isNext("<!") || isNext("<?")
        return Failure(message: "\(isComment ? "a comment" : "an element") stands inside text", span: span)
    }

    private mutating func declaration() throws(Failure) -> Part {
        let start = offset
        if isNext("<!--") {
            try skip(past: "-->", from: start + 4)
            return .comment(Span(start, offset))
        }
        let end = text[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }
        guard isNext("<!DOCTYPE"), let end else {
            throw Failure(message: "the markup is not well-formed", span: Span(start, min(start + 2, text.count)))
        }
        guard text[end] == UInt8(ascii: ">") else {
            throw Failure(message: "a document type with a part in brackets is refused", span: Span(start, end + 1))
        }
        offset = end + 1
        return .documentType(Span(start, offset))
    }

    private mutating func tag() throws(Failure) -> Tag {
        let start = offset
        guard let end = text[start...].firstIndex(of: UInt8(ascii: ">")) else {
            throw Failure(message: "the markup is not well-formed", span: Span(start, min(start + 1, text.count)))
        }
        let isEmpty = text[end - 1] == UInt8(ascii: "/")
        let inside = text[(start + 1)..<(isEmpty ? end - 1 : end)]
        let name = inside.prefix { !Self.isSpace($0) }
        offset = end + 1
        return Tag(name: String(decoding: name, as: UTF8.self), span: Span(start, offset), isEmpty: isEmpty)
    }

    /// Moves past the next place where `end` stands.
    private mutating func skip(past end: String, from start: Int) throws(Failure) {
        let opening = offset
        offset = start
        while let place = text[min(offset, text.count)...].firstIndex(where: { $0 == end.utf8.first }) {
            offset = place
            if isNext(end) {
                offset += end.utf8.count
                return
            }
            offset += 1
        }
        throw Failure(message: "the markup is not well-formed", span: Span(opening, min(opening + 2, text.count)))
    }

    /// Moves past white space.
    /// - Returns: how many lines end in it.
    private mutating func skipSpace() -> Int {
        var newlines = 0
        while offset < text.count, Self.isSpace(text[offset]) {
            let isPair = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
            if text[offset] == 0x0A || (text[offset] == 0x0D && !isPair) { newlines += 1 }
            offset += 1
        }
        return newlines
    }

    private func isNext(_ bytes: String) -> Bool { text[min(offset, text.count)...].starts(with: bytes.utf8) }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
