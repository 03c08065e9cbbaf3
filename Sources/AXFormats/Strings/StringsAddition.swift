import AXSource

/// Adds entries where Apple's parser reads them: behind the last one that loads, spaced as the entries before it are.
struct StringsAddition {
    typealias Entry = (key: StringKey, value: String, comment: String?)

    private let document: StringsDocument
    private let newline: String
    /// The entries that load and stay.
    private let kept: [StringsEntry]
    private let removed: [StringsEntry]

    /// - Parameter removed: the entries that other edits take out.
    init(_ document: StringsDocument, without removed: [StringsEntry]) {
        self.document = document
        self.removed = removed
        newline = document.file.newline
        let keys = Set(removed.map(\.keyStart))
        kept = document.loadedEntries.filter { !keys.contains($0.keyStart) }
    }

    /// The edit that adds all entries; nil where nothing that is added would load.
    func edit(for added: [Entry]) -> TextEdit? {
        guard !added.isEmpty, document.canGrow else { return nil }
        let spelled = added.map { key, value, comment in
            (comment.map { StringsSpelling.comment($0, newline: newline) + newline } ?? "")
                + StringsSpelling.quoted(key.text) + " = " + StringsSpelling.quoted(value) + ";"
        }
        let gap = spacing(hasComments: added.contains { $0.comment != nil })
        guard let last = kept.last else { return firstEdit(spelled.joined(separator: gap)) }
        return .insertion(at: document.chunk(of: last).end, spelled.map { gap + $0 }.joined())
    }

    /// In a file without entries the first ones stand where others were taken out, if any were.
    private func firstEdit(_ entries: String) -> TextEdit {
        guard let last = StringsRemoval(document).edits(for: removed, isFilled: true).last else {
            return document.insertion(ofFirst: entries)
        }
        return .insertion(at: last.span.end, entries + newline)
    }

    /// The line ends between two entries: a blank line where the file has one between its last two, or where a comment
    /// needs to be told from the entry above.
    private func spacing(hasComments: Bool) -> String {
        let entries = kept.suffix(2)
        guard entries.count == 2, let previous = entries.first, let last = entries.last else {
            return hasComments ? newline + newline : newline
        }
        let start = document.chunk(of: previous).end
        let gap = document.file.text[start..<max(start, Int(last.leadStart))]
        let breaks = gap.count { $0 == 0x0A } + (gap.contains(0x0A) ? 0 : gap.count { $0 == 0x0D })
        return breaks > 1 || (hasComments && last.leadStart == last.keyStart) ? newline + newline : newline
    }
}

extension StringsDocument {
    /// Whether an entry that is added somewhere loads: the file is a table, or empty.
    var canGrow: Bool {
        switch syntax.outcome {
        case .table: true
        case .failure(let failure): failure.cause == .empty
        case .notDictionary: false
        }
    }

    /// The edit that puts entries into a file that has none: behind the opening brace, or else behind the comments that there
    /// are, where Apple's parser stops reading.
    /// - Parameter entries: spelled, without a line end at their end.
    func insertion(ofFirst entries: String) -> TextEdit {
        let newline = file.newline
        if let brace = syntax.openBrace { return .insertion(at: brace + 1, newline + entries + newline) }
        var end = file.text.count
        if case .table(_, let stop?) = syntax.outcome { end = stop.span.start }
        return .insertion(at: end, breaks(before: end) + entries + newline)
    }

    /// The line ends that part the first entry from a comment above it, which is the file's.
    private func breaks(before end: Int) -> String {
        guard end > start else { return "" }
        guard let line = lines.start(before: end) else { return file.newline + file.newline }
        return line == start || lines.blankLineStart(endingAt: line) != nil ? "" : file.newline
    }
}
