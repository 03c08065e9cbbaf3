package import AXSource

/// An attribute of a start tag.
package struct XMLAttribute: Hashable, Sendable {
    package let name: Span
    /// The spelled value, inside its quotes.
    package let value: Span

    /// Name, equals sign and quoted value.
    package var span: Span { Span(name.start, value.end + 1) }
}

/// What stands at a place of a well-formed document. The attributes of a start tag are with the reader:
/// ``XMLReader/attributes``.
package struct XMLEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// An element begins. An empty tag is a start and, with the same span, an end.
        case start(isEmpty: Bool)
        case end
        case text
        case characterData
        case comment
        case processingInstruction
        case documentType
    }

    package let kind: Kind
    /// The whole markup or text.
    package let span: Span
    /// The element's name, or the target of a processing instruction; else empty.
    package let name: Span
    /// What stands between the delimiters, for text, CDATA, comments and processing instructions (behind the target).
    package let content: Span
}
