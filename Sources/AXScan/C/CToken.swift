package import AXSource

/// A token of C, Objective-C or C++ source code. There are no gaps between tokens.
package struct CToken: Hashable, Sendable {
    package enum Kind: UInt8, Hashable, Sendable {
        /// White space within a line, including spliced line ends.
        case space
        /// White space with at least one line end.
        case newline
        case comment
        /// A name or a keyword.
        case identifier
        /// A preprocessing number: `0x1p-3`, `1.5f`, `1'000`.
        case number
        /// `"…"` with its prefix, or a raw string `R"x(…)x"`; an `@` before it is a separate token.
        case string
        /// `'…'` with its prefix.
        case character
        /// An operator or a bracket. Where C and C++ differ, the tokens are those of C: `::` is two tokens.
        case punctuator
        /// An unclosed literal or comment, or a byte that can't begin a token.
        case junk
    }

    package let kind: Kind
    package let span: Span

    package init(_ kind: Kind, _ span: Span) {
        self.kind = kind
        self.span = span
    }
}
