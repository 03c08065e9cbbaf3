import AXScan
import AXSource

/// Reads an XML property list as CoreFoundation does: what follows the first value, or the `plist` element around it, is ignored.
/// Entities other than XML's own five are refused, and nothing outside of the file is looked up.
struct XMLPropertyList {
    /// An element that is not closed yet.
    private struct Frame {
        let tag: PropertyListMarkup.Tag
        /// How many values stand in it, for a `plist` element, which takes one.
        var count = 0

        var isList: Bool { tag.name == "plist" }
    }

    private let text: [UInt8]
    private var markup: PropertyListMarkup
    private var builder = PropertyListBuilder()
    private var frames: [Frame] = []
    private var isBeforeRoot = true
    private let isLatin1: Bool

    /// Whether a text may be XML: its first character is an angle that opens markup or an element of property lists.
    static func isCandidate(_ text: [UInt8]) -> Bool {
        guard let first = text.firstIndex(where: { !$0.isASCIISpace }) else { return false }
        guard text[first] == UInt8(ascii: "<"), first + 1 < text.count else { return false }
        if text[first + 1] == UInt8(ascii: "?") || text[first + 1] == UInt8(ascii: "!") { return true }
        return elements.contains { text[(first + 1)...].starts(with: $0.utf8) }
    }

    private static let scalars = ["string", "key", "data", "date", "real", "integer", "true", "false"]
    private static let elements = ["plist", "dict", "array"] + scalars

    /// The value of the file and what refuses it. Of a file that breaks off, the value is what stands before the fault.
    static func read(_ file: SourceFile) -> (root: PropertyListNode?, failure: PropertyList.Failure?) {
        let encoding = XMLDeclaredEncoding(of: file)
        var reader = XMLPropertyList(file.text, isLatin1: encoding.isLatin1)
        do throws(PropertyList.Failure) {
            if case .refused(let span) = encoding {
                throw PropertyList.Failure(message: "the declared encoding is not that of the file", span: span)
            }
            try reader.readRoot()
            return (reader.builder.root, nil)
        } catch {
            return (reader.builder.finish(at: error.span.start), error)
        }
    }

    private init(_ text: [UInt8], isLatin1: Bool) {
        self.text = text
        self.isLatin1 = isLatin1
        markup = PropertyListMarkup(text)
    }

    private mutating func readRoot() throws(PropertyList.Failure) {
        repeat {
            guard let part = try markup.next() else {
                let end = Span(at: text.count)
                throw PropertyList.Failure(message: "the file ends before its last element", span: end)
            }
            switch part {
            case .space(let newlines): builder.whitespace(newlines: newlines)
            case .comment(let span): builder.comment(span)
            case .processingInstruction: continue
            case .documentType(let span):
                guard isBeforeRoot else {
                    throw PropertyList.Failure(message: "a document type stands inside the list", span: span)
                }
            case .tag(let tag): try begin(tag)
            case .endTag(let span): try end(span)
            }
        } while !frames.isEmpty || isBeforeRoot
    }

    // MARK: Elements

    private mutating func begin(_ tag: PropertyListMarkup.Tag) throws(PropertyList.Failure) {
        isBeforeRoot = false
        if let last = frames.last, last.isList, last.count > 0 {
            throw PropertyList.Failure(message: "a second value stands in the list", span: tag.span)
        }
        if builder.expectsKey, frames.last?.isList != true {
            guard tag.name == "key" else {
                throw PropertyList.Failure(message: "a key is missing before this value", span: tag.span)
            }
            return builder.key(try string(tag))
        }
        switch tag.name {
        case "plist": try open(tag)
        case "dict", "array": try openContainer(tag)
        default:
            try scalar(tag)
            valueEnded()
        }
    }

    private mutating func open(_ tag: PropertyListMarkup.Tag) throws(PropertyList.Failure) {
        guard !tag.isEmpty else { throw PropertyList.Failure(message: "the list is empty", span: tag.span) }
        frames.append(Frame(tag: tag))
    }

