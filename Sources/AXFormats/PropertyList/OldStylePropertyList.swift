import AXModel
import AXSource

/// Reads an old-style property list with positions. The document's parser has already found the entries and validated
/// their values; this code parses the values again to find the positions inside them.
extension StringsDocument {
    /// The file as a dictionary of all entries; nil if the file isn't a dictionary.
    func propertyListTree() -> PropertyListTree? {
        if syntax.outcome == .notDictionary { return nil }
        var builder = PropertyListBuilder()
        builder.openDictionary(at: 0)
        for entry in syntax.entries { add(entry, to: &builder) }
        return builder.finish(at: file.text.count, file.text)
    }

    private func add(_ entry: StringsEntry, to builder: inout PropertyListBuilder) {
        builder.key(builder.record(decodedText(of: entry.keySpan), entry.keySpan))
        if entry.isShorthand { addKeyAsValue(entry.keySpan, to: &builder) } else { add(entry.valueSpan, to: &builder) }
        builder.extendEntry(to: entry.span.end)
        let inner = entry.isShorthand ? [] : comments(in: Span(Int(entry.keyEnd), Int(entry.valueStart)))
        builder.setComments(comments(in: entry.leadSpan) + inner + trailingComments(of: entry))
    }

    private func decodedText(of token: Span) -> PropertyListTree.DecodedText {
        let (bytes, steps) = decode(token)
        let located = LocatedText(
            WTF8.string(bytes), span: content(of: token), steps: steps,
            escapes: StringsEscaping.escapes(quote: file.text[token.start]))
        return PropertyListTree.DecodedText(key: StringKey(bytes: bytes), located: located)
    }

    /// Adds the value for the short form `key;`: the key itself, with an empty span after the key.
    private func addKeyAsValue(_ token: Span, to builder: inout PropertyListBuilder) {
        let key = decodedText(of: token)
        let value = PropertyListTree.DecodedText(key: key.key, located: key.located.readOnly)
        builder.add(builder.record(value, Span(at: token.end)))
    }

    private func add(_ value: Span, to builder: inout PropertyListBuilder) {
        let depth = builder.depth
        file.text.withUnsafeBufferPointer { bytes in
            var lexer = StringsLexer(bytes, from: value.start, to: value.end)
            while lexer.offset < value.end, builder.isWaiting || builder.depth > depth {
                let start = lexer.offset
                let kind = lexer.next()
                if kind == .openAngle {
                    addData(from: start, bytes, &lexer, to: &builder)
                } else {
                    let token = StringsToken(kind: kind, span: Span(start, lexer.offset))
                    add(token, lexer.newlines, isNested: builder.depth > depth, to: &builder)
                }
            }
        }
        while builder.depth > depth { builder.close(at: value.end) }
        if builder.isWaiting { builder.add(.other(""), value) }
    }

    /// - Parameter isNested: whether the token is inside a container.
    private func add(_ token: StringsToken, _ newlines: Int, isNested: Bool, to builder: inout PropertyListBuilder) {
        switch token.kind {
        case .openBrace: builder.openDictionary(at: token.span.start)
        case .openParenthesis: builder.openArray(at: token.span.start)
        case .word, .quoted, .quotedWithEscapes:
            let record = builder.record(decodedText(of: token.span), token.span)
            if builder.expectsKey { builder.key(record) } else { builder.add(record) }
        case _ where !isNested: break
        case .whitespace: builder.whitespace(newlines: newlines)
        case .lineComment, .blockComment: builder.comment(token.span)
        case .closeBrace, .closeParenthesis: builder.close(at: token.span.end)
        case .semicolon:
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
