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
    func root() -> PropertyListNode? {
        if document.syntax.outcome == .notDictionary { return nil }
        let entries = document.syntax.entries.map(entry)
        return PropertyListNode(content: .dictionary(entries), span: document.file.fullSpan)
    }

    private func entry(_ entry: StringsEntry) -> PropertyListEntry {
        let inner = entry.isShorthand ? [] : document.comments(in: Span(Int(entry.keyEnd), Int(entry.valueStart)))
        return PropertyListEntry(
            key: text(entry.keySpan), value: entry.isShorthand ? keyAsValue(entry.keySpan) : value(entry.valueSpan),
            span: entry.span,
            comments: document.comments(in: entry.leadSpan) + inner + document.trailingComments(of: entry))
    }

    private func text(_ token: Span) -> PropertyListText {
        let (bytes, steps) = document.decode(token)
        let located = LocatedText(
            WTF8.string(bytes), span: document.content(of: token), steps: steps,
            escapes: StringsSpelling.escapes(quote: document.file.text[token.start]))
        return PropertyListText(key: StringKey(bytes: bytes), located: located, span: token)
    }

    private func textNode(_ token: Span) -> PropertyListNode {
        PropertyListNode(content: .text(text(token)), span: token)
    }

    /// The value of the short form `key;`: the key's text, at an empty place behind it.
    private func keyAsValue(_ token: Span) -> PropertyListNode {
        let key = text(token)
        let place = Span(at: token.end)
        let text = PropertyListText(key: key.key, located: key.located.readOnly, span: place)
        return PropertyListNode(content: .text(text), span: place)
    }

    /// The value that a span holds.
    private func value(_ span: Span) -> PropertyListNode {
        document.file.text.withUnsafeBufferPointer { bytes in
            var builder = PropertyListBuilder()
            var lexer = StringsLexer(bytes, from: span.start, to: span.end)
            while lexer.offset < span.end, builder.root == nil {
                let start = lexer.offset
                let kind = lexer.next()
                if kind == .openAngle {
                    builder.add(data(from: start, bytes, &lexer))
                } else {
                    add(StringsToken(kind: kind, span: Span(start, lexer.offset)), lexer.newlines, to: &builder)
                }
            }
            return builder.finish(at: span.end) ?? PropertyListNode(content: .other(.other("")), span: span)
        }
    }

    private func add(_ token: StringsToken, _ newlines: Int, to builder: inout PropertyListBuilder) {
        let (start, end) = (token.span.start, token.span.end)
        switch token.kind {
        case .whitespace: builder.whitespace(newlines: newlines)
        case .lineComment, .blockComment: builder.comment(token.span)
        case .openBrace: builder.open(.dictionary, at: start)
        case .openParenthesis: builder.open(.array, at: start)
        case .closeBrace, .closeParenthesis: builder.close(at: end)
        case .semicolon:
            // In the short form `key;` the value is the key.
            if let key = builder.waitingKey { builder.add(keyAsValue(key.span)) }
            builder.extendEntry(to: end)
        case .word, .quoted, .quotedWithEscapes:
            if builder.expectsKey { builder.key(text(token.span)) } else { builder.add(textNode(token.span)) }
        default: break
        }
    }

    private func data(
        from start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ lexer: inout StringsLexer
    ) -> PropertyListNode {
        var parser = StringsValueParser(bytes, lexer: lexer)
        let value = parser.value(first: .openAngle, start: start) ?? .other("")
        lexer.offset = parser.lexer.offset
        return PropertyListNode(content: .other(value), span: Span(start, lexer.offset))
    }
}
