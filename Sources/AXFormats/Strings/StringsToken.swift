public import AXSource

/// One token of a `.strings` file. The tokens of a file follow each other without a gap.
public struct StringsToken: Hashable, Sendable {
    public enum Kind: UInt8, Sendable {
        case whitespace
        case lineComment
        case blockComment
        /// A block comment that nothing closes; it reaches to the end of the file.
        case openComment
        /// Text without quotes: ASCII letters, digits and `_ $ / : . -`.
        case word
        /// Text in quotes without a backslash.
        case quoted
        /// Text in quotes with at least one backslash.
        case quotedWithEscapes
        /// A quote that nothing closes; it reaches to the end of the file.
        case openQuote
        case equals
        case semicolon
        case comma
        case openBrace
        case closeBrace
        case openParenthesis
        case closeParenthesis
        case openAngle
        case closeAngle
        /// What has no place in the grammar: one character, or a run that the parser passed over.
        case junk
        /// The end of the file; takes no bytes and is never in a token list.
        case end
    }

    public let kind: Kind
    public let span: Span
}

extension StringsToken.Kind {
    /// White space or a comment.
    var isTrivia: Bool { rawValue <= StringsToken.Kind.blockComment.rawValue }

    var isComment: Bool { self == .lineComment || self == .blockComment }

    /// A key or a plain value.
    var isText: Bool { self == .word || self == .quoted || self == .quotedWithEscapes }
}
