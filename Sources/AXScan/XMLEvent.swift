package import AXSource

package struct XMLAttribute: Hashable, Sendable {
    package let name: Span
    /// The escaped value, without its quotes.
    package let value: Span

    /// The name, equals sign and quoted value.
    package var span: Span { Span(name.start, value.end + 1) }
}

/// A part of a well-formed document. ``XMLReader/attributes`` holds the attributes of a start tag.
package struct XMLEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The start of an element. An empty tag is a start and an end with the same span.
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
    /// The element's name, or the target of a processing instruction; otherwise empty.
    package let name: Span
    /// The text of a text event, or the content between the delimiters of a CDATA section, a comment or a processing
    /// instruction (after its target). Empty for tags, and the whole span for a document type.
    package let content: Span
}
