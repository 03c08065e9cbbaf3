import AXSource

/// Puts entries into the order of their keys. Each takes its comments along; what stands between entries stays where it is.
struct StringsSorting {
    private let document: StringsDocument

    init(_ document: StringsDocument) {
        self.document = document
    }

    /// One edit for each place that another entry moves to. Entries of one key keep their order, so the last one still wins.
    func edits() -> [TextEdit] {
        let entries = document.syntax.entries[..<document.syntax.loadedCount]
        let chunks = entries.map(document.chunk)
        let sorted = zip(entries.map(document.key), chunks).enumerated()
            .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
            .map(\.element.1)
        return zip(chunks, sorted).filter { $0 != $1 }.map { TextEdit($0, text(of: $1, at: $0)) }
    }

    /// The text of a chunk for another place. A line comment at its end must not swallow what follows there.
    private func text(of chunk: Span, at place: Span) -> String {
        let text = document.file.string(chunk)
        let endsWithLineComment = document.comments(in: chunk).last.map {
            $0.end == chunk.end && document.file.text[$0.start + 1] == 0x2F
        }
        let follows = place.end < document.file.text.count ? document.file.text[place.end] : 0x0A
        let needsBreak = endsWithLineComment == true && follows != 0x0A && follows != 0x0D
        return needsBreak ? text + document.file.newline : text
    }
}
