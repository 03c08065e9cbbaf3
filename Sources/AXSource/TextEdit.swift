/// A replacement in a file's text. Every change that axstrings makes to a file is a list of these.
public struct TextEdit: Hashable, Sendable {
    /// The replaced range, in UTF-8 offsets of the text; empty for an insertion.
    public let span: Span
    /// The new text; empty for a removal.
    public let replacement: String

    public init(_ span: Span, _ replacement: String) {
        self.span = span
        self.replacement = replacement
    }

    public static func insertion(at offset: Int, _ text: String) -> TextEdit {
        TextEdit(Span(at: offset), text)
    }

    public static func removal(_ span: Span) -> TextEdit {
        TextEdit(span, "")
    }
}

/// Two edits in a list touch the same bytes, or an edit extends past the end of the text.
public struct EditConflict: Error, Hashable, Sendable, CustomStringConvertible {
    public let span: Span

    public var description: String {
        "change overlaps another change or extends past the end of the text (UTF-8 offsets \(span.start) to "
            + "\(span.end))"
    }
}
