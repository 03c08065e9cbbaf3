import AXModel
import AXSource

/// Edits the dictionaries of an XML property list in the layout of the surrounding text. Also reads the comments of
/// property lists in every format.
struct PropertyListEdits: Sendable {
    let list: PropertyListFile
    private let serializer: XMLPropertyListSerializer
    private let newline: String
    private let unit: String
    /// Whether to write new comments without spaces inside the delimiters. True if the first comment that belongs to an
    /// entry has no space after its opening delimiter.
    private let isTight: Bool

    init(_ list: PropertyListFile) {
        self.list = list
        newline = list.file.newline
        unit = list.indentationUnit
        serializer = XMLPropertyListSerializer(
            isLatin1: XMLDeclaredEncoding(of: list.file).isLatin1, newline: newline)
        let first = list.entries.lazy.compactMap(\.comments.first).first
        isTight = first.map { Self.isTight($0, list.file.text) } ?? false
    }

    private var text: [UInt8] { list.file.text }

    // MARK: Values

    /// The edit that changes a string or a key to `value`; nil if it's `value` already, or if its content isn't valid
    /// XML text.
    func edit(_ text: PropertyListString, to value: String) -> TextEdit? {
        let isLatin1 = serializer.isLatin1
        let content = text.located.span
        // `<string/>` has no content to replace.
        guard content.end < text.span.end else {
            return value.isEmpty ? nil : TextEdit(text.span, serializer.string(value))
        }
        guard let pieces = XMLTextPieces(self.text, content, isLatin1: isLatin1)?.pieces else { return nil }
        return text.located.xmlEdit(
            to: value, sections: pieces.filter { $0.kind == .characterData }.map(\.span), in: self.text,
            XMLTextEncoding(escaped: serializer.escaped, sectionHolds: { _ in !isLatin1 }))
    }

    /// The edit that replaces a value of any type with a string.
    func replacement(of node: PropertyListNode, by value: String) -> TextEdit {
        TextEdit(node.span, serializer.value(.text(value), indentation: "", layout: PropertyListLayout()))
    }

    // MARK: Entries

    /// The edit that adds entries to a dictionary.
    /// - Parameter successor: the entry to add them before; nil to add them at the end.
    func insertion(
        of drafts: [PropertyListDraft.Entry], into dictionary: PropertyListNode,
        before successor: PropertyListEntry? = nil
    ) -> TextEdit {
        guard let neighbor = successor ?? dictionary.entries?.last else {
            return firstEntries(drafts, in: dictionary)
        }
        let lead = leadingSpace(of: neighbor.chunk)
        let layout = layout(lead, near: neighbor)
        let indentation = lead.lastLine
        let written = drafts.map { draft in
            let comment = draft.comment.map { serializer.comment($0, isTight: isTight) + layout.newline + indentation }
            return (comment ?? "") + serializer.entry(draft, indentation: indentation, layout: layout)
        }
        if let successor {
            return .insertion(at: successor.chunk.start, written.map { $0 + lead }.joined())
        }
        // A comment on the line of another entry would belong to that entry.
        let needsLine = lead.lineEnd == nil && drafts.contains { $0.comment != nil }
        let gap = needsLine ? newline : lead
        return .insertion(at: neighbor.chunk.end, written.map { gap + $0 }.joined())
    }

    /// The edit that removes an entry with its comments and the white space before them. If a separate comment and a
    /// blank line precede the entry, it removes the white space after the entry instead.
    func removal(of entry: PropertyListEntry) -> TextEdit {
        .removal(removedSpan(entry))
    }

    /// The edits that remove entries as ``removal(of:)`` does, with one edit for adjacent entries.
    func removals(of entries: [PropertyListEntry]) -> [TextEdit] {
        Span.merging(entries.map(removedSpan)).map { .removal($0) }
    }

    private func removedSpan(_ entry: PropertyListEntry) -> Span {
        let lead = leadingSpace(of: entry.chunk)
        let start = entry.chunk.start - lead.utf8.count
        guard lead.hasBlankLine, endsWithComment(start) else { return Span(start, entry.chunk.end) }
        // A separate comment that ended up directly above the next entry would belong to that entry.
        var end = entry.chunk.end
        while end < text.count, text[end].isASCIISpace { end += 1 }
        return Span(entry.chunk.start, end)
    }

    /// Whether the text before an offset between two entries ends with `-->`.
    private func endsWithComment(_ offset: Int) -> Bool {
        text[..<offset].suffix(3).elementsEqual("-->".utf8)
    }

