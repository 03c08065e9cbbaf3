import AXSource

/// Finds the comments that belong to an entry: above its key without a blank line between, between its parts, and behind
/// its semicolon on the same line.
extension StringsDocument {
    /// The text of all comments of an entry, joined by line ends; nil when it has none.
    func comment(of entry: StringsEntry) -> String? {
        let comments = comments(of: entry)
        return comments.isEmpty ? nil : comments.map(words).joined(separator: "\n")
    }

    /// The comments of an entry in the order of the file.
    func comments(of entry: StringsEntry) -> [Span] {
        let inner = entry.isShorthand ? [] : comments(in: Span(Int(entry.keyEnd), Int(entry.valueStart)))
        return comments(in: entry.leadSpan) + inner + trailingComments(of: entry)
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
            // Where quotes are held to their line comments are too: one that nothing closes is not read again for every entry.
            lexer.isCautious = syntax.cautiousFrom.map { Int(entry.end) >= $0 } ?? false
            var found: [Span] = []
            while lexer.mayBeTrivia {
                let start = lexer.offset
                let kind = lexer.next()
                if kind.isComment {
                    found.append(Span(start, lexer.offset))
                } else if kind != .whitespace || lexer.newlines > 0 {
                    break
                }
            }
            return found
        }
    }

    /// An entry with the comments that belong to it.
    func chunk(of entry: StringsEntry) -> Span {
        Span(Int(entry.leadStart), trailingComments(of: entry).last?.end ?? Int(entry.end))
    }

    /// The words of a comment, without its delimiters and the space beside them.
    private func words(of comment: Span) -> String {
        let isBlock = file.text[comment.start + 1] == 0x2A
        return CommentWords.read(file.string(Span(comment.start + 2, comment.end - (isBlock ? 2 : 0))))
    }
}
