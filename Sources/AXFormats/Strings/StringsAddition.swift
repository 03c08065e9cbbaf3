import AXSource

/// Adds entries behind the last one that loads, spaced as the entries before them are.
struct StringsAddition {
    private let document: StringsDocument

    init(_ document: StringsDocument) {
        self.document = document
    }

    func edits(for added: [(key: StringKey, value: String, comment: String?)]) -> [TextEdit] {
        guard !added.isEmpty else { return [] }
        let newline = document.file.newline
        let spelled = added.map { key, value, comment in
            (comment.map { StringsSpelling.comment($0) + newline } ?? "") + StringsSpelling.quoted(key.text) + " = "
                + StringsSpelling.quoted(value) + ";"
        }
        let gap = spacing(hasComments: added.contains { $0.comment != nil })
        guard let last = lastEntry else { return [emptyFileEdit(spelled.joined(separator: gap))] }
        return [.insertion(at: last, spelled.map { gap + $0 }.joined())]
    }

    /// The end of the last entry that loads, its trailing comment included.
    private var lastEntry: Int? {
        let syntax = document.syntax
        let entries = syntax.loadedCount > 0 ? syntax.entries[..<syntax.loadedCount] : syntax.entries[...]
        return entries.last.map { document.chunk(of: $0).end }
    }

    /// In a file without entries the first one stands behind what there is: comments, or an opening brace.
    private func emptyFileEdit(_ entries: String) -> TextEdit {
        let file = document.file
        let newline = file.newline
        if document.syntax.isBraced, let brace = file.text.firstIndex(of: UInt8(ascii: "{")) {
            return .insertion(at: brace + 1, newline + entries + newline)
        }
        let needsBreak = !file.text.isEmpty && file.text.last != 0x0A && file.text.last != 0x0D
        return .insertion(at: file.text.count, (needsBreak ? newline : "") + entries + newline)
    }

    /// The line ends between two entries: a blank line where the file has one between its last two, or where a comment
    /// needs to be told from the entry above.
    private func spacing(hasComments: Bool) -> String {
        let newline = document.file.newline
        let entries = document.syntax.entries.suffix(2)
        guard entries.count == 2, let previous = entries.first, let last = entries.last else {
            return hasComments ? newline + newline : newline
        }
        let start = document.chunk(of: previous).end
        let gap = document.file.text[start..<max(start, Int(last.leadStart))]
        let breaks = gap.count { $0 == 0x0A } + (gap.contains(0x0A) ? 0 : gap.count { $0 == 0x0D })
        return breaks > 1 || (hasComments && last.leadStart == last.keyStart) ? newline + newline : newline
    }
}
