import AXScan
import AXSource

/// Reads an XML property list as CoreFoundation does: ignores anything after the first value or the `plist` element
/// around it, rejects entities other than XML's five predefined ones, and never reads anything outside the file.
struct XMLPropertyList {
    typealias Failure = PropertyList.Failure
    typealias Tag = PropertyListMarkup.Tag

    /// An open element.
    private struct Frame {
        let tag: Tag
        /// The number of values in a `plist` element, which can contain only one.
        var count = 0

        var isList: Bool { tag.element == .plist }
    }

    private let text: [UInt8]
    private var markup: PropertyListMarkup
    private var builder: PropertyListBuilder
    private var frames: [Frame] = []
    private var isInList = false
    private var isBeforeRoot = true
    private let isLatin1: Bool

    /// Whether a file could be an XML property list: it begins, after white space, with `<?`, `<!` or the tag of a
    /// property list element.
    static func isCandidate(_ text: [UInt8]) -> Bool {
        guard let first = text.firstIndex(where: { !$0.isASCIISpace }) else { return false }
        guard text[first] == UInt8(ascii: "<"), first + 1 < text.count else { return false }
        if text[first + 1] == UInt8(ascii: "?") || text[first + 1] == UInt8(ascii: "!") { return true }
        return PropertyListElement.begins(text[(first + 1)...])
    }

    struct Reading: Sendable {
        fileprivate(set) var builder = PropertyListBuilder()
        fileprivate(set) var isLatin1 = false
        fileprivate(set) var failure: Failure?

        /// The root value or, if the file isn't valid, the part before the error; nil if there is no value.
        func tree(_ text: [UInt8], mayHoldSurrogates: Bool) -> PropertyListTree? {
            builder.tree(text, isLatin1: isLatin1, mayHoldSurrogates: mayHoldSurrogates)
        }
    }

    static func read(_ file: SourceFile) -> Reading {
        let encoding = XMLDeclaredEncoding(of: file)
        if case .rejected(let span) = encoding {
            return Reading(failure: Failure(message: "declared encoding doesn't match the file's encoding", span: span))
        }
        guard file.text.count < Int(UInt32.max) else {
            return Reading(failure: Failure(message: "file is too large", span: Span(at: 0)))
        }
        return file.text.withUnsafeBufferPointer { bytes in
            guard let markup = PropertyListMarkup(bytes) else { return Reading() }
            var reader = XMLPropertyList(file.text, markup, isLatin1: encoding.isLatin1)
            return reader.read()
        }
    }

    private init(_ text: [UInt8], _ markup: PropertyListMarkup, isLatin1: Bool) {
        self.text = text
        self.markup = markup
        self.isLatin1 = isLatin1
        builder = PropertyListBuilder(capacity: text.count / Self.usualLength)
    }

    /// A low estimate of the number of bytes that a key or a value takes up, including the white space before it.
    private static let usualLength = 32

    private mutating func read() -> Reading {
        var failure: Failure?
        do throws(Failure) { try readRoot() } catch { failure = error }
        builder.closeAll(at: failure?.span.start ?? text.count)
        return Reading(builder: builder, isLatin1: isLatin1, failure: failure)
    }

    private mutating func readRoot() throws(Failure) {
        repeat {
            builder.whitespace(newlines: markup.skipSpace())
            if readPlainText() { continue }
            guard let part = try markup.next() else {
                throw Failure(message: "file ends before the property list is complete", span: Span(at: text.count))
            }
            switch part {
            case .comment(let span): builder.comment(span)
            case .processingInstruction: continue
            case .documentType(let span):
                guard isBeforeRoot else {
                    throw Failure(message: "document type declaration inside the property list", span: span)
                }
            case .tag(let tag): try begin(tag)
            case .endTag(let span): try end(span)
            }
        } while !frames.isEmpty || isBeforeRoot
    }

    /// Reads the next key or string of a dictionary if it's plain.
    /// - Returns: false, without moving, if it isn't.
    @inline(__always)
    private mutating func readPlainText() -> Bool {
        guard !isInList else { return false }
        if builder.expectsKey {
            guard let key = markup.plainKey() else { return false }
            builder.key(key)
        } else {
            guard builder.isWaiting, let text = markup.plainString() else { return false }
            builder.add(text)
        }
        return true
    }

    // MARK: Elements

    private mutating func begin(_ tag: Tag) throws(Failure) {
        isBeforeRoot = false
        if isInList {
            if let last = frames.last, last.count > 0 {
                throw Failure(message: "property list has more than one root value", span: tag.span)
            }
        } else if builder.expectsKey {
            guard tag.element == .key else {
                throw Failure(message: "missing key before this value", span: tag.span)
            }
            return builder.key(try string(tag))
        }
        switch tag.element {
        case .plist: try open(tag)
        case .dict, .array: try openContainer(tag)
        case .key, .string:
            // CoreFoundation reads a `key` element in place of a value as a string.
            builder.add(try string(tag))
            valueEnded()
        default:
            try scalar(tag)
            valueEnded()
        }
    }

    private mutating func open(_ tag: Tag) throws(Failure) {
        guard !tag.isEmpty else { throw Failure(message: "property list is empty", span: tag.span) }
        push(tag)
    }

    private mutating func openContainer(_ tag: Tag) throws(Failure) {
        // CoreFoundation doesn't descend into an empty element.
        guard tag.isEmpty || builder.depth < PropertyList.maximumDepth else {
            throw Failure(message: "values are nested more than 512 levels deep", span: tag.span)
        }
        if tag.element == .dict {
            builder.openDictionary(at: tag.span.start)
        } else {
            builder.openArray(at: tag.span.start)
        }
        guard tag.isEmpty else { return push(tag) }
        builder.close(at: tag.span.end)
        valueEnded()
    }

