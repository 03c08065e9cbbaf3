import AXSource

/// A backslash whose effect differs from the author's intention.
enum UnknownEscape: FileRule {
    static let page = RulePage(
        id: "unknown-escape", concern: .files,
        summary: "A backslash begins an escape that is unknown or doesn't mean what was intended.",
        why: """
            Apple's parser recognizes `\\n`, `\\t`, `\\"`, `\\\\` and a few more escapes, as well as `\\U` followed by \
            four hexadecimal digits. The parser drops a backslash that doesn't begin a known escape: `\\u00e9`, with \
            a lowercase u, is spoken as “u00e9”. Dropping a backslash before a symbol that was meant literally, as in \
            `\\/`, is harmless, so all such backslashes in a file are reported in a single note.
            """,
        example: Example("\"cafe\" = \"Caf\\u00e9\";"),
        instead: Example("\"cafe\" = \"Caf\\U00e9\";"),
        severity: .warning, or: [.note], isFixable: true, traits: [.blocksApply])

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        let found = document.syntax.entries.flatMap { entry in
            let tokens = entry.isShorthand ? [entry.keySpan] : [entry.keySpan, entry.valueSpan]
            let kinds = [entry.keyKind, entry.valueKind]
            let found = zip(tokens, kinds).flatMap { token, kind in
                kind == .quotedWithEscapes ? check(token, isKey: token == entry.keySpan, of: entry, document) : []
            }
            // One interpolation is enough to report the entry.
            let first = found.firstIndex { $0.message == .interpolation }
            return found.indices.filter { $0 == first || found[$0].message != .interpolation }.map { found[$0] }
        }
        return joiningNotes(found)
    }

    /// Combines all notes into one, because some tools escape every slash in a file.
    private static func joiningNotes(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard var note = findings.first(where: { $0.severity == .note }) else { return findings }
        let count = findings.count { $0.severity == .note }
        if count > 1 {
            note.message += .others(count - 1)
            note.fixIts = []
        }
        return (findings.filter { $0.severity != .note } + [note]).sorted { $0.span < $1.span }
    }

    private static func check(
        _ token: Span, isKey: Bool, of entry: StringsEntry, _ document: StringsDocument
    ) -> [Diagnostic] {
        let found = document.file.text.withUnsafeBufferPointer { suspiciousEscapes(in: token, $0) }
        guard !found.isEmpty else { return [] }
        let key = document.key(of: entry)
        return found.map { escape in
            finding(
                escape.message, at: escape.span, in: document, severity: escape.isHarmless ? .note : nil, key: key,
                fixIts: isKey ? [] : escape.fix.map { [$0] } ?? [])
        }
    }

    private struct SuspiciousEscape {
        let message: String
        let span: Span
        let fix: FixIt?
        var isHarmless = false
    }

    private static func suspiciousEscapes(in token: Span, _ text: UnsafeBufferPointer<UInt8>) -> [SuspiciousEscape] {
        let content = StringsDecoder.content(of: token, in: text)
        var found: [SuspiciousEscape] = []
        var previous: StringsDecoder.Piece?
        StringsDecoder.forEachPiece(text, content) { piece in
            if let escape = suspiciousEscape(in: piece, after: previous, text, content) { found.append(escape) }
            previous = piece
        }
        return found
    }

    private static func suspiciousEscape(
        in piece: StringsDecoder.Piece, after previous: StringsDecoder.Piece?, _ text: UnsafeBufferPointer<UInt8>,
        _ content: Span
    ) -> SuspiciousEscape? {
        switch piece.kind {
        case .plain, .known, .octal: nil
        case .unknown: unknown(piece.span, after: previous, text, content)
        case .missingDigits: SuspiciousEscape(message: .noDigits, span: piece.span, fix: nil)
        case .unit: longUnit(piece.span, text, content)
        }
    }

    private static func unknown(
        _ span: Span, after previous: StringsDecoder.Piece?, _ text: UnsafeBufferPointer<UInt8>, _ content: Span
    ) -> SuspiciousEscape {
        let escape = String(decoding: text[span.range], as: UTF8.self)
        let letter = Span(span.start + 1, span.start + 2)
        if text[letter.start] == UInt8(ascii: "u"), digits(after: span.end, text, content) >= 4 {
            let whole = Span(span.start, span.end + 4)
            let fix = FixIt(.useCapitalU, edits: [TextEdit(letter, "U")], safety: .safe)
            return SuspiciousEscape(
                message: .lowercaseU(String(decoding: text[whole.range], as: UTF8.self)), span: whole, fix: fix)
        }
        // Without the backslash, a short `\U` before it would include the digit. An octal escape wouldn't: it can't
        // contain 8 or 9, and a backslash before any other digit begins an escape.
        let isSwallowed = text[letter.start].hexadecimalValue != nil && previous.map(isShortUnit) == true
        let fix = FixIt(
            .dropBackslash, edits: [.removal(Span(span.start, letter.start))],
            safety: isSwallowed ? .needsReview : .safe)
        if escape == "\\(" { return SuspiciousEscape(message: .interpolation, span: span, fix: nil) }
        return SuspiciousEscape(message: .meansNothing(escape), span: span, fix: fix, isHarmless: isSymbol(escape))
    }

    /// Whether the backslash precedes punctuation or a symbol other than `(`, in which case the text without the
    /// backslash is the intended text. A backslash before a letter was probably meant as an escape, and `\(name)` as an
    /// interpolation in Swift.
    private static func isSymbol(_ escape: String) -> Bool {
        guard let character = escape.last else { return false }
        return character != "(" && (character.isPunctuation || character.isSymbol)
    }

    /// Whether the piece is a `\U` with fewer than four digits, which would include a digit directly after it.
    private static func isShortUnit(_ piece: StringsDecoder.Piece) -> Bool {
        piece.kind == .missingDigits || (piece.kind == .unit && piece.span.length < 6)
    }

    /// Finds escapes such as `\U0001F600`, of which Apple's parser reads only the first four digits.
    private static func longUnit(_ span: Span, _ text: UnsafeBufferPointer<UInt8>, _ content: Span) -> SuspiciousEscape?
    {
        let more = digits(after: span.end, text, content)
        guard span.length == 6, more >= 4 else { return nil }
        let whole = Span(span.start, span.end + 4)
        let digits = String(decoding: text[(span.start + 2)..<whole.end], as: UTF8.self)
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code), code > 0xFFFF else {
            return nil
        }
        let fix = FixIt(.writeCharacter, edits: [TextEdit(whole, String(scalar))], safety: .safe)
        return SuspiciousEscape(message: .onlyFourDigits(digits), span: whole, fix: fix)
    }

    private static func digits(after offset: Int, _ text: UnsafeBufferPointer<UInt8>, _ content: Span) -> Int {
        text[offset..<min(offset + 4, content.end)].prefix { $0.hexadecimalValue != nil }.count
    }
}

extension String {
    fileprivate static func meansNothing(_ escape: String) -> String {
        "“\(escape)” isn't a valid escape, so the backslash is dropped"
    }
    fileprivate static let interpolation =
        "“\\(” looks like an interpolation in Swift, but strings files have none: only the backslash is dropped"
    fileprivate static func others(_ count: Int) -> String {
        ", here and in \(count) other \(count == 1 ? "location" : "locations") in the file"
    }
    fileprivate static func lowercaseU(_ escape: String) -> String {
        "“\(escape)” is spoken as “\(escape.dropFirst())”; the escape needs an uppercase U"
    }
    fileprivate static let noDigits = "“\\U” without digits is read as U+0000"
    fileprivate static func onlyFourDigits(_ digits: String) -> String {
        "“\\U\(digits)” is read as U+\(digits.prefix(4)) followed by “\(digits.dropFirst(4))”; "
            + "“\\U” takes only four digits"
    }
    fileprivate static let dropBackslash = "Remove the backslash"
    fileprivate static let useCapitalU = "Use \\U"
    fileprivate static let writeCharacter = "Use the character itself"
}
