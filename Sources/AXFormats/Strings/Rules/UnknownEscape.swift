import AXSource

/// A backslash that doesn't do what the author meant.
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
        severity: .warning, or: [.note], isFixable: true)

    static func check(_ document: StringsDocument) -> [Diagnostic] {
        let found = document.syntax.entries.flatMap { entry in
            let tokens = entry.isShorthand ? [entry.keySpan] : [entry.keySpan, entry.valueSpan]
            let kinds = [entry.keyKind, entry.valueKind]
            return zip(tokens, kinds).flatMap { token, kind in
                kind == .quotedWithEscapes ? check(token, isKey: token == entry.keySpan, of: entry, document) : []
            }
        }
        return joiningNotes(found)
    }

    /// The findings with one note for all that do no harm: tools put a backslash before each slash of a file.
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
        let found = document.file.text.withUnsafeBufferPointer { troubles(of: token, in: $0) }
        guard !found.isEmpty else { return [] }
        let key = document.key(of: entry)
        return found.map { trouble in
            finding(
                trouble.message, at: trouble.span, in: document, severity: trouble.isHarmless ? .note : nil, key: key,
                fixIts: isKey ? [] : trouble.fix.map { [$0] } ?? [])
        }
    }

    private struct Trouble {
        let message: String
        let span: Span
        let fix: FixIt?
        /// Whether what is heard is what was meant.
        var isHarmless = false
    }

    private static func troubles(of token: Span, in text: UnsafeBufferPointer<UInt8>) -> [Trouble] {
        let content = StringsDecoder.content(of: token, in: text)
        var troubles: [Trouble] = []
        var previous: StringsDecoder.Piece?
        StringsDecoder.forEachPiece(text, content) { piece in
            if let trouble = trouble(piece, after: previous, text, content) { troubles.append(trouble) }
            previous = piece
        }
        return troubles
    }

    private static func trouble(
        _ piece: StringsDecoder.Piece, after previous: StringsDecoder.Piece?, _ text: UnsafeBufferPointer<UInt8>,
        _ content: Span
    ) -> Trouble? {
        switch piece.spelling {
        case .plain, .known, .octal: nil
        case .meaningless: meaningless(piece.span, after: previous, text, content)
        case .empty: Trouble(message: .noDigits, span: piece.span, fix: nil)
        case .unit: longUnit(piece.span, text, content)
        }
    }

    private static func meaningless(
        _ span: Span, after previous: StringsDecoder.Piece?, _ text: UnsafeBufferPointer<UInt8>, _ content: Span
    ) -> Trouble {
        let spelling = String(decoding: text[span.range], as: UTF8.self)
        let letter = Span(span.start + 1, span.start + 2)
        if text[letter.start] == UInt8(ascii: "u"), digits(after: span.end, text, content) >= 4 {
            let whole = Span(span.start, span.end + 4)
            let fix = FixIt(.useCapitalU, edits: [TextEdit(letter, "U")], safety: .safe)
            return Trouble(
                message: .smallU(String(decoding: text[whole.range], as: UTF8.self)), span: whole, fix: fix)
        }
        // An octal escape takes no digit above 7, and a backslash before a lower one is an escape itself.
        let isSwallowed = text[letter.start].hexadecimalValue != nil && previous.map(isShortUnit) == true
        let fix = FixIt(
            .dropBackslash, edits: [.removal(Span(span.start, letter.start))],
            safety: isSwallowed ? .needsReview : .safe)
        return Trouble(message: .meansNothing(spelling), span: span, fix: fix, isHarmless: isSign(spelling))
    }

    /// Whether the backslash precedes a symbol, which is then spoken as intended. Before a letter something else was
    /// intended, and `\(name)` is a value in Swift's literals.
    private static func isSign(_ spelling: String) -> Bool {
        guard let sign = spelling.last else { return false }
        return sign != "(" && (sign.isPunctuation || sign.isSymbol)
    }

    /// A `\U` with fewer than four digits, which would take a digit that ends up after it.
    private static func isShortUnit(_ piece: StringsDecoder.Piece) -> Bool {
        piece.spelling == .empty || (piece.spelling == .unit && piece.span.length < 6)
    }

    /// `\U0001F600`: four digits are read, the others are text.
    private static func longUnit(_ span: Span, _ text: UnsafeBufferPointer<UInt8>, _ content: Span) -> Trouble? {
        let more = digits(after: span.end, text, content)
        guard span.length == 6, more >= 4 else { return nil }
        let whole = Span(span.start, span.end + 4)
        let spelling = String(decoding: text[(span.start + 2)..<whole.end], as: UTF8.self)
        guard let code = UInt32(spelling, radix: 16), let scalar = Unicode.Scalar(code), code > 0xFFFF else {
            return nil
        }
        let fix = FixIt(.writeCharacter, edits: [TextEdit(whole, String(scalar))], safety: .safe)
        return Trouble(message: .onlyFourDigits(spelling), span: whole, fix: fix)
    }

    private static func digits(after offset: Int, _ text: UnsafeBufferPointer<UInt8>, _ content: Span) -> Int {
        text[offset..<min(offset + 4, content.end)].prefix { $0.hexadecimalValue != nil }.count
    }
}

extension String {
    fileprivate static func meansNothing(_ spelling: String) -> String {
        "“\(spelling)” isn't a valid escape, so the backslash is dropped"
    }
    fileprivate static func others(_ count: Int) -> String {
        ", here and in \(count) other \(count == 1 ? "location" : "locations") in the file"
    }
    fileprivate static func smallU(_ spelling: String) -> String {
        "“\(spelling)” is spoken as “\(spelling.dropFirst())”; the escape needs an uppercase U"
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
