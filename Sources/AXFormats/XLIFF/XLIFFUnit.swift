import AXSource

/// A `trans-unit` element: one text of a string.
struct XLIFFUnit: Sendable {
    /// The whole element.
    var span: Span
    let startTag: Span
    /// The value of the `id` attribute as it is spelled; the end of the start tag where there is none.
    let idSpan: Span
    /// The id as an XML reader sees it: white space that is not written as a reference is a space.
    let id: StringKey
    let identity: XLIFFIdentity
    let isTranslatable: Bool
    var source: XLIFFText?
    var target: XLIFFText?
    /// The first note. Nearly no unit has more, and an array for one would cost as much as all the rest.
    private var firstNote: XLIFFText?
    private var otherNotes: [XLIFFText] = []

    /// Where the content of the element ends: before its end tag.
    var contentEnd: Int = 0

    init(startTag: Span, idSpan: Span, id: StringKey, identity: XLIFFIdentity, isTranslatable: Bool) {
        span = startTag
        self.startTag = startTag
        self.idSpan = idSpan
        self.id = id
        self.identity = identity
        self.isTranslatable = isTranslatable
    }

    /// In the order of the file.
    var notes: [XLIFFText] { (firstNote.map { [$0] } ?? []) + otherNotes }

    /// The unit's note, where it has one and no more.
    var onlyNote: XLIFFText? { otherNotes.isEmpty ? firstNote : nil }

    mutating func add(note: XLIFFText) {
        if firstNote == nil { firstNote = note } else { otherNotes.append(note) }
    }
}

/// An element with text: `source`, `target` or `note`. It holds places only; what stands there is read when it is asked for.
struct XLIFFText: Sendable {
    let startTag: Span
    let isEmptyTag: Bool
    let hasAttributes: Bool
    /// Whether the content holds no markup: no inline tag, CDATA section, comment or processing instruction.
    var isPlain = true
    private var contentEnd: Int
    private var end: Int

    init(startTag: Span, isEmptyTag: Bool, hasAttributes: Bool) {
        self.startTag = startTag
        self.isEmptyTag = isEmptyTag
        self.hasAttributes = hasAttributes
        contentEnd = startTag.end
        end = startTag.end
    }

    /// The whole element.
    var span: Span { Span(startTag.start, end) }

    /// Between start and end tag; empty for an empty tag.
    var content: Span { Span(startTag.end, contentEnd) }

    /// - Parameter endTag: of an element that is no empty tag.
    mutating func close(by endTag: Span) {
        contentEnd = endTag.start
        end = endTag.end
    }
}
