import AXSource

/// Puts entries into the order of their keys. Each takes its comments along; what stands between entries stays where it is.
struct StringsSorting {
    private let document: StringsDocument

    init(_ document: StringsDocument) {
        self.document = document
    }

    /// One edit for each place that another entry moves to. Entries of one key keep their order, so the last one still wins.
    func edits() -> [TextEdit] {
        // A lone surrogate cannot be moved: it has no spelling in a `String`.
        guard UTF8Check.firstInvalidOffset(in: document.file.text) == nil else { return [] }
        let entries = document.loadedEntries
        let chunks = entries.map(document.chunk)
        let sorted = zip(entries, chunks).map { (key: document.key(of: $0), entry: $0, chunk: $1) }.enumerated()
            .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
            .map(\.element)
        return zip(chunks, sorted).filter { $0 != $1.chunk }.map { place, moved in
            let hasLead = moved.entry.leadStart < moved.entry.keyStart && place != chunks.first
            return TextEdit(place, text(of: moved.chunk, hasLead: hasLead, at: place))
        }
    }

    /// The text of a chunk for another place. A comment at its beginning must not become that of an entry before it on the line, and a
    /// line comment at its end must not swallow what follows.
    private func text(of chunk: Span, hasLead: Bool, at place: Span) -> String {
        let newline = document.file.newline
        let before = hasLead && document.lines.start(before: place.start) == nil ? newline : ""
        let last = document.comments(in: chunk).last
        let endsWithLineComment = last.map { $0.end == chunk.end && document.file.text[$0.start + 1] == 0x2F } ?? false
        let after = endsWithLineComment && document.lines.end(after: place.end) == nil ? newline : ""
        return before + document.file.string(chunk) + after
    }
}
