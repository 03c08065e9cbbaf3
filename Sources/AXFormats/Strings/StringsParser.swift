import AXSource

/// Reads the entries of a `.strings` file according to the grammar of CoreFoundation's old-style parser.
///
/// CoreFoundation first reads one object. If that object is a string and more text follows, it starts again and reads
/// entries until it finds something other than a key. It silently drops the rest of the file. An error inside an entry
/// makes it reject the whole file. This parser records where CoreFoundation stops, and continues in order to report the
/// lost entries.
struct StringsParser {
    private typealias Kind = StringsToken.Kind
    private typealias Failure = StringsOutcome.Failure
    private typealias Stop = StringsOutcome.Stop

    private let text: UnsafeBufferPointer<UInt8>
    private var lexer: StringsLexer
    private var entries: [StringsEntry] = []
    private var junk: [Span] = []
    private var openBrace: Int?
    private var recoveryStart: Int?
    /// The outcome, once the first error sets it. From then on, the parser only looks for lost entries.
    private var outcome: StringsOutcome?
    /// The offset at which the last token begins.
    private var start = 0
    /// The offset at which the comments of the next key begin; nil without comments.
    private var lead: Int?
    /// The offset of the first unclosed comment.
    private var openComment: Int?

    /// - Parameter start: see ``StringsDocument/start``.
    static func parse(_ text: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> StringsSyntax {
        var parser = StringsParser(text, from: start)
        parser.parseFile()
        return StringsSyntax(
            entries: parser.entries, outcome: parser.finalOutcome, junk: parser.junk, openBrace: parser.openBrace,
            recoveryStart: parser.recoveryStart)
    }

    private var isBraced: Bool { openBrace != nil }

    private init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
        self.text = text
        lexer = StringsLexer(text, from: start)
        entries.reserveCapacity(text.count / 100)
    }

    private var finalOutcome: StringsOutcome {
        if let outcome { return outcome }
        if isBraced {
            return .failure(Failure(cause: .missingClosingBracket, span: Span(at: text.count)))
        }
        return .table(count: entries.count, stop: openComment.map { Stop(cause: .openComment, span: line(from: $0)) })
    }

    private mutating func parseFile() {
        guard lexer.offset < text.count else { return fail(.empty, Span(at: 0)) }
        let first = keyToken()
        switch first {
        case .end where openComment == nil: return
        case .openBrace:
            openBrace = start
            parseEntries(from: keyToken())
        case .openParenthesis, .openAngle: parseList(first)
        default: parseEntries(from: first)
        }
    }

    // MARK: Tokens

    /// Reads up to the next token that isn't white space or a comment.
    @inline(__always)
    private mutating func significant() -> Kind {
        while true {
            start = lexer.offset
            let kind = lexer.next()
            if kind == .openComment { return noteOpenComment() }
            if !kind.isTrivia { return kind }
        }
    }

    /// Reads up to the next token that isn't white space or a comment, where a key is expected. Sets ``lead``.
    @inline(__always)
    private mutating func keyToken() -> Kind {
        lead = nil
        var isNewLine = entries.isEmpty
        while true {
            start = lexer.offset
            let kind = lexer.next()
            switch kind {
            case .whitespace:
                if lexer.newlines > 0 { isNewLine = true }
                if lexer.newlines > 1 { lead = nil }
            case .lineComment, .blockComment:
                if isNewLine, lead == nil { lead = start }
            case .openComment:
                return noteOpenComment()
            default:
                return kind
            }
        }
    }

    /// Ends the text at an unclosed comment, as in Apple's parser. ``readOnAfterEnd()`` later looks for entries inside
    /// the comment.
    private mutating func noteOpenComment() -> Kind {
        if openComment == nil { openComment = start }
        lexer.offset = text.count
        return .end
    }

    // MARK: Entries

    private mutating func parseEntries(from first: Kind) {
        var kind = first
        while true {
            if kind == .end, !readOnAfterEnd() { return }
            if kind.isText {
                parseEntry(keyKind: kind)
            } else if kind != .end {
                parseNonKey(kind)
            }
            kind = keyToken()
        }
    }

