import AXSource

/// A parsed `.strings` file: its entries in file order, and how Apple's parser reads it.
struct StringsSyntax: Sendable {
    /// All entries, including those that Apple's parser never reaches.
    var entries: [StringsEntry]
    var outcome: StringsOutcome
    /// Runs that the parser skipped to find the next entry.
    var junk: [Span]
    /// The offset of the opening brace before all entries; nil if there isn't one.
    var openBrace: Int?
    /// The offset at which recovery began after an error such as an unpaired quote; nil if it wasn't necessary. From
    /// there on, quotes and comments must be closed on their line.
    var recoveryStart: Int?
}

extension StringsSyntax {
    /// The number of entries that Apple's runtime loads.
    var loadedCount: Int {
        if case .table(let count, _) = outcome { return count }
        return 0
    }

    /// The tokens of the text, without gaps. A junk run is one token.
    func tokens(of text: UnsafeBufferPointer<UInt8>) -> [StringsToken] {
        var tokens: [StringsToken] = []
        var start = 0
        for run in junk + [Span(at: text.count)] {
            Self.append(from: start, to: run.start, of: text, into: &tokens)
            if !run.isEmpty { tokens.append(StringsToken(kind: .junk, span: run)) }
            start = run.end
        }
        return tokens
    }

    private static func append(
        from start: Int, to end: Int, of text: UnsafeBufferPointer<UInt8>, into tokens: inout [StringsToken]
    ) {
        var lexer = StringsLexer(text, from: start, to: end)
        while lexer.offset < end {
            let start = lexer.offset
            let kind = lexer.next()
            tokens.append(StringsToken(kind: kind, span: Span(start, lexer.offset)))
        }
    }
}

/// One `key = value;` as offsets in the file's text. Small and flat, because large files contain hundreds of thousands
/// of entries.
struct StringsEntry: Sendable {
    /// The offset of the comments above the key, or of the key if there aren't any.
    var leadStart: UInt32
    var keyStart: UInt32
    var keyEnd: UInt32
    /// Equal to ``valueEnd`` in the short form `key;`, where the key is also the value.
    var valueStart: UInt32
    var valueEnd: UInt32
    /// The offset after the semicolon, or after the value if the semicolon is missing.
    var end: UInt32
    var keyKind: StringsToken.Kind
    /// The kind of the value's first token, which is an opening bracket for containers and data.
    var valueKind: StringsToken.Kind
}

extension StringsEntry {
    var keySpan: Span { Span(Int(keyStart), Int(keyEnd)) }
    var valueSpan: Span { Span(Int(valueStart), Int(valueEnd)) }
    /// The span from the key to the semicolon, or to the end of the value if the semicolon is missing.
    var span: Span { Span(Int(keyStart), Int(end)) }
    var isShorthand: Bool { valueStart == valueEnd }
    /// The comments and white space above the key that belong to this entry.
    var leadSpan: Span { Span(Int(leadStart), Int(keyStart)) }

    /// The value's token; in the short form `key;`, the key's token.
    var textToken: StringsToken {
        isShorthand ? StringsToken(kind: keyKind, span: keySpan) : StringsToken(kind: valueKind, span: valueSpan)
    }
}

/// The result of Apple's parser for a `.strings` file.
enum StringsOutcome: Hashable, Sendable {
    /// A dictionary of the first `count` entries. `stop` is nil if the parser reads the whole file.
    case table(count: Int, stop: Stop?)
    /// A property list that isn't a dictionary: an array, data or a single string.
    case notDictionary
    case failure(Failure)

    /// The location at which the parser stops without an error, although more text follows.
    struct Stop: Hashable, Sendable {
        enum Cause: Hashable, Sendable {
            /// Something other than a key where a key is expected.
            case stray
            /// A key whose quote is never closed.
            case openKey
            /// A block comment that is never closed.
            case openComment
        }

        let cause: Cause
        /// The unexpected text. For an unclosed quote or comment, it ends at the end of the line.
        let span: Span
    }

    /// The reason why the parser rejects the whole file.
    struct Failure: Hashable, Sendable {
        enum Cause: Hashable, Sendable {
            case empty
            case notText
            case missingSemicolon
            case missingEquals
            case unexpectedCharacter
            case unterminatedString
            case badData
            case tooDeep
            case missingClosingBracket
            case junkAfterList
        }

        let cause: Cause
        /// The location at which to fix the error.
        let span: Span
    }
}
