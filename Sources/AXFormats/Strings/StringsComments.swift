import AXSource

/// Finds the comments that belong to an entry: above its key without a blank line between, between its parts, and behind
/// its semicolon on the same line.
extension StringsDocument {
    /// The text of all comments of an entry, joined by line ends; nil when it has none.
    func comment(of entry: StringsEntry) -> String? {
        file.text.withUnsafeBufferPointer { text in
            var words: String?
            forEachComment(of: entry, in: text) { comment in
                let own = Self.words(of: comment, in: text)
                if words == nil { words = own } else { words?.append("\n" + own) }
            }
            return words
        }
    }

    /// The comments of an entry in the order of the file.
    func comments(of entry: StringsEntry) -> [Span] {
        file.text.withUnsafeBufferPointer { text in
            var found: [Span] = []
            forEachComment(of: entry, in: text) { found.append($0) }
            return found
        }
    }

    /// The comment tokens in a run of trivia.
    func comments(in span: Span) -> [Span] {
        file.text.withUnsafeBufferPointer { text in
            var found: [Span] = []
            Self.forEachComment(in: span, of: text) { found.append($0) }
            return found
        }
    }

    /// Comments behind the semicolon, on its line.
    func trailingComments(of entry: StringsEntry) -> [Span] {
        file.text.withUnsafeBufferPointer { text in
            var found: [Span] = []
            forEachTrailingComment(of: entry, in: text) { found.append($0) }
            return found
        }
    }

    /// An entry with the comments that belong to it.
    func chunk(of entry: StringsEntry) -> Span {
        Span(Int(entry.leadStart), trailingComments(of: entry).last?.end ?? Int(entry.end))
    }
}

extension StringsDocument {
    private func forEachComment(
        of entry: StringsEntry, in text: UnsafeBufferPointer<UInt8>, _ body: (Span) -> Void
    ) {
        Self.forEachComment(in: entry.leadSpan, of: text, body)
        if !entry.isShorthand {
            Self.forEachComment(in: Span(Int(entry.keyEnd), Int(entry.valueStart)), of: text, body)
        }
        forEachTrailingComment(of: entry, in: text, body)
    }

    private static func forEachComment(
        in span: Span, of text: UnsafeBufferPointer<UInt8>, _ body: (Span) -> Void
    ) {
        var lexer = StringsLexer(text, from: span.start, to: span.end)
        while lexer.offset < span.end {
            let start = lexer.offset
            if lexer.next().isComment { body(Span(start, lexer.offset)) }
        }
    }

    private func forEachTrailingComment(
        of entry: StringsEntry, in text: UnsafeBufferPointer<UInt8>, _ body: (Span) -> Void
    ) {
        var lexer = StringsLexer(text, from: Int(entry.end))
        // Where quotes are held to their line comments are too: one that nothing closes is not read again for every entry.
        lexer.isRecovering = syntax.recoveryStart.map { Int(entry.end) >= $0 } ?? false
        while lexer.mayBeTrivia {
            let start = lexer.offset
            let kind = lexer.next()
            if kind.isComment {
                body(Span(start, lexer.offset))
            } else if kind != .whitespace || lexer.newlines > 0 {
                return
            }
        }
    }

    /// The words of a comment, without its delimiters and the space beside them.
    private static func words(of comment: Span, in text: UnsafeBufferPointer<UInt8>) -> String {
        let isBlock = text[comment.start + 1] == 0x2A
        return CommentText.read(
            UnsafeBufferPointer(rebasing: text[(comment.start + 2)..<(comment.end - (isBlock ? 2 : 0))]))
    }
}
