import AXSource

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