    /// The edits that sort entries by key, with one edit per position whose entry changes. Entries with the same key
    /// keep their order.
    func sorting(_ entries: [PropertyListEntry]) throws(RefusedChange.Cause) -> [TextEdit] {
        try list.file.sortingEdits(entries, key: \.key.key, span: \.chunk) { moved, target in
            // A comment on the line of another entry would belong to that entry.
            let needsLine = moved.chunk.start < moved.span.start && leadingSpace(of: target.chunk).lineEnd == nil
            return (needsLine ? newline : "") + list.file.string(moved.chunk)
        }
    }

    // MARK: Comments

    /// The text of an entry's comments, joined by LF; nil if the entry has none.
    func comment(of entry: PropertyListEntry) -> String? {
        if let comment = entry.onlyComment { return commentText(of: comment) }
        let comments = entry.comments
        return comments.isEmpty ? nil : comments.map(commentText).joined(separator: "\n")
    }

    private func commentText(of comment: Span) -> String {
        list.file.text.withUnsafeBufferPointer {
            CommentText.read(UnsafeBufferPointer(rebasing: $0[inside(comment).range]))
        }
    }

    /// The edits that replace all comments of an entry with a single comment, or remove them if `comment` is nil.
    func comment(_ comment: String?, of entry: PropertyListEntry) -> [TextEdit] {
        guard let comment else { return entry.comments.map { removal(ofComment: $0, in: entry) } }
        guard let first = entry.comments.first else {
            let lead = leadingSpace(of: entry.span)
            let gap = lead.lineEnd == nil ? newline : layout(lead, near: entry).newline + lead.lastLine
            let start = lead.lineEnd == nil && entry.span.start > lead.utf8.count ? newline : ""
            return [.insertion(at: entry.span.start, start + serializer.comment(comment, isTight: isTight) + gap)]
        }
        guard self.comment(of: entry) != comment else { return [] }
        let written = serializer.comment(comment, isTight: Self.isTight(first, text))
        return [TextEdit(first, written)] + entry.comments.dropFirst().map { removal(ofComment: $0, in: entry) }
    }

    /// The edit that removes a comment. It also removes the white space after a comment above the key, and the white
    /// space before any other comment.
    private func removal(ofComment comment: Span, in entry: PropertyListEntry) -> TextEdit {
        guard comment.start < entry.span.start else {
            return .removal(Span(comment.start - leadingSpace(of: comment).utf8.count, comment.end))
        }
        var end = comment.end
        while end < entry.span.start, text[end].isASCIISpace { end += 1 }
        return .removal(Span(comment.start, end))
    }

    private static func isTight(_ comment: Span, _ text: [UInt8]) -> Bool {
        comment.length > 4 && !text[comment.start + 4].isASCIISpace
    }

    /// The span inside the delimiters of a comment: `<!--` and `-->` in XML; `/*` and `*/`, or `//` and the end of the
    /// line, in old-style files.
    private func inside(_ comment: Span) -> Span {
        var (open, close) = (4, 3)
        if case .oldStyle = list.format { (open, close) = (2, text[comment.start + 1] == UInt8(ascii: "/") ? 0 : 2) }
        return Span(comment.start + open, max(comment.start + open, comment.end - close))
    }

    // MARK: Layout

    /// The edit that adds entries to an empty dictionary, on separate lines and indented by one more level.
    private func firstEntries(_ drafts: [PropertyListDraft.Entry], in dictionary: PropertyListNode) -> TextEdit {
        let layout = PropertyListLayout(newline: newline, unit: unit)
        let outer = list.file.indentation(at: dictionary.span.start)
        return TextEdit(dictionary.span, serializer.value(.dictionary(drafts), indentation: outer, layout: layout))
    }

    /// The layout for new text next to an entry, based on the white space before the entry (`lead`) and between its key
    /// and its value.
    private func layout(_ lead: String, near entry: PropertyListEntry) -> PropertyListLayout {
        let isCompact = lead.lineEnd == nil
        let gap = list.file.string(Span(entry.key.span.end, max(entry.key.span.end, entry.value.span.start)))
        let isOneLine = gap.utf8.allSatisfy(\.isSpaceOrTab)
        return PropertyListLayout(
            newline: lead.lineEnd ?? "", unit: isCompact ? "" : unit, gap: isOneLine ? gap : nil)
    }

    /// The white space directly before a span.
    private func leadingSpace(of span: Span) -> String {
        var start = span.start
        while start > 0, text[start - 1].isASCIISpace { start -= 1 }
        return list.file.string(Span(start, span.start))
    }
}

