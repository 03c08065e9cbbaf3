import AXModel
import AXSource

/// The values of a property list in one array of records, in file order: a container before its contents, and in a
/// dictionary, each key before its value. Text in XML is decoded on demand.
///
/// A class, because each ``PropertyListNode`` refers to it.
final class PropertyListTree: Sendable {
    /// A string that was decoded when the file was read.
    struct DecodedText: Sendable {
        /// The string in WTF-8.
        let key: StringKey
        let located: LocatedText
    }

    let text: [UInt8]
    /// Whether bytes beyond ASCII are ISO 8859-1.
    let isLatin1: Bool
    /// Whether the text could contain lone surrogates, so that decoding has to check for them.
    let mayHoldSurrogates: Bool
    /// The records in file order; never empty. The first one is the root.
    let records: [PropertyListRecord]
    private let comments: PropertyListComments
    private let decodedTexts: [DecodedText]
    private let values: [PropertyValue]

    init(
        _ text: [UInt8], isLatin1: Bool, mayHoldSurrogates: Bool, records: [PropertyListRecord],
        comments: PropertyListComments, decodedTexts: [DecodedText], values: [PropertyValue]
    ) {
        self.text = text
        self.isLatin1 = isLatin1
        self.mayHoldSurrogates = mayHoldSurrogates
        self.records = records
        self.comments = comments
        self.decodedTexts = decodedTexts
        self.values = values
    }

    @inline(__always)
    func next(after number: Int) -> Int {
        records[number].isContainer ? Int(records[number].reach) : number + 1
    }

    /// Visits the keys of a dictionary in order. The record after each key is its value.
    @inline(__always)
    func forEachKey(of number: Int, _ visit: (Int) -> Void) {
        guard records[number].kind == .dictionary else { return }
        var key = number + 1
        while key < Int(records[number].reach) {
            visit(key)
            key = next(after: key + 1)
        }
    }

    func elements(of number: Int) -> [Int] {
        guard records[number].kind == .array else { return [] }
        var elements: [Int] = []
        var element = number + 1
        while element < Int(records[number].reach) {
            elements.append(element)
            element = next(after: element)
        }
        return elements
    }

    /// The comments of an entry, in file order.
    func comments(ofEntry key: Int) -> [Span] { comments.spans(from: records[key].comments) }

    /// The comment of an entry that has exactly one; nil for any other entry.
    func onlyComment(ofEntry key: Int) -> Span? { comments.only(from: records[key].comments) }

    /// A value that isn't a string or a container.
    func otherValue(_ number: Int) -> PropertyValue { values[records[number].index] }
}

// MARK: Strings

extension PropertyListTree {
    /// The string of a record, in WTF-8.
    func bytes(_ number: Int) -> [UInt8] {
        let record = records[number]
        switch record.kind {
        case .plainText where !isLatin1: return Array(text[record.content.range])
        case .decodedText: return decodedTexts[record.index].key.bytes
        default: return pieces(record)?.bytes ?? []
        }
    }

    /// The string of a record, with U+FFFD in place of invalid bytes and lone surrogates.
    func string(_ number: Int) -> String {
        let record = records[number]
        if isPlain(record) { return plainString(record) }
        return record.kind == .decodedText ? located(number).string : WTF8.string(bytes(number))
    }

    /// The string of a record with its position, without its tags or quotes.
    func located(_ number: Int) -> LocatedText {
        let record = records[number]
        if isPlain(record) { return plainText(record) }
        if record.kind == .decodedText { return decodedTexts[record.index].located }
        let pieces = pieces(record)
        let string = WTF8.string(pieces?.bytes ?? [])
        return LocatedText(string, span: record.content, steps: pieces?.steps ?? [], escapes: XMLEscaping.escapes)
    }

