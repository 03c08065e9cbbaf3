import AXSource

/// Makes the edits that change the dictionaries of a property list file, in the layout of what stands around.
struct PropertyListEdits: Sendable {
    let list: PropertyListFile
    private let spelling: any PropertyListSerializer
    private let isOldStyle: Bool
    /// How many bytes the opening and the closing delimiter of a comment take.
    private let delimiters: (open: Int, close: Int)
    private let newline: String
    /// What one level of nesting adds in this file.
    private let unit: String
    /// Whether the file's comments have no spaces inside their delimiters, as its first one shows.
    private let isTight: Bool

    init(_ list: PropertyListFile) {
        self.list = list
        newline = list.file.newline
        unit = PropertyListIndentation.unit(of: list)
        if case .oldStyle = list.form {
            spelling = OldStyleSerializer(newline: newline)
            isOldStyle = true
        } else {
            isOldStyle = false
            spelling = XMLPropertyListSerializer(isLatin1: XMLDeclaredEncoding(of: list.file).isLatin1, newline: newline)
        }
        delimiters = spelling.commentDelimiters
        let first = list.entries.lazy.compactMap(\.comments.first).first
        isTight = first.map { [open = delimiters.open] in Self.isTight($0, open, list.file.text) } ?? false
    }

    private var text: [UInt8] { list.file.text }

    // MARK: Texts

    /// The edit that gives a text another content; nil when it is that already.
    func edit(_ text: PropertyListText, to value: String) -> TextEdit? {
        guard case .oldStyle = list.form else { return xmlEdit(text, to: value) }
        guard !text.span.isEmpty else { return shorthandEdit(text, to: value) }
        return text.located.oldStyleEdit(to: value, token: text.span, in: self.text)
    }

    private func xmlEdit(_ text: PropertyListText, to value: String) -> TextEdit? {
        let isLatin1 = XMLDeclaredEncoding(of: list.file).isLatin1
        let spelling = XMLPropertyListSerializer(isLatin1: isLatin1)
        let content = text.located.span
        // `<string/>` has no content to replace.
        guard content.end < text.span.end else {
            return value.isEmpty ? nil : TextEdit(text.span, spelling.text(value, isKey: false))
        }
        guard let pieces = XMLTextPieces(self.text, content, isLatin1: isLatin1)?.pieces else { return nil }
        return text.located.xmlEdit(
            to: value, sections: pieces.filter { $0.spelling == .characterData }.map(\.span), in: self.text,
            XMLTextEncoding(escaped: spelling.escaped, sectionHolds: { _ in !isLatin1 }))
    }

    /// In the short form `key;` a value is put behind the key.
    private func shorthandEdit(_ text: PropertyListText, to value: String) -> TextEdit? {
        guard text.key.bytes != Array(value.utf8) else { return nil }
        return .insertion(at: text.span.start, " = " + StringsEscaping.quoted(value))
    }

    /// The edit that puts a text where another value stands.
    func replacement(of node: PropertyListNode, by value: String) -> TextEdit {
        TextEdit(node.span, spelling.value(.text(value), indentation: "", layout: PropertyListLayout()))
    }

    // MARK: Entries

    /// The edit that adds entries to a dictionary.
    /// - Parameter successor: the entry before which they stand; nil for the end of the dictionary.
    func insertion(
        of drafts: [PropertyListDraft.Entry], into dictionary: PropertyListNode,
        before successor: PropertyListEntry? = nil
    ) -> TextEdit {
        guard let neighbor = successor ?? lastEntry(of: dictionary) else { return firstEntries(drafts, in: dictionary) }
        let lead = leadingSpace(of: neighbor.chunk)
        let layout = layout(lead, beside: neighbor)
        let indentation = lead.lastLine
        let spelled = drafts.map { draft in
            let comment = draft.comment.map { spelling.comment($0, isTight: isTight) + layout.newline + indentation }
            return (comment ?? "") + spelling.entry(draft, indentation: indentation, layout: layout)
        }
        if let successor {
            return .insertion(at: successor.chunk.start, spelled.map { $0 + lead }.joined())
        }
        // On the line of another entry a comment would belong to that.
        let needsLine = lead.lineEnd == nil && (lead.isEmpty && isOldStyle || drafts.contains { $0.comment != nil })
        let gap = needsLine ? newline : lead
        return .insertion(at: neighbor.chunk.end, spelled.map { gap + $0 }.joined())
    }

