package import AXModel
package import AXSource

/// An old-style `.strings` file: its tokens, its entries, and how Apple's runtime reads them.
package struct StringsDocument: Sendable {
    package let file: SourceFile
    let syntax: StringsSyntax
    /// The offset of the first byte that can't be decoded, which makes the runtime reject the file; nil if there isn't
    /// one.
    let undecodable: Int?
    /// The offset at which Apple's parser begins: 0, except for files whose first code unit CoreFoundation drops.
    let start: Int
    private let keyed: LazyValue<KeyedEntries>

    package init(_ file: SourceFile) {
        self.file = file
        undecodable = UndecodableText.firstOffset(in: file)
        start = Self.droppedLength(of: file)
        let unread = Self.isUnreadable(file) ? Span(at: 0) : undecodable.map { Span($0, $0 + 1) }
        var syntax = file.text.withUnsafeBufferPointer { [start] in StringsParser.parse($0, from: start) }
        if let unread { syntax.outcome = .failure(.init(cause: .notText, span: unread)) }
        self.syntax = syntax
        keyed = LazyValue { [syntax] in KeyedEntries(syntax, of: file) }
    }

    /// The tokens of the text, without gaps.
    package var tokens: [StringsToken] {
        file.text.withUnsafeBufferPointer(syntax.tokens(of:))
    }

    var loadedEntries: ArraySlice<StringsEntry> { syntax.entries[..<syntax.loadedCount] }

    /// Whether the runtime stops reading before the end of the file.
    var isTailLost: Bool {
        if case .table(_, stop: _?) = syntax.outcome { true } else { false }
    }

    var lines: TextLines { TextLines(file.text, from: start) }

    /// The entries with their keys, in file order.
    var keyedEntries: [KeyedEntry] { keyed.value.all }

    /// The entries that the runtime uses, which are the last loaded entry for each key, in the order in which the keys
    /// first appear.
    var tableEntries: [KeyedEntry] { keyed.value.table }

    /// The keys and values that the runtime loads, in the order in which keys first appear.
    package var loadedTable: [(key: StringKey, value: PropertyValue)] {
        tableEntries.map { ($0.key, value(of: $0.entry)) }
    }

    /// Whether the file is big-endian UTF-16 without a byte order mark. CoreFoundation reads such a file in the
    /// machine's byte order, which is little-endian.
    private static func isUnreadable(_ file: SourceFile) -> Bool {
        file.encoding == .utf16BigEndian && !file.hasByteOrderMark
    }

    /// The length in UTF-8 of the first character of little-endian UTF-16 text without a byte order mark, because
    /// CoreFoundation drops the first code unit of such text; 0 for any other file.
    private static func droppedLength(of file: SourceFile) -> Int {
        guard file.encoding == .utf16LittleEndian, !file.hasByteOrderMark, let lead = file.text.first else { return 0 }
        return min(WTF8.sequenceLength(lead: lead), file.text.count)
    }
}

/// An entry with its decoded key.
struct KeyedEntry: Sendable {
    let key: StringKey
    let entry: StringsEntry
}

/// The entries of a file with their decoded keys, which most operations on a file need.
private struct KeyedEntries {
    let all: [KeyedEntry]
    /// See ``StringsDocument/tableEntries``.
    let table: [KeyedEntry]

    init(_ syntax: StringsSyntax, of file: SourceFile) {
        all = syntax.entries.map { KeyedEntry(key: file.key(of: $0), entry: $0) }
        table = all[..<syntax.loadedCount].lastPerKey(\.key)
    }
}

extension SourceFile {
    fileprivate func key(of entry: StringsEntry) -> StringKey { string(entry.keySpan, entry.keyKind) }

    /// The decoded text of a token.
    fileprivate func string(_ token: Span, _ kind: StringsToken.Kind) -> StringKey {
        text.withUnsafeBufferPointer { text in
            guard kind != .quotedWithEscapes else { return StringKey(bytes: StringsDecoder.decode(text, token).bytes) }
            return StringKey(bytes: Array(text[StringsDecoder.content(of: token, in: text).range]))
        }
    }
}

extension StringsDocument {
    func key(of entry: StringsEntry) -> StringKey { file.key(of: entry) }

    /// The value of an entry; in the short form `key;`, the key.
    func value(of entry: StringsEntry) -> PropertyValue {
        let token = entry.textToken
        if token.kind.isText { return .string(file.string(token.span, token.kind)) }
        return file.text.withUnsafeBufferPointer { text in
            var lexer = StringsLexer(text, from: token.span.start)
            let first = lexer.next()
            var values = StringsValueParser(text, lexer: lexer)
            return values.value(first: first, start: token.span.start) ?? .other("")
        }
    }

    /// The value with its position; nil for data and containers.
    func text(of entry: StringsEntry) -> LocatedText? {
        let token = entry.textToken
        guard token.kind.isText else { return nil }
        let located = file.text.withUnsafeBufferPointer { text in
            let content = StringsDecoder.content(of: token.span, in: text)
            let escapes = StringsEscaping.escapes(quote: text[token.span.start])
            guard token.kind == .quotedWithEscapes else {
                let string = WTF8.string(UnsafeBufferPointer(rebasing: text[content.range]))
                return LocatedText(string, span: content, escapes: escapes)
            }
            let (bytes, steps) = StringsDecoder.decode(text, token.span)
            return LocatedText(WTF8.string(bytes), span: content, steps: steps, escapes: escapes)
        }
        return entry.isShorthand ? located.readOnly : located
    }

