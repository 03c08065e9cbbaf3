import AXSource

/// Finds the comments that belong to an entry: above its key without a blank line between, between its parts, and behind
/// its semicolon on the same line.
extension StringsDocument {
    /// The text of all comments of an entry, joined by line ends; nil when it has none.
    func comment(of entry: StringsEntry) -> String? {
        let inner = entry.isShorthand ? [] : comments(in: Span(Int(entry.keyEnd), Int(entry.valueStart)))
        let texts = (comments(in: entry.leadSpan) + inner + trailingComments(of: entry)).map(commentText)
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    /// The comment tokens in a run of trivia.
    func comments(in span: Span) -> [Span] {
        guard !span.isEmpty else { return [] }
        return file.text.withUnsafeBufferPointer { text in
            var lexer = StringsLexer(text, from: span.start, to: span.end)
            var found: [Span] = []
            while lexer.offset < span.end {
                let start = lexer.offset
                if lexer.next().isComment { found.append(Span(start, lexer.offset)) }
            }
            return found
        }
    }

    /// Comments behind the semicolon, on its line.
    func trailingComments(of entry: StringsEntry) -> [Span] {
        file.text.withUnsafeBufferPointer { text in
            var lexer = StringsLexer(text, from: Int(entry.end))
            var found: [Span] = []
            while true {
                let start = lexer.offset
                let kind = lexer.next()
                if kind.isComment {
                    found.append(Span(start, lexer.offset))
                } else if kind != .whitespace || lexer.newlines > 0 {
                    return found
                }
            }
        }
    }

    /// The words of a comment, without its delimiters and the space beside them.
    private func commentText(_ comment: Span) -> String {
        var text = file.string(comment).dropFirst(2)
        if file.text[comment.start + 1] == 0x2A { text = text.dropLast(2) }
        while let first = text.first, first.isWhitespace { text = text.dropFirst() }
        while let last = text.last, last.isWhitespace { text = text.dropLast() }
        return String(text)
    }
}