extension String {
    /// The last line end; nil if there isn't one.
    fileprivate var lineEnd: String? {
        last { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.map(String.init)
    }

    /// Whether the string contains at least two line ends.
    fileprivate var hasBlankLine: Bool {
        utf8.count { $0 == 0x0A } > 1 || utf8.count { $0 == 0x0D } > 1
    }

    /// The part after the last line end; empty if there isn't one.
    fileprivate var lastLine: String {
        guard let end = utf8.lastIndex(where: \.isLineEnd) else { return "" }
        return String(self[utf8.index(after: end)...])
    }
}

extension PropertyListFile {
    /// One level of indentation: the additional white space before the entries of the first nested dictionary; empty if
    /// they aren't indented further. Without nested dictionaries, it is the indentation of the first entry, or a tab if
    /// the entry isn't indented.
    fileprivate var indentationUnit: String {
        for entry in entries {
            guard let inner = entry.value.entries?.first else { continue }
            let outside = file.indentation(at: entry.span.start)
            let inside = file.indentation(at: inner.span.start)
            guard inside.hasPrefix(outside), inside.utf8.count > outside.utf8.count else { return "" }
            return String(inside.dropFirst(outside.count))
        }
        let outer = entries.first.map { file.indentation(at: $0.span.start) } ?? ""
        return outer.isEmpty ? "\t" : outer
    }
}

extension SourceFile {
    /// The spaces and tabs at the beginning of the line that contains `offset`; empty for a very long line.
    fileprivate func indentation(at offset: Int) -> String {
        let longestLine = 4_096
        var start = offset
        while start > 0, !text[start - 1].isLineEnd {
            start -= 1
            guard offset - start < longestLine else { return "" }
        }
        let end = text[start..<offset].firstIndex { !$0.isSpaceOrTab } ?? offset
        return string(Span(start, end))
    }
}

extension PropertyListFile {
    enum ChangeEffect {
        case edits([TextEdit])
        case addition(PropertyListDraft.Entry)
    }

    /// The edits that make changes to the file's root dictionary.
    /// - Parameter effect: returns the edits that a change makes to a value, or the entry that it adds; nil for a
    ///   change that is the same in every format, such as the removal of a key. The last argument contains the entries
    ///   by key.
    func edits(
        for changes: [LocaleChanges],
        effect: (CatalogChange, PropertyListEdits, [StringKey: [PropertyListEntry]]) throws(RefusedChange.Cause)
            -> ChangeEffect?
    ) -> FileEdits {
        if let readOnlyReason { return .refusing(changes, .readOnly(readOnlyReason)) }
        guard let root, let entries = root.entries else { return .refusing(changes, .notLoaded) }
        let editor = PropertyListEdits(self)
        let index = Dictionary(grouping: entries, by: \.key.key)
        var added: [PropertyListDraft.Entry] = []
        var removed: [PropertyListEntry] = []
        var result = FileEdits()
        let (writable, unwritable) = changes.inXML
        result.refused = unwritable
        for (change, locale) in writable.all {
            result.make(change, in: locale) { () throws(RefusedChange.Cause) in
                switch try effect(change, editor, index) {
                case .edits(let edits): return edits
                case .addition(let entry):
                    guard status == .ok || file.raw.isEmpty else { throw .notLoaded }
                    added.append(entry)
                    return []
                case nil: break
                }
                if case .remove(let key) = change, status == .ok {
                    guard let all = index[key] else { throw .unknownKey }
                    removed += all
                }
                return try editor.edits(for: change, in: index)
            }
        }
        result.edits += editor.removals(of: removed)
        if !added.isEmpty {
            result.edits.append(
                file.raw.isEmpty
                    ? .insertion(at: 0, XMLPropertyListSerializer.file(of: added))
                    : editor.insertion(of: added, into: root))
        }
        return result
    }
}

extension PropertyListEdits {
    fileprivate func edits(
        for change: CatalogChange, in entries: [StringKey: [PropertyListEntry]]
    ) throws(RefusedChange.Cause) -> [TextEdit] {
        switch change {
        case .remove where list.status != .ok, .comment where list.status != .ok, .sort where list.status != .ok:
            throw .notLoaded
        case .comment(let key, let text):
            guard let entry = entries[key]?.last else { throw .unknownKey }
            return comment(text, of: entry)
        case .sort: return try sorting(list.entries)
        case .state(let key, _, _), .keptByHand(let key):
            guard entries[key] != nil else { throw .unknownKey }
            return []
        case .set, .add, .insert, .remove, .canonicalize: return []
        }
    }
}