    private func lastEntry(of dictionary: PropertyListNode) -> PropertyListEntry? {
        let isRoot = dictionary.span == list.root?.span
        return isRoot ? list.entries.prefix(list.loadedCount).last : dictionary.entries?.last
    }

    /// The edit that takes an entry out, with its comments and the white space before them.
    func removal(of entry: PropertyListEntry) -> TextEdit {
        .removal(withLineEnd(removedSpan(entry)))
    }

    /// The edits that take entries out, each with its comments and the white space before them.
    func removals(of entries: [PropertyListEntry]) -> [TextEdit] {
        var spans: [Span] = []
        for span in entries.map(removedSpan).sorted() {
            if let last = spans.last, last.end >= span.start {
                spans[spans.count - 1] = Span(last.start, max(last.end, span.end))
            } else {
                spans.append(span)
            }
        }
        return spans.map { .removal(withLineEnd($0)) }
    }

    private func removedSpan(_ entry: PropertyListEntry) -> Span {
        let lead = leadingSpace(of: entry.chunk)
        let start = max(entry.chunk.start - lead.utf8.count, list.unreadLength)
        guard lead.hasBlankLine, endsWithComment(start) else { return Span(start, entry.chunk.end) }
        // A comment for itself must not come to stand right above the next entry.
        var end = entry.chunk.end
        while end < text.count, text[end].isASCIISpace { end += 1 }
        return Span(entry.chunk.start, end)
    }

    /// Whether a comment may end at an offset between two entries.
    private func endsWithComment(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        if isOldStyle { return text[offset - 1] != UInt8(ascii: ";") && text[offset - 1] != UInt8(ascii: "{") }
        return text[..<offset].suffix(3).elementsEqual("-->".utf8)
    }

    /// At the beginning of a file, the line end behind what is taken out goes too.
    private func withLineEnd(_ span: Span) -> Span {
        guard span.start == 0 else { return span }
        var end = span.end
        while end < text.count, text[end].isLineEnd { end += 1 }
        return Span(span.start, end)
    }

    /// One edit for each place that another entry moves to. Entries of one key keep their order.
    func sorting(_ entries: [PropertyListEntry]) -> [TextEdit] {
        // A lone surrogate cannot be moved: it has no spelling in a `String`.
        guard UTF8Check.firstInvalidOffset(in: text) == nil else { return [] }
        let sorted = entries.enumerated().sorted { ($0.element.key.key, $0.offset) < ($1.element.key.key, $1.offset) }
        return zip(entries, sorted).filter { $0.chunk != $1.element.chunk }.map { place, moved in
            // On the line of another entry a comment would belong to that.
            let needsLine =
                moved.element.chunk.start < moved.element.span.start && leadingSpace(of: place.chunk).lineEnd == nil
            return TextEdit(place.chunk, (needsLine ? newline : "") + list.file.string(moved.element.chunk))
        }
    }

    // MARK: Comments

    /// The words of an entry's comments, one a line; nil when it has none.
    func comment(of entry: PropertyListEntry) -> String? {
        if let comment = entry.onlyComment { return words(of: comment) }
        let comments = entry.comments
        return comments.isEmpty ? nil : comments.map(words).joined(separator: "\n")
    }

    private func words(of comment: Span) -> String {
        list.file.text.withUnsafeBufferPointer {
            CommentText.read(UnsafeBufferPointer(rebasing: $0[inside(comment).range]))
        }
    }

    /// The edits that give an entry a comment, or take its comments away.
    func comment(_ comment: String?, of entry: PropertyListEntry) -> [TextEdit] {
        guard let comment else { return entry.comments.map { removal(ofComment: $0, in: entry) } }
        guard let first = entry.comments.first else {
            let lead = leadingSpace(of: entry.span)
            let gap = lead.lineEnd == nil ? newline : layout(lead, beside: entry).newline + lead.lastLine
            let start = lead.lineEnd == nil && entry.span.start > lead.utf8.count ? newline : ""
            return [.insertion(at: entry.span.start, start + spelling.comment(comment, isTight: isTight) + gap)]
        }
        guard self.comment(of: entry) != comment else { return [] }
        let spelled = spelling.comment(comment, isTight: Self.isTight(first, delimiters.open, text))
        return [TextEdit(first, spelled)] + entry.comments.dropFirst().map { removal(ofComment: $0, in: entry) }
    }

