package import AXSource

/// One piece of C, Objective-C or C++ source. The pieces of a text follow each other without a gap.
package struct CToken: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
        /// White space inside of a line; a line end that a backslash takes away counts as such.
        case space
        /// White space with at least one line end.
        case newline
        case comment
        /// A name or a keyword.
        case identifier
        /// A number as the preprocessor sees it: `0x1p-3`, `1.5f`, `1'000`.
        case number
        /// `"…"` with its prefix, or a raw string `R"x(…)x"`; an `@` before it is a token of its own.
        case string
        /// `'…'` with its prefix.
        case character
        /// An operator or a bracket. Where C and C++ differ, C's: `::` is two.
        case punctuator
        /// A literal or a comment that is not closed, or a byte that begins no token.
        case junk
    }

    package let kind: Kind
    package let span: Span

    package init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }
}