    /// The key whose quote is never closed, and its line; nil if there isn't one. The key probably ends before the
    /// equals sign on the line.
    var brokenKey: (key: StringKey, span: Span)? {
        guard case .table(_, let stop?) = syntax.outcome, stop.cause == .openKey else { return nil }
        let line = file.text[(stop.span.start + 1)..<max(stop.span.start + 1, stop.span.end)]
        var key = line.prefix { $0 != UInt8(ascii: "=") }
        while key.last == 0x20 { key.removeLast() }
        return (StringKey(bytes: Array(key)), stop.span)
    }

    func decode(_ token: Span) -> (bytes: [UInt8], steps: [LocatedText.Step]) {
        file.text.withUnsafeBufferPointer { StringsDecoder.decode($0, token) }
    }

    /// The span of a token without its quotes.
    func content(of token: Span) -> Span {
        file.text.withUnsafeBufferPointer { StringsDecoder.content(of: token, in: $0) }
    }
}

extension StringsDocument: StringsFile {
    package var contents: FileContents {
        FileContents(
            status: status, entries: keyedEntries.map(contentsEntry), loaded: loadedTable, lost: lost())
    }

    package func catalogs(locale: String, table: String) -> [Catalog] {
        let units = entryPerKey.compactMap { isWhole($0.entry) ? unit(of: $0) : nil }
        return [Catalog(path: file.path, locale: locale, table: table, units: units)]
    }

    package func units(of keys: Set<StringKey>, locale: String?) -> [StringKey: Unit] {
        let units = entryPerKey.filter { keys.contains($0.key) && isWhole($0.entry) }.compactMap(unit)
        return Dictionary(units.map { ($0.key, $0) }) { $1 }
    }

    /// The last loaded entry for each key, or the last entry if none is loaded, in file order.
    private var entryPerKey: [KeyedEntry] {
        let lost = keyedEntries[syntax.loadedCount...]
        let last = lost.isEmpty ? tableEntries : (lost + tableEntries).lastPerKey(\.key)
        return last.sorted { $0.entry.keyStart < $1.entry.keyStart }
    }

    /// Whether the value is likely complete: a semicolon follows it, or the line ends after it. If neither is the case,
    /// an unescaped quote probably ended the value early.
    private func isWhole(_ entry: StringsEntry) -> Bool {
        if file.text[Int(entry.end) - 1] == UInt8(ascii: ";") { return true }
        return lines.end(after: Int(entry.end)) != nil
    }

    private func unit(of keyed: KeyedEntry) -> Unit? {
        let entry = keyed.entry
        guard let text = text(of: entry) else { return nil }
        return Unit(
            key: keyed.key, comment: comment(of: entry), only: text, span: entry.span, keySpan: entry.keySpan)
    }

    package var keys: [(key: StringKey, span: Span)] {
        keyedEntries.map { ($0.key, $0.entry.keySpan) }.uniqued(on: \.key)
    }

    package var lostKeys: Set<StringKey> { Set(lost().map(\.key)) }

    package var status: FileContents.Status {
        switch syntax.outcome {
        case .table: .ok
        case .notDictionary: .notDictionary
        case .failure: .error
        }
    }

    private func contentsEntry(_ keyed: KeyedEntry) -> FileContents.Entry {
        let entry = keyed.entry
        return FileContents.Entry(
            key: keyed.key, value: value(of: entry), comment: comment(of: entry), span: entry.keySpan)
    }

    private func lost() -> [FileContents.Lost] {
        let broken = brokenKey.map { [FileContents.Lost(key: $0.key, span: $0.span)] } ?? []
        return broken
            + keyedEntries[syntax.loadedCount...].map { FileContents.Lost(key: $0.key, span: $0.entry.keySpan) }
    }

    /// The entries with their comments; nil unless the whole file loads, because otherwise the entries aren't certain.
    package var keyedTree: KeyedTree? {
        guard case .table = syntax.outcome, !isTailLost else { return nil }
        let parts = keyedEntries.map { KeyedTree.Part(key: $0.key, span: chunk(of: $0.entry)) }
        return KeyedTree(span: file.fullSpan, parts: parts)
    }
}

/// The lines of a file, for edits that remove whole lines or begin new ones. CR, LF and CR LF end a line; a line of
/// spaces and tabs is blank.
struct TextLines {
    private let text: [UInt8]
    private let first: Int

    init(_ text: [UInt8], from first: Int) {
        self.text = text
        self.first = first
    }

    /// The offset at which the spaces and tabs directly before `offset` begin.
    func indentationStart(before offset: Int) -> Int {
        var start = offset
        while start > first, text[start - 1].isSpaceOrTab { start -= 1 }
        return start
    }

    /// The start of the line, if it contains only spaces and tabs before `offset`; otherwise nil.
    func start(before offset: Int) -> Int? {
        let start = indentationStart(before: offset)
        return start == first || text[start - 1].isLineEnd ? start : nil
    }

    /// The start of the next line, or the end of the file, if the line contains only spaces and tabs after `offset`;
    /// otherwise nil.
    func end(after offset: Int) -> Int? {
        var end = offset
        while end < text.count, text[end].isSpaceOrTab { end += 1 }
        guard end < text.count else { return end }
        if text[end] == 0x0D, end + 1 < text.count, text[end + 1] == 0x0A { return end + 2 }
        return text[end].isLineEnd ? end + 1 : nil
    }

    /// The start of the line end before `offset`; `offset` if there isn't one.
    func endStart(before offset: Int) -> Int {
        guard offset > first, text[offset - 1].isLineEnd else { return offset }
        let isPair = offset - 1 > first && text[offset - 1] == 0x0A && text[offset - 2] == 0x0D
        return offset - (isPair ? 2 : 1)
    }

    /// The start of the blank line whose line end is directly before `offset`; nil if there is no such line.
    func blankLineStart(endingAt offset: Int) -> Int? {
        let end = endStart(before: offset)
        return end < offset ? start(before: end) : nil
    }
}
