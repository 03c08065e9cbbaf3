package import AXSource

/// A token of an XML document. There are no gaps between tokens.
package struct XMLToken: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case startTag
        /// `<name/>`
        case emptyTag
        case endTag
        case text
        /// `<![CDATA[ … ]]>`
        case characterData
        case comment
        case processingInstruction
        /// `<!DOCTYPE … >`. Its declarations aren't read, so only XML's five predefined entities are resolved.
        case documentType
        /// Markup that isn't closed or isn't well-formed. It extends to the end of the document.
        case junk
    }

    package let kind: Kind
    package let span: Span
    /// The name of a tag's element; empty for other tokens.
    package let name: Span

    /// The content between the delimiters of a comment, a CDATA section or a processing instruction; otherwise the
    /// whole token.
    package var content: Span {
        switch kind {
        case .comment: Span(span.start + 4, span.end - 3)
        case .characterData: Span(span.start + 9, span.end - 3)
        case .processingInstruction: Span(span.start + 2, span.end - 2)
        default: span
        }
    }
}