    @inline(__always)
    private mutating func parseEntry(keyKind: Kind) {
        let keyStart = start
        var entry = StringsEntry(
            leadStart: UInt32(lead ?? keyStart), keyStart: UInt32(keyStart), keyEnd: UInt32(lexer.offset),
            valueStart: 0, valueEnd: 0, end: 0, keyKind: keyKind, valueKind: keyKind)
        var kind = significant()
        if kind == .junk, outcome != nil || failsAtSpace() { kind = skipSpaces() }
        if kind == .semicolon { return append(&entry) }
        guard kind == .equals else {
            // A string is a complete property list if nothing follows it.
            if kind == .end, entries.isEmpty, !isBraced, outcome == nil { outcome = .notDictionary }
            return failEntry(.missingEquals, at: keyStart, token: start)
        }
        kind = significant()
        if kind == .junk, outcome != nil || failsAtSpace() { kind = skipSpaces() }
        entry.valueStart = UInt32(start)
        entry.valueKind = kind
        if !kind.isText {
            guard parseContainer(kind, keyStart: keyStart) else { return }
        }
        entry.valueEnd = UInt32(lexer.offset)
        if significant() == .semicolon { return append(&entry) }
        entry.end = entry.valueEnd
        entries.append(entry)
        failEntry(.missingSemicolon, at: Int(entry.valueStart), token: start, fix: Span(at: Int(entry.valueEnd)))
    }

    @inline(__always)
    private mutating func append(_ entry: inout StringsEntry) {
        entry.end = UInt32(lexer.offset)
        entries.append(entry)
    }

    private mutating func parseContainer(_ kind: Kind, keyStart: Int) -> Bool {
        var values = StringsValueParser(text, lexer: lexer)
        let value = values.value(first: kind, start: start)
        lexer.offset = values.lexer.offset
        guard value == nil else { return true }
        let failure = values.failure ?? Failure(cause: .unexpectedCharacter, span: Span(start, lexer.offset))
        let token = kind == .openQuote ? start : failure.span.start
        failEntry(failure.cause, at: keyStart, token: token, fix: failure.span)
        return false
    }

    /// Handles a token other than a key where a key is expected. It's the closing brace after all entries, or text at
    /// which Apple's parser stops or rejects the file.
    private mutating func parseNonKey(_ kind: Kind) {
        let span = Span(start, lexer.offset)
        if isBraced, kind == .closeBrace, outcome == nil { return closeBraces() }
        if outcome == nil {
            if isBraced {
                fail(.missingClosingBracket, span)
            } else if entries.isEmpty {
                fail(
                    kind == .openQuote ? .unterminatedString : .unexpectedCharacter, line(from: span.start, token: span)
                )
            } else {
                let cause: Stop.Cause = kind == .openQuote ? .openKey : .stray
                outcome = .table(
                    count: entries.count, stop: Stop(cause: cause, span: line(from: span.start, token: span)))
            }
        }
        if kind == .openQuote { recover(after: span.start) } else { addJunk(span) }
    }

    private mutating func closeBraces() {
        let count = entries.count
        let next = significant()
        if next == .end {
            outcome = .table(count: count, stop: nil)
        } else {
            fail(.junkAfterList, Span(start, lexer.offset))
        }
        lexer.offset = start
    }

    private mutating func parseList(_ kind: Kind) {
        var values = StringsValueParser(text, lexer: lexer)
        // The depth is 0 because no dictionary contains this value.
        let value = values.value(first: kind, start: start, depth: 0)
        lexer.offset = values.lexer.offset
        if value == nil {
            outcome = .failure(values.failure ?? Failure(cause: .unexpectedCharacter, span: Span(at: start)))
        } else if significant() == .end {
            outcome = .notDictionary
        } else {
            fail(.junkAfterList, Span(start, lexer.offset))
        }
    }

    // MARK: Errors and recovery

    private mutating func fail(_ cause: Failure.Cause, _ span: Span) {
        if outcome == nil { outcome = .failure(Failure(cause: cause, span: span)) }
    }

