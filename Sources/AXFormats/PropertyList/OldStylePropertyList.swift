import AXModel
import AXSource

/// Gives the values of an old-style property list their places. ``StringsDocument`` has found the entries and what Apple's parser
/// makes of them; this reads the values inside, which that parser has checked already.
struct OldStylePropertyList {
    private let document: StringsDocument

    init(_ document: StringsDocument) {
        self.document = document
    }

    /// The file as a dictionary of all entries that can be made out; nil where the file is no table.
    func tree() -> PropertyListTree? {
        if document.syntax.outcome == .notDictionary { return nil }
        var builder = PropertyListBuilder()
        builder.openDictionary(at: 0)
        for entry in document.syntax.entries { add(entry, to: &builder) }
        return builder.finish(at: document.file.text.count, document.file.text)
    }

    private func add(_ entry: StringsEntry, to builder: inout PropertyListBuilder) {
        builder.key(builder.record(text(entry.keySpan), entry.keySpan))
        if entry.isShorthand { addKeyAsValue(entry.keySpan, to: &builder) } else { add(entry.valueSpan, to: &builder) }
        builder.extendEntry(to: entry.span.end)
        let inner = entry.isShorthand ? [] : document.comments(in: Span(Int(entry.keyEnd), Int(entry.valueStart)))
        builder.setComments(document.comments(in: entry.leadSpan) + inner + document.trailingComments(of: entry))
    }

    private func text(_ token: Span) -> PropertyListTree.DecodedText {
        let (bytes, steps) = document.decode(token)
        let located = LocatedText(
            WTF8.string(bytes), span: document.content(of: token), steps: steps,
            escapes: StringsEscaping.escapes(quote: document.file.text[token.start]))
        return PropertyListTree.DecodedText(key: StringKey(bytes: bytes), located: located)
    }

    /// The value of the short form `key;`: the key's text, at an empty place behind it.
    private func addKeyAsValue(_ token: Span, to builder: inout PropertyListBuilder) {
        let key = text(token)
        let text = PropertyListTree.DecodedText(key: key.key, located: key.located.readOnly)
        builder.add(builder.record(text, Span(at: token.end)))
    }

    /// The value that a span holds.
    private func add(_ span: Span, to builder: inout PropertyListBuilder) {
        let depth = builder.depth
        document.file.text.withUnsafeBufferPointer { bytes in
            var lexer = StringsLexer(bytes, from: span.start, to: span.end)
            while lexer.offset < span.end, builder.isWaiting || builder.depth > depth {
                let start = lexer.offset
                let kind = lexer.next()
                if kind == .openAngle {
                    addData(from: start, bytes, &lexer, to: &builder)
                } else {
                    let token = StringsToken(kind: kind, span: Span(start, lexer.offset))
                    add(token, lexer.newlines, isInside: builder.depth > depth, to: &builder)
                }
            }
        }
        while builder.depth > depth { builder.close(at: span.end) }
        if builder.isWaiting { builder.add(.other(""), span) }
    }

    /// - Parameter isInside: whether the token stands inside a container that the value is.
    private func add(
        _ token: StringsToken, _ newlines: Int, isInside: Bool, to builder: inout PropertyListBuilder
    ) {
        switch token.kind {
        case .openBrace: builder.openDictionary(at: token.span.start)
        case .openParenthesis: builder.openArray(at: token.span.start)
        case .word, .quoted, .quotedWithEscapes:
            let record = builder.record(text(token.span), token.span)
            if builder.expectsKey { builder.key(record) } else { builder.add(record) }
        case _ where !isInside: break
        case .whitespace: builder.whitespace(newlines: newlines)
        case .lineComment, .blockComment: builder.comment(token.span)
        case .closeBrace, .closeParenthesis: builder.close(at: token.span.end)
        case .semicolon:
            // In the short form `key;` the value is the key.
            if let key = builder.waitingKey { addKeyAsValue(key, to: &builder) }
            builder.extendEntry(to: token.span.end)
        default: break
        }
    }

    private func addData(
        from start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ lexer: inout StringsLexer,
        to builder: inout PropertyListBuilder
    ) {
        var parser = StringsValueParser(bytes, lexer: lexer)
        let value = parser.value(first: .openAngle, start: start) ?? .other("")
        lexer.offset = parser.lexer.offset
        builder.add(value, Span(start, lexer.offset))
    }
}
