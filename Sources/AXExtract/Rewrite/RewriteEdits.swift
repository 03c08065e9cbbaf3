import AXSource

/// Turns drafts into edits, for every source language.
struct RewriteEdits {
    let file: SourceFile

    /// The edits that replace the code with the call and remove the statements that are no longer needed.
    func edits(for draft: RewriteDraft, _ call: CallLayout) -> [TextEdit] {
        let line = line(around: draft.span)
        let text =
            draft.isOneLine
            ? call.line
            : call.laidOut(
                column: line.column + draft.lead.count, trailing: line.trailing, indentation: line.indentation,
                newline: line.newline)
        return draft.removals.map { TextEdit.removal(wholeLines($0)) } + [TextEdit(draft.span, draft.lead + text)]
    }

    /// If more bytes than this precede or follow on the line, the call doesn't fit on it anyway.
    private static let longestSide = 1_000

    private struct Line {
        let column: Int
        let trailing: Int
        let indentation: String
        /// The line end or, on the last line, the previous line's.
        let newline: String
    }

    private func line(around span: Span) -> Line {
        let before = file.text[max(0, span.start - Self.longestSide)..<span.start]
        let after = file.text[span.end..<min(span.end + Self.longestSide, file.text.count)]
        let last = before.lastIndex(where: \.isLineEnd)
        let end = after.firstIndex(where: \.isLineEnd)
        let start = last.map { $0 + 1 } ?? before.startIndex
        let blank = file.text[start..<span.start].prefix(while: \.isSpaceOrTab)
        return Line(
            column: file.string(Span(start, span.start)).count,
            trailing: file.string(Span(span.end, end ?? after.endIndex)).count,
            indentation: String(decoding: blank, as: UTF8.self), newline: (end ?? last).map(newline) ?? "\n")
    }

    /// The line end that a byte belongs to.
    private func newline(at offset: Int) -> String {
        let isPair =
            file.text[offset] == 0x0A
            ? offset > 0 && file.text[offset - 1] == 0x0D
            : offset + 1 < file.text.count && file.text[offset + 1] == 0x0A
        return isPair ? "\r\n" : file.text[offset] == 0x0A ? "\n" : "\r"
    }

    /// The span of a statement, extended to its indentation and line end if its lines contain nothing else.
    private func wholeLines(_ span: Span) -> Span {
        let start = file.text[..<span.start].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
        let end = file.text[span.end...].firstIndex(where: \.isLineEnd) ?? file.text.count
        guard Self.isBlank(file.text[start..<span.start]), Self.isBlank(file.text[span.end..<end]) else { return span }
        var next = min(end + 1, file.text.count)
        if end < file.text.count, file.text[end] == 0x0D, next < file.text.count, file.text[next] == 0x0A { next += 1 }
        return Span(start, next)
    }

    private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.allSatisfy(\.isSpaceOrTab) }
}

/// The spans of edits before and after they are made.
struct EditedSpans {
    /// In the original file, in order.
    let old: [Span]
    /// In the edited file, in the same order.
    let new: [Span]

    init(_ edits: [TextEdit]) {
        let sorted = edits.sorted { $0.span < $1.span }
        var shift = 0
        old = sorted.map(\.span)
        new = sorted.map { edit in
            let start = edit.span.start + shift
            shift += edit.replacement.utf8.count - edit.span.length
            return Span(start, start + edit.replacement.utf8.count)
        }
    }

    /// The tokens outside all spans, with a NUL in place of each span. A token that a span cuts in two, as a span in a
    /// literal does, is left out.
    static func outside(_ spans: [Span], of tokens: some Sequence<(span: Span, text: String)>) -> [String] {
        var result: [String] = []
        var next = spans[...]
        for token in tokens {
            while let span = next.first, span.end <= token.span.start {
                next.removeFirst()
                result.append("\u{0}")
            }
            if let span = next.first, token.span.end > span.start, token.span.start < span.end { continue }
            result.append(token.text)
        }
        return result + next.map { _ in "\u{0}" }
    }
}
