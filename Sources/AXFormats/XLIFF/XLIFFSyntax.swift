import AXModel
import AXScan
import AXSource

/// What an XLIFF 1.2 file holds, with the place of each part.
struct XLIFFSyntax: Sendable {
    var root: XLIFFRoot?
    var files: [XLIFFFile] = []
    /// Why the XML ends early.
    var fault: XMLSyntaxError?
    /// How the file writes its first element without content; nil where it has none.
    var emptyStyle: XLIFFEmptyStyle?
}

/// The root element.
struct XLIFFRoot: Sendable {
    /// The start tag.
    let span: Span
    /// The name without its prefix.
    let localName: String
    /// The namespace prefix of the root, without the colon; empty for the default namespace.
    let prefix: String
    let namespace: String?
    let version: String?

    /// The namespace that Xcode writes, and the only one that its import was seen to read.
    static let namespace12 = "urn:oasis:names:tc:xliff:document:1.2"
}

/// How an element without content is written.
enum XLIFFEmptyStyle: String, Sendable {
    /// `<note/>`
    case slash = "/>"
    /// `<note />`
    case spaceSlash = " />"
    /// `<note></note>`
    case pair = ""
}

/// A `file` element: the units of one file of the project.
struct XLIFFFile: Sendable {
    /// The whole element.
    var span: Span
    let startTag: Span
    /// The path of the file in the project.
    let original: String
    let sourceLanguage: String?
    /// nil where the attribute is missing or empty.
    let targetLanguage: String?
    /// Behind the start tag of the last `body`; nil where there is none, or it is an empty tag.
    var bodyStart: Int?
    /// Before the end tag of that `body`.
    var bodyEnd: Int?
    /// How many elements hold units: each `body`, and each `group` in one.
    var containerCount = 0
    var units: [XLIFFUnit] = []

    /// The table that the original is a file of.
    var origin: TableOrigin { TableOrigin(original) }
}

/// A `trans-unit` element: one text of a string. Small and flat, because large files hold tens of thousands.
struct XLIFFUnit: Sendable {
    let id: StringKey
    private(set) var identity: XLIFFIdentity
    let isTranslatable: Bool
    var source: XLIFFText?
    var target: XLIFFText?
    /// The first note. Nearly no unit has more, and an array for one would cost as much as all the rest.
    private var firstNote: XLIFFText?
    private var otherNotes: [XLIFFText] = []
    private let start: UInt32
    private let startTagEnd: UInt32
    private let idStart: UInt32
    private let idEnd: UInt32
    private var contentsEnd: UInt32
    private var end: UInt32

    /// - Parameters:
    ///   - idSpan: the value of the `id` attribute as it is spelled; nil where there is none.
    ///   - id: as an XML reader sees it: white space that is not written as a reference is a space.
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

    /// The value of the `id` attribute as it is spelled; the end of the start tag where there is none.
    var idSpan: Span { Span(Int(idStart), Int(idEnd)) }

    /// Where the content of the element ends: before its end tag.
    var contentEnd: Int { Int(contentsEnd) }

    /// In the order of the file.
    var notes: [XLIFFText] { (firstNote.map { [$0] } ?? []) + otherNotes }

    /// The unit's note, where it has one and no more.
    var onlyNote: XLIFFText? { otherNotes.isEmpty ? firstNote : nil }

    mutating func add(note: XLIFFText) {
        if firstNote == nil { firstNote = note } else { otherNotes.append(note) }
    }

    /// - Parameter endTag: the start tag itself, when that is an empty tag.
    mutating func close(by endTag: Span) {
        contentsEnd = UInt32(endTag.start)
        end = UInt32(endTag.end)
    }
}

/// An element with text: `source`, `target` or `note`. It holds places only; what stands there is read when it is asked for.
struct XLIFFText: Sendable {
    private let start: UInt32
    private let contentStart: UInt32
    private var contentEnd: UInt32
    private var end: UInt32
    let isEmptyTag: Bool
    let hasAttributes: Bool
    /// Whether the content holds no markup: no inline tag, CDATA section, comment or processing instruction.
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

    /// Between start and end tag; empty for an empty tag.
    var content: Span { Span(Int(contentStart), Int(contentEnd)) }

    /// - Parameter endTag: of an element that is no empty tag.
    mutating func close(by endTag: Span) {
        contentEnd = UInt32(endTag.start)
        end = UInt32(endTag.end)
    }
}