    /// Records an error inside an entry, and moves to the next text that looks like an entry.
    /// - Parameters:
    ///   - part: the offset of the part of the entry before the error.
    ///   - token: the offset of the unexpected token.
    ///   - fix: the location at which to fix the error; nil for the token.
    private mutating func failEntry(_ cause: Failure.Cause, at part: Int, token: Int, fix: Span? = nil) {
        if outcome == nil { fail(cause, fix ?? line(from: token, token: Span(token, lexer.offset))) }
        let spansLines = text[part..<min(token, text.count)].contains(where: \.isLineEnd)
        if spansLines, cause == .missingEquals || cause == .missingSemicolon, isMispaired(part, token) {
            recover(after: part)
        } else if cause == .unterminatedString || cause == .badData {
            recover(after: token)
        } else {
            resynchronize(from: token)
        }
    }

    /// Whether a quoted string begins at `part` and contains a line end before `token`, which probably means that a
    /// quote is missing.
    private func isMispaired(_ part: Int, _ token: Int) -> Bool {
        var lexer = StringsLexer(text, from: part)
        let kind = lexer.next()
        guard kind == .quoted || kind == .quotedWithEscapes || kind == .openQuote else { return false }
        return text[part..<min(lexer.offset, token)].contains(where: \.isLineEnd)
    }

    /// Continues after the line that contains `offset`. From there on, quotes and comments must be closed on their
    /// line.
    private mutating func recover(after offset: Int) {
        lexer.isRecovering = true
        if recoveryStart == nil { recoveryStart = offset }
        let end = line(from: offset).end
        addJunk(Span(offset, end))
        resynchronize(from: end)
    }

    /// Moves to the next `key =` at or after `offset`, or to the end of the text. Records the skipped text as junk.
    private mutating func resynchronize(from offset: Int) {
        let wasRecovering = lexer.isRecovering
        lexer.isRecovering = true
        lexer.offset = offset
        let next = nextAssignment() ?? text.count
        lexer.isRecovering = wasRecovering
        lexer.offset = next
        addJunk(Span(min(offset, next), next))
    }

    /// The offset at which the next `key =` begins; nil if there isn't one.
    private mutating func nextAssignment() -> Int? {
        var candidate: Int?
        while true {
            let start = lexer.offset
            let kind = lexer.next()
            if kind == .equals, let candidate { return candidate }
            if kind == .end { return nil }
            if !kind.isTrivia { candidate = kind.isText ? start : nil }
        }
    }

    /// Adds a junk run at the end, and merges it with the last one if they touch.
    private mutating func addJunk(_ span: Span) {
        guard !span.isEmpty else { return }
        if let last = junk.last, last.end >= span.start {
            junk[junk.count - 1] = Span(last.start, max(last.end, span.end))
        } else {
            junk.append(span)
        }
    }

    /// Whether the last token is a character that only looks like a space. If so, records that Apple's parser rejects
    /// the file. This parser treats the character as a space.
    private mutating func failsAtSpace() -> Bool {
        let span = Span(start, lexer.offset)
        guard InvisibleCharacter(text, at: span) != nil else { return false }
        fail(.unexpectedCharacter, span)
        return true
    }

    private mutating func skipSpaces() -> Kind {
        while InvisibleCharacter(text, at: Span(start, lexer.offset)) != nil {
            addJunk(Span(start, lexer.offset))
            let kind = significant()
            if kind != .junk { return kind }
        }
        return .junk
    }

    /// Looks for entries inside an unclosed comment after everything else has been read.
    /// - Returns: whether there is more text to read.
    private mutating func readOnAfterEnd() -> Bool {
        guard let open = openComment, lexer.offset >= text.count, !lexer.isRecovering else { return false }
        if outcome == nil { outcome = finalOutcome }
        recover(after: open)
        return lexer.offset < text.count
    }

    /// The span from an offset to the end of its line, or to the end of `token` if the token ends on that line.
    private func line(from offset: Int, token: Span? = nil) -> Span {
        var end = offset
        while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
        return Span(min(offset, text.count), min(end, max(token?.end ?? end, offset)))
    }
}