    /// Takes a comment out with the white space before it, or, above the key, with the white space behind it.
    private func removal(ofComment comment: Span, in entry: PropertyListEntry) -> TextEdit {
        guard comment.start < entry.span.start else {
            return .removal(Span(comment.start - leadingSpace(of: comment).utf8.count, comment.end))
        }
        var end = comment.end
        while end < entry.span.start, text[end].isASCIISpace { end += 1 }
        return .removal(Span(comment.start, end))
    }

    private static func isTight(_ comment: Span, _ open: Int, _ text: [UInt8]) -> Bool {
        comment.length > open && !text[comment.start + open].isASCIISpace
    }

    private func inside(_ comment: Span) -> Span {
        let (open, close) = delimiters
        let isLine = isOldStyle && text[comment.start + 1] == 0x2F
        return Span(comment.start + open, max(comment.start + open, comment.end - (isLine ? 0 : close)))
    }

    // MARK: Layout

    /// In a dictionary without entries, the first ones stand on lines of their own, one level deeper.
    private func firstEntries(_ drafts: [PropertyListDraft.Entry], in dictionary: PropertyListNode) -> TextEdit {
        let layout = PropertyListLayout(newline: newline, unit: unit)
        if case .oldStyle(let document) = list.form, dictionary.span == list.file.fullSpan {
            let entries = spelling.entries(drafts, indentation: "", layout: layout)
            return document.insertion(ofFirst: String(entries.dropFirst()))
        }
        let outer = PropertyListIndentation.ofLine(at: dictionary.span.start, in: list.file)
        return TextEdit(dictionary.span, spelling.value(.dictionary(drafts), indentation: outer, layout: layout))
    }

    /// The line end and the indentation of new parts beside an entry with the given white space before it.
    private func layout(_ lead: String, beside entry: PropertyListEntry) -> PropertyListLayout {
        guard !isOldStyle else { return PropertyListLayout(newline: lead.lineEnd ?? newline, unit: unit) }
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
    /// The last line end; nil where there is none.
    fileprivate var lineEnd: String? {
        last { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }.map(String.init)
    }

    /// Whether two lines or more end in the text.
    fileprivate var hasBlankLine: Bool {
        utf8.count { $0 == 0x0A } > 1 || utf8.count { $0 == 0x0D } > 1
    }

    /// What stands behind the last line end; empty where there is none.
    fileprivate var lastLine: String {
        guard let end = utf8.lastIndex(where: \.isLineEnd) else { return "" }
        return String(self[utf8.index(after: end)...])
    }
}

/// Finds out how a property list file is indented.
enum PropertyListIndentation {
    /// What one level of nesting adds: what the first entry of an entry's dictionary has more than the entry.
    static func unit(of list: PropertyListFile) -> String {
        for entry in list.entries {
            guard let inner = entry.value.entries?.first else { continue }
            let outside = ofLine(at: entry.span.start, in: list.file)
            let inside = ofLine(at: inner.span.start, in: list.file)
            guard inside.hasPrefix(outside), inside.utf8.count > outside.utf8.count else { return "" }
            return String(inside.dropFirst(outside.count))
        }
        let outer = list.entries.first.map { ofLine(at: $0.span.start, in: list.file) } ?? ""
        return outer.isEmpty ? "\t" : outer
    }

    /// The white space at the beginning of the line on which `offset` lies; of a very long line, none.
    static func ofLine(at offset: Int, in file: SourceFile) -> String {
        var start = offset
        while start > 0, file.text[start - 1] != 0x0A, file.text[start - 1] != 0x0D {
            start -= 1
            guard offset - start < longestLine else { return "" }
        }
        let end = file.text[start..<offset].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? offset
        return file.string(Span(start, end))
    }

    private static let longestLine = 4_096
}
