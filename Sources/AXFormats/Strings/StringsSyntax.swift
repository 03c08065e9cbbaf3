import AXSource

/// A parsed `.strings` text: the entries in file order, and what Apple's parser makes of it.
struct StringsSyntax: Sendable {
    /// All entries that can be made out, also those that Apple's parser never reaches.
    var entries: [StringsEntry]
    var outcome: StringsOutcome
    /// Runs that the parser passed over to find the next entry.
    var junk: [Span]
    /// Where the brace stands that opens the table, in files that have one.
    var openBrace: Int?
    /// Where the reading went on with quotes and comments held to their line, after a fault.
    var recoveryStart: Int?
}

extension StringsSyntax {
    /// How many of the entries Apple's runtime loads.
    var loadedCount: Int {
        if case .table(let count, _) = outcome { return count }
        return 0
    }

    /// The tokens of the text without a gap: junk runs as one token, all else as the lexer splits it.
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

/// One `key = value;` as offsets of the file's text. Small and flat, because large files hold hundreds of thousands.
struct StringsEntry: Sendable {
    /// Where the comments above the key begin that belong to it; the key's start when there are none.
    var leadStart: UInt32
    var keyStart: UInt32
    var keyEnd: UInt32
    /// Equal to ``valueEnd`` in the short form `key;`, whose value is the key.
    var valueStart: UInt32
    var valueEnd: UInt32
    /// After the semicolon, or after the value when the semicolon is missing.
    var end: UInt32
    var keyKind: StringsToken.Kind
    /// The value's token; an opening bracket for containers and data.
    var valueKind: StringsToken.Kind
}

extension StringsEntry {
    var keySpan: Span { Span(Int(keyStart), Int(keyEnd)) }
    var valueSpan: Span { Span(Int(valueStart), Int(valueEnd)) }
    /// From the key to the semicolon.
    var span: Span { Span(Int(keyStart), Int(end)) }
    var isShorthand: Bool { valueStart == valueEnd }
    /// The trivia between the previous entry and the key that belongs to this entry.
    var leadSpan: Span { Span(Int(leadStart), Int(keyStart)) }

    /// The token that holds the value: the key's own in the short form.
    var textToken: StringsToken {
        isShorthand ? StringsToken(kind: keyKind, span: keySpan) : StringsToken(kind: valueKind, span: valueSpan)
    }
}

/// What Apple's parser makes of a `.strings` file.
enum StringsOutcome: Hashable, Sendable {
    /// A table of the first `count` entries. `stop` says what ended the reading before the end of the file, if anything did.
    case table(count: Int, stop: Stop?)
    /// A property list that is not a dictionary: an array, data, or a lone string.
    case notDictionary
    case failure(Failure)

    /// The reading ended, successfully, although text follows.
    struct Stop: Hashable, Sendable {
        enum Cause: Hashable, Sendable {
            /// Something that is not a key stands where a key should.
            case stray
            /// A quote in key position that nothing closes.
            case openKey
            /// A block comment that nothing closes.
            case openComment
        }

        let cause: Cause
        /// What stands at the place; for an open quote or comment, up to the end of its line.
        let span: Span
    }

    /// The file is refused as a whole.
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
        /// Where a person would mend it.
        let span: Span
    }
}
