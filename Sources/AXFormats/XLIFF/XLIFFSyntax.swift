import AXModel
import AXScan
import AXSource

/// The contents of an XLIFF 1.2 file, with the span of each part.
struct XLIFFSyntax: Sendable {
    var root: XLIFFRoot?
    var files: [XLIFFFileElement] = []
    /// The syntax error at which reading stopped; nil if the XML is well-formed.
    var fault: XMLSyntaxError?
    /// The style of the file's first element without content; nil if there isn't one.
    var emptyStyle: XLIFFEmptyStyle?
}

struct XLIFFRoot: Sendable {
    /// The span of the start tag.
    let span: Span
    let localName: String
    /// The namespace prefix without the colon; empty for the default namespace.
    let prefix: String
    let namespace: String?
    let version: String?

    /// The namespace that Xcode writes. Its import hasn't been observed to read any other.
    static let namespace12 = "urn:oasis:names:tc:xliff:document:1.2"
}

/// The syntax of an element without content.
enum XLIFFEmptyStyle: String, Sendable {
    /// An empty tag, as in `<note/>`.
    case slash = "/>"
    /// An empty tag with a space, as in `<note />`.
    case spaceSlash = " />"
    /// A start tag and an end tag, as in `<note></note>`.
    case pair = ""
}

/// A `file` element: the units of one file of the project.
struct XLIFFFileElement: Sendable {
    /// The whole element.
    var span: Span
    let startTag: Span
    /// The path of the file in the project.
    let original: String
    let sourceLanguage: String?
    /// The target language; nil if the attribute is missing or empty.
    let targetLanguage: String?
    /// The end of the start tag of the last `body`; nil if `body` is missing or an empty tag.
    var bodyStart: Int?
    /// The start of the end tag of the last `body`, or of its empty tag; nil if `body` is missing or isn't closed.
    var bodyEnd: Int?
    /// The number of elements that can contain units: each `body`, and each `group` inside of a `body`.
    var containerCount = 0
    var units: [XLIFFUnit] = []

    /// The table that the original file belongs to.
    var origin: TableOrigin { TableOrigin(original) }
}

/// A `trans-unit` element. Small and flat, because large files contain tens of thousands of units.
struct XLIFFUnit: Sendable {
    let id: StringKey
    let identity: XLIFFIdentity
    let isTranslatable: Bool
    var source: XLIFFTextElement?
    var target: XLIFFTextElement?
    /// Stored separately, because hardly any unit has more than one note, and an array for a single note would take up
    /// as much space as the rest of the unit.
    private var firstNote: XLIFFTextElement?
    private var otherNotes: [XLIFFTextElement] = []
    private let start: UInt32
    private let startTagEnd: UInt32
    private let idStart: UInt32
    private let idEnd: UInt32
    private var contentsEnd: UInt32
    private var end: UInt32

    /// - Parameters:
    ///   - idSpan: the value of the `id` attribute in the file; nil if the attribute is missing.
    ///   - id: the id after XML's normalization: white space that isn't written as a reference becomes a space.
    init(startTag: Span, idSpan: Span?, id: StringKey, identity: XLIFFIdentity, isTranslatable: Bool) {
        self.id = id
        self.identity = identity
        self.isTranslatable = isTranslatable
        start = UInt32(startTag.start)
        startTagEnd = UInt32(startTag.end)
        idStart = UInt32(idSpan?.start ?? startTag.end)
        idEnd = UInt32(idSpan?.end ?? startTag.end)
        contentsEnd = 0
        end = UInt32(startTag.end)
    }

    /// The whole element.
    var span: Span { Span(Int(start), Int(end)) }

    var startTag: Span { Span(Int(start), Int(startTagEnd)) }

    /// The span of the value of the `id` attribute; an empty span at the end of the start tag if the attribute is
    /// missing.
    var idSpan: Span { Span(Int(idStart), Int(idEnd)) }

    /// The start of the end tag, or of an empty tag; 0 if the unit isn't closed.
    var contentEnd: Int { Int(contentsEnd) }

    /// The notes, in the order of the file.
    var notes: [XLIFFTextElement] { (firstNote.map { [$0] } ?? []) + otherNotes }

    /// The unit's note, if it has exactly one; otherwise nil.
    var onlyNote: XLIFFTextElement? { otherNotes.isEmpty ? firstNote : nil }

    mutating func add(note: XLIFFTextElement) {
        if firstNote == nil { firstNote = note } else { otherNotes.append(note) }
    }

    /// - Parameter endTag: the end tag, or the start tag if it is an empty tag.
    mutating func close(by endTag: Span) {
        contentsEnd = UInt32(endTag.start)
        end = UInt32(endTag.end)
    }
}

/// A `source`, `target` or `note` element. It holds only spans; the document decodes its content on demand.
struct XLIFFTextElement: Sendable {
    private let start: UInt32
    private let contentStart: UInt32
    private var contentEnd: UInt32
    private var end: UInt32
    let isEmptyTag: Bool
    let hasAttributes: Bool
    /// Whether the content contains no markup, such as inline tags, CDATA sections, comments and processing
    /// instructions.
    var isPlain = true

    init(startTag: Span, isEmptyTag: Bool, hasAttributes: Bool) {
        self.isEmptyTag = isEmptyTag
        self.hasAttributes = hasAttributes
        start = UInt32(startTag.start)
        contentStart = UInt32(startTag.end)
        contentEnd = contentStart
        end = contentStart
    }

    /// The whole element.
    var span: Span { Span(Int(start), Int(end)) }

    var startTag: Span { Span(Int(start), Int(contentStart)) }

    /// The span between the start tag and the end tag; empty for an empty tag.
    var content: Span { Span(Int(contentStart), Int(contentEnd)) }

    /// Sets the end of an element that isn't an empty tag.
    mutating func close(by endTag: Span) {
        contentEnd = UInt32(endTag.start)
        end = UInt32(endTag.end)
    }
}
