import AXSource

/// Fixes for syntax errors that stop Apple's parser. A fix is safe only if nothing else could have been intended.
enum StringsRepair {
    /// Fixes for text at which the parser stops before the end of the file.
    static func fixes(of stop: StringsOutcome.Stop, in document: StringsDocument) -> [FixIt] {
        switch stop.cause {
        case .stray: strayFixes(stop.span, document).map { checked($0, document) }
        case .openKey: [FixIt(.closeKey, edits: [closingQuote(of: stop.span, document.file)], safety: .needsReview)]
        case .openComment:
            [FixIt(.closeComment, edits: [.insertion(at: stop.span.end, " */")], safety: .needsReview)]
        }
    }

    /// Fixes for an error that makes the parser reject the file.
    static func fixes(of failure: StringsOutcome.Failure, in document: StringsDocument) -> [FixIt] {
        switch failure.cause {
        case .missingSemicolon: [semicolon(at: failure.span.start, document)]
        case .unterminatedString:
            [FixIt(.closeQuote, edits: [closingValueQuote(failure.span, document.file)], safety: .needsReview)]
        case .missingEquals, .unexpectedCharacter: invisibleFixes(failure.span, document)
        case .empty, .notText, .badData, .tooDeep, .missingClosingBracket, .junkAfterList: []
        }
    }

    /// The fix, marked as safe only if every key that loads without the fix loads with the same value after it. With
    /// the fix, the parser continues after the error, where another error could make it reject the whole file.
    static func checked(_ fix: FixIt, _ document: StringsDocument) -> FixIt {
        guard fix.safety == .safe, document.status == .ok else { return fix }
        guard let fixed = try? document.file.applying(fix.edits) else { return fix }
        let after = StringsDocument(fixed)
        let table = Dictionary(uniqueKeysWithValues: after.loadedTable.map { ($0.key, $0.value) })
        let isKept = after.status == .ok && document.loadedTable.allSatisfy { table[$0.key] == $0.value }
        return isKept ? fix : FixIt(fix.summary, edits: fix.edits, safety: .needsReview)
    }

    // MARK: Stray text between entries

    private static func strayFixes(_ span: Span, _ document: StringsDocument) -> [FixIt] {
        if let fix = ConflictMarkers.fix(at: span, in: document.file) { return [fix] }
        let next = document.syntax.entries.first { Int($0.keyStart) >= span.end }
        let run = Span(span.start, next.map { Int($0.keyStart) } ?? document.file.text.count)
        let edits = strayEdits(in: run, document.file)
        // If another entry follows, it must have a value: in the short form `key;`, the key could be stray, too.
        guard let edits, !edits.isEmpty, next?.isShorthand != true else { return [] }
        return [FixIt(.removeStray, edits: edits, safety: .safe)]
    }

    /// The edits that remove or replace all stray characters in a run; nil if anything in the run could be intended.
    private static func strayEdits(in run: Span, _ file: SourceFile) -> [TextEdit]? {
        var edits: [TextEdit] = []
        let isClean = file.text.withUnsafeBufferPointer { text in
            var lexer = StringsLexer(text, from: run.start, to: run.end)
            while lexer.offset < run.end {
                let start = lexer.offset
                let kind = lexer.next()
                let span = Span(start, lexer.offset)
                if kind.isTrivia { continue }
                guard let edit = strayEdit(kind, span, text) else { return false }
                edits.append(edit)
            }
            return true
        }
        return isClean ? edits : nil
    }

    private static func strayEdit(
        _ kind: StringsToken.Kind, _ span: Span, _ text: UnsafeBufferPointer<UInt8>
    ) -> TextEdit? {
        if let invisible = InvisibleCharacter(text, at: span) { return TextEdit(span, invisible.replacement) }
        switch kind {
        case .equals, .semicolon, .comma, .closeBrace, .closeParenthesis: return .removal(span)
        default: return nil
        }
    }

    // MARK: Errors inside an entry