    private mutating func end(_ span: Span) throws(Failure) {
        guard let frame = frames.last else {
            throw Failure(message: "this tag closes an element that isn't open", span: span)
        }
        if frame.isList, frame.count == 0 {
            throw Failure(message: "property list is empty", span: span)
        }
        if !frame.isList, builder.isWaiting {
            throw Failure(message: "missing value before this tag", span: span)
        }
        try markup.close(frame.tag)
        frames.removeLast()
        isInList = frames.last?.isList ?? false
        if !frame.isList { builder.close(at: markup.offset) }
        valueEnded()
    }

    private mutating func push(_ tag: Tag) {
        frames.append(Frame(tag: tag))
        isInList = tag.element == .plist
    }

    @inline(__always)
    private mutating func valueEnded() {
        if isInList { frames[frames.count - 1].count += 1 }
    }

    // MARK: Scalars

    /// Reads a value that isn't a string or a container.
    private mutating func scalar(_ tag: Tag) throws(Failure) {
        switch tag.element {
        case .true, .false:
            if !tag.isEmpty { try markup.close(tag) }
            add(.other(tag.element.rawValue), tag)
        case .real:
            try rejectEmpty(tag)
            let bytes = XMLTextPieces(text, try string(tag).content, isLatin1: isLatin1)?.bytes ?? []
            add(.other(try valid(PropertyListElement.real(WTF8.string(bytes)), tag)), tag)
        case .data, .date, .integer:
            try rejectEmpty(tag)
            let content = text[markup.plainContent().range]
            let value = try valid(tag.element.value(content), tag)
            try markup.close(tag)
            add(value, tag)
        default: throw Failure(message: "this element isn't allowed in a property list", span: tag.span)
        }
    }

    private mutating func add(_ value: PropertyValue, _ tag: Tag) {
        builder.add(value, Span(tag.span.start, markup.offset))
    }

    private func rejectEmpty(_ tag: Tag) throws(Failure) {
        if tag.isEmpty { throw Failure(message: "this element can't be empty", span: tag.span) }
    }

    private func valid<Value>(_ value: Value?, _ tag: Tag) throws(Failure) -> Value {
        guard let value else {
            let span = Span(tag.span.start, max(tag.span.end, markup.offset))
            throw Failure(message: "this element doesn't contain a valid \(tag.element.rawValue) value", span: span)
        }
        return value
    }

    /// Reads an element that contains only text.
    @inline(__always)
    private mutating func string(_ tag: Tag) throws(Failure) -> PropertyListRecord {
        guard !tag.isEmpty else { return PropertyListRecord(.plainText, tag.span, content: Span(at: tag.span.end)) }
        let content = try markup.content()
        if !content.isPlain, !XMLTextPieces.isText(text, content.span) {
            throw Failure(message: "unknown entity", span: content.span)
        }
        try markup.close(tag)
        let span = Span(tag.span.start, markup.offset)
        return PropertyListRecord(content.isPlain ? .plainText : .encodedText, span, content: content.span)
    }
}

/// The encoding in which CoreFoundation reads an XML property list (CFPropertyList.c).
enum XMLDeclaredEncoding {
    case utf8
    /// ISO 8859-1, which CoreFoundation also uses for US-ASCII and Windows-1252.
    case latin1
    /// The declared name is empty, or names an encoding, such as UTF-16, that contradicts the bytes of the declaration
    /// itself.
    case rejected(Span)

    /// A byte order mark takes precedence over a declaration, which must be at the beginning of the file.
    init(of file: SourceFile) {
        guard file.encoding == .utf8, !file.hasByteOrderMark, let name = Self.name(in: file.text) else {
            self = .utf8
            return
        }
        let letters = file.string(name).lowercased().utf8.filter { $0.isASCIIAlphanumeric }
        self =
            switch String(decoding: letters, as: UTF8.self) {
            case let word where Self.latin.contains(word): .latin1
            case let word where word.isEmpty || Self.wide.contains { word.hasPrefix($0) }: .rejected(name)
            default: .utf8
            }
    }

    var isLatin1: Bool {
        if case .latin1 = self { true } else { false }
    }

    /// The span of the quoted name after the first `encoding=` in the declaration; nil if there isn't one. The
    /// declaration ends at the first `?` or `>`.
    private static func name(in text: [UInt8]) -> Span? {
        guard text.starts(with: "<?xml".utf8) else { return nil }
        let end = text[5...].firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: ">") } ?? text.count
        let word = Array("encoding=".utf8)
        let attribute = (5..<max(5, end - word.count)).first { text[$0..<($0 + word.count)].elementsEqual(word) }
        guard let start = attribute.map({ $0 + word.count }) else { return nil }
        guard text[start] == UInt8(ascii: "\"") || text[start] == UInt8(ascii: "'"),
            let close = text[(start + 1)...].firstIndex(of: text[start]), close < end
        else { return nil }
        return Span(start + 1, close)
    }

    private static let latin: Set<String> = [
        "iso88591", "latin1", "l1", "usascii", "ascii", "cp819", "ibm819", "isoir100", "csisolatin1", "ansix341968",
        "windows1252", "cp1252",
    ]
    private static let wide = ["utf16", "utf32", "ucs", "iso10646", "unicode"]
}
