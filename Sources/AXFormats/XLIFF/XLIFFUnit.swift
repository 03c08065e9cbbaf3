import AXSource

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
