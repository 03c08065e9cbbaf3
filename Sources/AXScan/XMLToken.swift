package import AXSource

/// One piece of an XML document. The pieces of a document follow each other without a gap.
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
        /// `<!DOCTYPE … >`; what it declares is not read: no entity but XML's own five is ever resolved.
        case documentType
        /// Markup that is not closed or not well-formed; it reaches to the end.
        case junk
    }

    package let kind: Kind
    package let span: Span
    /// The element's name, for tags.
    package let name: Span

    /// What stands between the delimiters of a comment, a CDATA section or a processing instruction; else the whole
    /// token.
    package var content: Span {
        switch kind {
        case .comment: Span(span.start + 4, span.end - 3)
        case .characterData: Span(span.start + 9, span.end - 3)
        case .processingInstruction: Span(span.start + 2, span.end - 2)
        default: span
        }
    }
}