    /// The fix for a missing semicolon. It's safe if the value is on one line, and only a comment or nothing follows on
    /// that line; a value on several lines could result from an unpaired quote. If more quotes follow on the line, the
    /// fix escapes the quotes inside the value instead.
    private static func semicolon(at offset: Int, _ document: StringsDocument) -> FixIt {
        let text = document.file.text
        let line = Span(offset, text[offset...].prefix { $0 != 0x0A && $0 != 0x0D }.endIndex)
        let endsLine = isTrivia(line, document.file)
        let value = document.syntax.entries.first { Int($0.end) == offset }?.valueSpan ?? Span(at: offset)
        let isOneLine = !text[value.range].contains(where: \.isLineEnd)
        let safety: FixIt.Safety = endsLine && isOneLine ? .safe : .needsReview
        if !endsLine, let edits = innerQuotes(from: value, document.file) {
            return FixIt(.escapeQuotes, edits: edits, safety: .needsReview)
        }
        return FixIt(.addSemicolon, edits: [.insertion(at: offset, ";")], safety: safety)
    }

    private static func isTrivia(_ span: Span, _ file: SourceFile) -> Bool {
        file.text.withUnsafeBufferPointer { text in
            var lexer = StringsLexer(text, from: span.start, to: span.end)
            while lexer.offset < span.end {
                guard lexer.next().isTrivia else { return false }
            }
            return true
        }
    }

    /// The edits that escape the quotes between the first quote of a value and the last one on its line, as in
    /// `"say "hi"";`; nil if there aren't any.
    private static func innerQuotes(from value: Span, _ file: SourceFile) -> [TextEdit]? {
        guard value.length > 1, file.text[value.start] == 0x22 else { return nil }
        let line = file.text[value.start...].prefix { $0 != 0x0A && $0 != 0x0D }
        guard let last = line.lastIndex(of: 0x22), last > value.end else { return nil }
        let inner = line[(value.start + 1)..<last].indices.filter { line[$0] == 0x22 && line[$0 - 1] != 0x5C }
        return inner.isEmpty ? nil : inner.map { .insertion(at: $0, "\\") }
    }

    private static func invisibleFixes(_ span: Span, _ document: StringsDocument) -> [FixIt] {
        let runs = [span] + document.syntax.junk
        let edits = runs.flatMap { invisibleEdits(in: $0, document.file) }
            .uniqued(on: \.span.start)
            .sorted { $0.span < $1.span }
        return edits.isEmpty ? [] : [FixIt(.replaceInvisible, edits: edits, safety: .safe)]
    }

    /// Replacements for the invisible characters at the beginning of a run.
    private static func invisibleEdits(in run: Span, _ file: SourceFile) -> [TextEdit] {
        var offset = run.start
        var edits: [TextEdit] = []
        while offset < run.end {
            let end = min(offset + WTF8.sequenceLength(lead: file.text[offset]), run.end)
            guard let invisible = InvisibleCharacter(Array(file.text[offset..<end])) else { return edits }
            edits.append(TextEdit(Span(offset, end), invisible.replacement))
            offset = end
        }
        return edits
    }

    // MARK: Open quotes

    /// The edit that inserts the closing quote of a key before the equals sign on its line or, if there isn't one, at
    /// the end of the line.
    private static func closingQuote(of line: Span, _ file: SourceFile) -> TextEdit {
        let quote = file.string(Span(line.start, line.start + 1))
        var end = file.text[line.range].firstIndex(of: UInt8(ascii: "=")) ?? line.end
        while end > line.start + 1, file.text[end - 1] == 0x20 { end -= 1 }
        return .insertion(at: end, quote)
    }

    /// The edit that inserts the closing quote of a value at the end of its line or, if the line ends with a semicolon,
    /// before the semicolon.
    private static func closingValueQuote(_ span: Span, _ file: SourceFile) -> TextEdit {
        let line = file.text[span.start...].prefix { $0 != 0x0A && $0 != 0x0D }
        let end = line.last == UInt8(ascii: ";") ? line.endIndex - 1 : line.endIndex
        return .insertion(at: end, file.string(Span(span.start, span.start + 1)))
    }
}

extension String {
    fileprivate static let closeKey = "Add a closing quote after the key"
    fileprivate static let closeComment = "Add “*/” at the end of the line"
    fileprivate static let closeQuote = "Add a closing quote at the end of the value"
    fileprivate static let removeStray = "Remove the stray characters"
    fileprivate static let addSemicolon = "Add the semicolon"
    fileprivate static let escapeQuotes = "Escape the quotes inside the value"
    fileprivate static let replaceInvisible = "Replace the invisible character"
}
