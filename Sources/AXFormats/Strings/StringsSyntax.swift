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
    var cautiousFrom: Int?
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
