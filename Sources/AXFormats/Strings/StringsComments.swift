import AXSource

/// Finds the comments of an entry: above its key without a blank line in between, between its parts, and after its
/// semicolon on the same line.
extension StringsDocument {
    /// The text of all comments of an entry, joined by LF; nil if the entry has none.
    func comment(of entry: StringsEntry) -> String? {
        file.text.withUnsafeBufferPointer { bytes in
            var text: String?
            forEachComment(of: entry, in: bytes) { comment in
                let next = Self.text(of: comment, in: bytes)
                if text == nil { text = next } else { text?.append("\n" + next) }
            }
            return text
        }
    }

    func comments(of entry: StringsEntry) -> [Span] {
        file.text.withUnsafeBufferPointer { text in
            var found: [Span] = []
            forEachComment(of: entry, in: text) { found.append($0) }
            return found
        }
    }

    /// The comments in a span of white space and comments.
    func comments(in span: Span) -> [Span] {
        file.text.withUnsafeBufferPointer { text in
            var found: [Span] = []
            Self.forEachComment(in: span, of: text) { found.append($0) }
            return found
        }
    }

    /// The comments after an entry's semicolon, on the same line.
    func trailingComments(of entry: StringsEntry) -> [Span] {
        file.text.withUnsafeBufferPointer { text in
            var found: [Span] = []
            forEachTrailingComment(of: entry, in: text) { found.append($0) }
            return found
        }
    }

    /// The span of an entry and its comments.
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
        // A recovering lexer ends comments at the end of their line. Otherwise, an unclosed comment would be read again
        // for every entry.
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

    private static func text(of comment: Span, in text: UnsafeBufferPointer<UInt8>) -> String {
        let isBlock = text[comment.start + 1] == 0x2A
        return CommentText.read(
            UnsafeBufferPointer(rebasing: text[(comment.start + 2)..<(comment.end - (isBlock ? 2 : 0))]))
    }
}
