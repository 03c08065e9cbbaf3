import AXLocale
import AXModel
import AXScan
import AXSource

/// Reads single units of a catalog. Works on plain memory, because large catalogs hold hundreds of thousands of them.
struct StringCatalogUnitReader {
    /// What the units of an entry share.
    struct Entry {
        let key: StringKey
        let keySpan: Span
        /// The key and its value.
        let span: Span
        var comment: String?
        var isTranslatable = true
        var isStale = false
        /// The node of the object with the localizations.
        var localizations: Int?
    }

    let text: UnsafeBufferPointer<UInt8>
    let nodes: UnsafeBufferPointer<JSONNode>

    // MARK: Entries

    func entry(key: Int, value: Int) -> Entry {
        let keySpan = span(key)
        var entry = Entry(
            key: StringKey(bytes: bytes(key)), keySpan: keySpan, span: Span(keySpan.start, Int(nodes[value].end)))
        forEachMember(of: value) { name, value in
            if isText(name, "localizations") {
                if isObject(value) { entry.localizations = value }
            } else if isText(name, "comment") {
                if isText(value) { entry.comment = string(value) }
            } else if isText(name, "shouldTranslate") {
                entry.isTranslatable = text[Int(nodes[value].start)] != UInt8(ascii: "f")
            } else if isText(name, "extractionState") {
                entry.isStale = isText(value, "stale")
            }
        }
        return entry
    }

    /// The unit of a localization; nil where it holds no text.
    func unit(of entry: Entry, language: Int, isSource: Bool) -> Unit? {
        var forms = StringCatalogForms(self)
        guard let text = forms.read(localization: language + 1) else { return nil }
        let span = Span(Int(nodes[language].start), Int(nodes[language + 1].end))
        var unit = Unit(key: entry.key, comment: entry.comment, text: text, span: span, keySpan: entry.keySpan)
        unit.states = isSource && entry.isStale ? stale(unit) : forms.states
        if !forms.substitutions.isEmpty { unit.substitutions = forms.substitutions }
        if !entry.isTranslatable { unit.isTranslatable = false }
        return unit
    }

    /// The unit of the source language where the entry does not spell it out: its text is the key.
    func implicitUnit(of entry: Entry) -> Unit {
        let key = Int(entry.keySpan.start)
        let content = Span(key + 1, entry.keySpan.end - 1)
        let text = LocatedText(entry.key.text, span: content, steps: steps(content), escapes: escapes)
        var unit = Unit(
            key: entry.key, comment: entry.comment, text: .plain(text), span: entry.span, keySpan: entry.keySpan)
        if !entry.isTranslatable { unit.isTranslatable = false }
        if entry.isStale { unit.states = [.plain: .stale] }
        return unit
    }

    private func stale(_ unit: Unit) -> [FormPath: TranslationState] {
        Dictionary(unit.forms.map { ($0.path, .stale) }) { $1 }
    }

    // MARK: Texts

    private var escapes: EscapeTable { JSONSpelling.escapes }

    func located(_ node: Int) -> LocatedText {
        let span = span(node)
        let content = Span(span.start &+ 1, span.end &- 1)
        guard hasEscapes(node) else { return LocatedText(string(content), span: content, escapes: escapes) }
        let (bytes, steps) = JSONText.decode(text, content)
        return LocatedText(Self.string(bytes), span: content, steps: steps, escapes: escapes)
    }

    private func steps(_ content: Span) -> [LocatedText.Step] {
        JSONText.decode(text, content).steps
    }

    /// The text of a node for people.
    func string(_ node: Int) -> String {
        let content = Span(Int(nodes[node].start) &+ 1, Int(nodes[node].end) &- 1)
        guard hasEscapes(node) else { return string(content) }
        return Self.string(JSONText.decode(text, content).bytes)
    }

    /// Lone surrogates, which begin with 0xED, are rare enough to look for them first.
    private static func string(_ bytes: [UInt8]) -> String {
        bytes.contains(0xED) ? WTF8.string(bytes) : String(decoding: bytes, as: UTF8.self)
    }

    @inline(__always)
    private func string(_ content: Span) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: text[content.range]), as: UTF8.self)
    }

    private func bytes(_ node: Int) -> [UInt8] {
        let content = Span(Int(nodes[node].start) &+ 1, Int(nodes[node].end) &- 1)
        guard hasEscapes(node) else { return Array(text[content.range]) }
        return JSONText.decode(text, content).bytes
    }

    /// Calls `body` with the decoded bytes of a text.
    @inline(__always)
    func withBytes<Result>(of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if hasEscapes(node) { return bytes(node).withUnsafeBufferPointer(body) }
        let (start, end) = (Int(nodes[node].start) &+ 1, Int(nodes[node].end) &- 1)
        return body(UnsafeBufferPointer(rebasing: text[start..<end]))
    }

    // MARK: Nodes

    @inline(__always)
    func span(_ node: Int) -> Span { Span(Int(nodes[node].start), Int(nodes[node].end)) }

    // Patterns and not `==`: a comparison would be a call into another module for every node.

    @inline(__always)
    func isObject(_ node: Int) -> Bool {
        if case .object = nodes[node].kind { true } else { false }
    }

    @inline(__always)
    func isText(_ node: Int) -> Bool {
        switch nodes[node].kind {
        case .string, .escapedString: true
        case .object, .array, .number, .literal: false
        }
    }

    @inline(__always)
    private func hasEscapes(_ node: Int) -> Bool {
        if case .escapedString = nodes[node].kind { true } else { false }
    }

    /// Calls `body` with every key and value of an object; not at all for other nodes.
    @inline(__always)
    func forEachMember(of node: Int, _ body: (_ key: Int, _ value: Int) -> Void) {
        guard isObject(node) else { return }
        let end = Int(nodes[node].next)
        var key = node &+ 1
        while key < end {
            body(key, key &+ 1)
            key = Int(nodes[key &+ 1].next)
        }
    }

    /// Whether a text is equal to a name in ASCII.
    @inline(__always)
    func isText(_ node: Int, _ name: StaticString) -> Bool {
        let expected = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        return isText(node) && withBytes(of: node) { ByteHash.areEqual($0, expected) }
    }
}
