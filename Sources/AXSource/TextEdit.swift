/// A replacement in a file's text. Every change that axstrings makes to a file is a list of these.
public struct TextEdit: Hashable, Sendable {
    /// The replaced range, in UTF-8 offsets of the text; empty for an insertion.
    public let span: Span
    /// The new text; empty for a removal.
    public let replacement: String

    /// - Parameters:
    ///   - span: the range to replace, in UTF-8 offsets of the text; empty for an insertion.
    ///   - replacement: the new text; empty for a removal.
    public init(_ span: Span, _ replacement: String) {
        self.span = span
        self.replacement = replacement
    }

    /// The edit that inserts a string.
    /// - Parameters:
    ///   - offset: the UTF-8 offset of the byte to insert before.
    ///   - text: the string to insert.
    public static func insertion(at offset: Int, _ text: String) -> TextEdit {
        TextEdit(Span(at: offset), text)
    }

    /// The edit that removes a span.
    public static func removal(_ span: Span) -> TextEdit {
        TextEdit(span, "")
    }
}

/// The error for edits that can't be made: two edits in a list affect the same bytes, or an edit extends past the end
/// of the text.
public struct EditConflict: Error, Hashable, Sendable, CustomStringConvertible {
    /// The location of the edit that can't be made, in UTF-8 offsets of the text.
    public let span: Span

    public var description: String {
        "change overlaps another change or extends past the end of the text (UTF-8 offsets \(span.start) to "
            + "\(span.end))"
    }
}