    private mutating func openContainer(_ tag: PropertyListMarkup.Tag) throws(PropertyList.Failure) {
        // CoreFoundation does not go into an empty element.
        guard tag.isEmpty || builder.depth < PropertyList.maximumDepth else {
            throw PropertyList.Failure(message: "values are nested deeper than 512 levels", span: tag.span)
        }
        builder.open(tag.name == "dict" ? .dictionary : .array, at: tag.span.start)
        guard tag.isEmpty else { return frames.append(Frame(tag: tag)) }
        builder.close(at: tag.span.end)
        valueEnded()
    }

    private mutating func end(_ span: Span) throws(PropertyList.Failure) {
        guard let frame = frames.last else {
            throw PropertyList.Failure(message: "this tag closes another element", span: span)
        }
        if frame.isList, frame.count == 0 {
            throw PropertyList.Failure(message: "the list is empty", span: span)
        }
        if !frame.isList, builder.waitingKey != nil {
            throw PropertyList.Failure(message: "a value is missing before this tag", span: span)
        }
        try markup.close(frame.tag)
        frames.removeLast()
        if !frame.isList { builder.close(at: markup.offset) }
        valueEnded()
    }

    private mutating func valueEnded() {
        if let last = frames.indices.last { frames[last].count += 1 }
    }

    // MARK: Scalars

    private mutating func scalar(_ tag: PropertyListMarkup.Tag) throws(PropertyList.Failure) {
        switch tag.name {
        // A key where a value should be is a string to CoreFoundation.
        case "string", "key":
            let text = try string(tag)
            builder.add(PropertyListNode(content: .text(text), span: text.span))
        case "true", "false":
            if !tag.isEmpty { try markup.close(tag) }
            add(.other(tag.name), tag)
        case "real":
            try refuseEmpty(tag)
            let text = try string(tag)
            add(.other(try known(XMLPropertyListScalar.real(text.key.text), tag)), tag)
        case "data", "date", "integer":
            try refuseEmpty(tag)
            let content = text[markup.plainContent().range]
            let value = try known(XMLPropertyListScalar.value(of: tag.name, content), tag)
            try markup.close(tag)
            add(value, tag)
        default: throw PropertyList.Failure(message: "this element is not part of a property list", span: tag.span)
        }
    }

    private mutating func add(_ value: PropertyValue, _ tag: PropertyListMarkup.Tag) {
        builder.add(PropertyListNode(content: .other(value), span: Span(tag.span.start, markup.offset)))
    }

    private func refuseEmpty(_ tag: PropertyListMarkup.Tag) throws(PropertyList.Failure) {
        if tag.isEmpty { throw PropertyList.Failure(message: "this element needs a content", span: tag.span) }
    }

    private func known<Value>(_ value: Value?, _ tag: PropertyListMarkup.Tag) throws(PropertyList.Failure) -> Value {
        guard let value else {
            let span = Span(tag.span.start, max(tag.span.end, markup.offset))
            throw PropertyList.Failure(message: "what this element holds is no \(tag.name)", span: span)
        }
        return value
    }

    /// The text of an element that holds nothing but text.
    private mutating func string(_ tag: PropertyListMarkup.Tag) throws(PropertyList.Failure) -> PropertyListText {
        guard !tag.isEmpty else {
            let located = LocatedText("", span: Span(at: tag.span.end), escapes: .xml)
            return PropertyListText(key: "", located: located, span: tag.span)
        }
        let content = try markup.content()
        guard let pieces = XMLTextPieces(text, content, isLatin1: isLatin1) else {
            throw PropertyList.Failure(message: "an unknown entity is used", span: content)
        }
        try markup.close(tag)
        let bytes = pieces.bytes
        // Only 0xED begins a surrogate, which needs the slow way.
        let string = bytes.contains(0xED) ? WTF8.string(bytes) : String(decoding: bytes, as: UTF8.self)
        let located = LocatedText(string, span: content, steps: pieces.steps, escapes: .xml)
        let element = Span(tag.span.start, markup.offset)
        return PropertyListText(key: StringKey(bytes: bytes), located: located, span: element)
    }
}

extension EscapeTable {
    /// The characters that XML text cannot hold as they are.
    static let xml = EscapeTable(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])
}
