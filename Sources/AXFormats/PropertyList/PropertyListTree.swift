import AXModel
import AXSource

/// The values of a property list in one run of records, in file order: a container, then what it holds; in a
/// dictionary, each key and then its value. Texts in XML are decoded when they are asked for.
///
/// A class, because each ``PropertyListNode`` leads to it.
final class PropertyListTree: Sendable {
    /// A text that was decoded when the file was read.
    struct DecodedText: Sendable {
        /// In WTF-8.
        let key: StringKey
        let located: LocatedText
    }

    /// The file's text.
    let text: [UInt8]
    /// How texts in XML are spelled.
    private let escapes: EscapeTable
    /// Whether bytes above ASCII are ISO 8859-1.
    let isLatin1: Bool
    /// Whether lone surrogates may stand in the text, which have to be looked for.
    let mayHoldSurrogates: Bool
    /// The first one is the value of the file. There is one.
    let records: [PropertyListRecord]
    private let comments: PropertyListComments
    private let decodedTexts: [DecodedText]
    private let values: [PropertyValue]

    init(
        _ text: [UInt8], isLatin1: Bool, mayHoldSurrogates: Bool, records: [PropertyListRecord],
        comments: PropertyListComments,
        decodedTexts: [DecodedText], values: [PropertyValue]
    ) {
        self.text = text
        escapes = .xml
        self.isLatin1 = isLatin1
        self.mayHoldSurrogates = mayHoldSurrogates
        self.records = records
        self.comments = comments
        self.decodedTexts = decodedTexts
        self.values = values
    }

    /// The number of the first record that is neither this value nor inside it.
    @inline(__always)
    func next(after number: Int) -> Int {
        records[number].isContainer ? Int(records[number].reach) : number + 1
    }

    /// The numbers of the keys of a dictionary, in order.
    func keys(of number: Int) -> [Int] {
        var keys: [Int] = []
        forEachKey(of: number) { keys.append($0) }
        return keys
    }

    /// Visits the numbers of the keys of a dictionary in order. The value of each is the record behind it.
    @inline(__always)
    func forEachKey(of number: Int, _ visit: (Int) -> Void) {
        guard records[number].kind == .dictionary else { return }
        var key = number + 1
        while key < Int(records[number].reach) {
            visit(key)
            key = next(after: key + 1)
        }
    }

    /// The numbers of the elements of an array, in order.
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

    /// The comments of an entry by the number of its key, in file order.
    func comments(ofEntry key: Int) -> [Span] { comments.spans(from: records[key].comments) }

    /// The comment of an entry that has one alone.
    func onlyComment(ofEntry key: Int) -> Span? { comments.only(from: records[key].comments) }

    /// A value that is neither text nor a container.
    func otherValue(_ number: Int) -> PropertyValue { values[records[number].place] }
}

// MARK: Texts

extension PropertyListTree {
    /// A text in WTF-8.
    func bytes(_ number: Int) -> [UInt8] {
        let record = records[number]
        switch record.kind {
        case .plainText where !isLatin1: return Array(text[record.content.range])
        case .decodedText: return decodedTexts[record.place].key.bytes
        default: return pieces(record)?.bytes ?? []
        }
    }

    /// A text for people.
    func string(_ number: Int) -> String {
        let record = records[number]
        if isPlain(record) { return plainString(record) }
        return record.kind == .decodedText ? located(number).string : WTF8.string(bytes(number))
    }

    /// A text with its places, without its tags or quotes.
    func located(_ number: Int) -> LocatedText {
        let record = records[number]
        if isPlain(record) { return plainText(record) }
        if record.kind == .decodedText { return decodedTexts[record.place].located }
        let pieces = pieces(record)
        let string = WTF8.string(pieces?.bytes ?? [])
        return LocatedText(string, span: record.content, steps: pieces?.steps ?? [], escapes: escapes)
    }

    /// Hands out the bytes of a text in WTF-8: those of the file where they are the same.
    @inline(__always)
    func withBytes<Result>(of number: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let record = records[number]
        guard isPlain(record) else { return bytes(number).withUnsafeBufferPointer(body) }
        return text.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[record.content.range])) }
    }

    /// Whether the bytes of the file between the tags are the text.
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
        // Where bytes are shown as U+FFFD, the text is longer than its spelling; the step keeps its places inside.
        let steps = string.utf8.count == content.length ? [] : [LocatedText.Step(decoded: 0, file: content.start)]
        return LocatedText(string, span: content, steps: steps, escapes: escapes)
    }

    /// Whether a text is one in ASCII. It is compared in place.
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

    /// Whether a text may hold an ASCII character; where not, it is not worth decoding.
    func mayHold(_ number: Int, _ character: UInt8) -> Bool {
        let record = records[number]
        guard record.kind == .plainText else { return true }
        return text.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress else { return false }
            let (start, end) = (Int(record.contentStart), Int(record.contentEnd))
            return ByteSearch.find(character, in: base, from: start, to: end) < end
        }
    }

    /// What the text of an XML element consists of. Every text was found to be one when the file was read.
    private func pieces(_ record: PropertyListRecord) -> XMLTextPieces? {
        XMLTextPieces(text, record.content, isLatin1: isLatin1)
    }
}

extension EscapeTable {
    /// The characters that XML text cannot hold as they are.
    static let xml = EscapeTable(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"])
}

/// A value of a property list or a key of a dictionary, as offsets of the file's text. Small and flat, because large
/// files hold hundreds of thousands.
struct PropertyListRecord: Sendable {
    enum Kind: Sendable {
        case dictionary, array
        /// Text between XML tags that stands for itself.
        case plainText
        /// Text between XML tags with references or sections of character data in it.
        case spelledText
        /// Text that was decoded when the file was read.
        case decodedText
        /// Data, numbers, dates and truth values.
        case other
    }

    let kind: Kind
    /// The whole value, tags, quotes and brackets included.
    let start: UInt32
    var end: UInt32
    /// What stands between the tags of a text; of decoded texts and other values, the place in the list of such.
    let contentStart: UInt32
    let contentEnd: UInt32
    /// Of a container, the number of the first record that is not inside. Of a key, where its entry ends. Of other
    /// values and of texts that are no keys, nothing.
    var reach: UInt32 = 0
    /// Of a key, the first comment of its entry; see ``PropertyListComments``.
    var comments: UInt32 = PropertyListComments.none

    /// - Parameter content: what stands between the tags of a text.
    init(_ kind: Kind, _ span: Span, content: Span = Span(at: 0)) {
        self.kind = kind
        start = UInt32(span.start)
        end = UInt32(span.end)
        contentStart = UInt32(content.start)
        contentEnd = UInt32(content.end)
    }

    /// - Parameter place: in the list of decoded texts or other values.
    init(_ kind: Kind, _ span: Span, place: Int) {
        self.init(kind, span, content: Span(at: place))
    }

    var span: Span { Span(Int(start), Int(end)) }
    var content: Span { Span(Int(contentStart), Int(contentEnd)) }
    var place: Int { Int(contentStart) }
    var isContainer: Bool { kind == .dictionary || kind == .array }
    var isText: Bool { kind == .plainText || kind == .spelledText || kind == .decodedText }
}