    /// Calls `body` with the bytes of a string in WTF-8, without a copy if the file contains the same bytes.
    @inline(__always)
    func withBytes<Result>(of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let record = records[number]
        guard isPlain(record) else { return bytes(number).withUnsafeBufferPointer(body) }
        return text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[record.content.range])) }
    }

    /// Whether the bytes between the tags are the string in WTF-8, so that nothing has to be decoded.
    @inline(__always)
    private func isPlain(_ record: PropertyListRecord) -> Bool { record.kind == .plainText && !isLatin1 }

    private func plainString(_ record: PropertyListRecord) -> String {
        text.withUnsafeBufferPointer { text in
            let bytes = UnsafeBufferPointer(rebasing: text[record.content.range])
            return mayHoldSurrogates ? WTF8.string(bytes) : String(decoding: bytes, as: UTF8.self)
        }
    }

    private func plainText(_ record: PropertyListRecord) -> LocatedText {
        let string = plainString(record)
        let content = record.content
        // If bytes were replaced with U+FFFD, the string can be longer than its content. The step keeps positions
        // inside the content.
        let steps = string.utf8.count == content.length ? [] : [LocatedText.Step(decoded: 0, file: content.start)]
        return LocatedText(string, span: content, steps: steps, escapes: XMLEscaping.escapes)
    }

    /// Whether a string equals `name`, which must be ASCII. Plain text is compared without a copy.
    @inline(__always)
    func holds(_ number: Int, _ name: StaticString) -> Bool {
        let name = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        let record = records[number]
        guard record.kind == .plainText else { return record.isText && bytes(number).elementsEqual(name) }
        let start = Int(record.contentStart)
        guard Int(record.contentEnd) - start == name.count else { return false }
        for offset in 0..<name.count where text[start + offset] != name[offset] { return false }
        return true
    }

    /// Whether a string could contain the given ASCII character. If false, decoding the string can be skipped.
    func mayHold(_ number: Int, _ character: UInt8) -> Bool {
        let record = records[number]
        guard record.kind == .plainText else { return true }
        return text.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress else { return false }
            let (start, end) = (Int(record.contentStart), Int(record.contentEnd))
            return ByteSearch.find(character, in: base, from: start, to: end) < end
        }
    }

    private func pieces(_ record: PropertyListRecord) -> XMLTextPieces? {
        XMLTextPieces(text, record.content, isLatin1: isLatin1)
    }
}

/// A value of a property list or a key of a dictionary, as offsets in the file's text. Small and flat, because large
/// files contain hundreds of thousands of records.
struct PropertyListRecord: Sendable {
    enum Kind: Sendable {
        case dictionary, array
        /// Text between XML tags that needs no decoding.
        case plainText
        /// Text between XML tags that contains references or CDATA sections.
        case encodedText
        /// Text that was decoded when the file was read.
        case decodedText
        /// Data, numbers, dates and Booleans.
        case other
    }

    let kind: Kind
    /// The offsets of the whole value, including tags, quotes and brackets.
    let start: UInt32
    var end: UInt32
    /// The offsets of the text between the tags. For decoded text and other values, the first one is an index in the
    /// tree's list of decoded text or of other values.
    let contentStart: UInt32
    let contentEnd: UInt32
    /// For a container, the number of the first record after its contents; for a key, the offset at which its entry
    /// ends. Otherwise unused.
    var reach: UInt32 = 0
    /// For a key, the first comment of its entry; see ``PropertyListComments``.
    var comments: UInt32 = PropertyListComments.none

    init(_ kind: Kind, _ span: Span, content: Span = Span(at: 0)) {
        self.kind = kind
        start = UInt32(span.start)
        end = UInt32(span.end)
        contentStart = UInt32(content.start)
        contentEnd = UInt32(content.end)
    }

    /// - Parameter index: the index in the list of decoded text or of other values.
    init(_ kind: Kind, _ span: Span, index: Int) {
        self.init(kind, span, content: Span(at: index))
    }

    var span: Span { Span(Int(start), Int(end)) }
    var content: Span { Span(Int(contentStart), Int(contentEnd)) }
    var index: Int { Int(contentStart) }
    var isContainer: Bool { kind == .dictionary || kind == .array }
    var isText: Bool { kind == .plainText || kind == .encodedText || kind == .decodedText }
}
