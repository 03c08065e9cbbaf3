import AXModel
import AXSource

/// A value of a property list with its place in the file.
struct PropertyListNode: Sendable {
    enum Content: Sendable {
        case text(PropertyListText)
        /// In file order; a key may stand more than once.
        case dictionary([PropertyListEntry])
        case array([PropertyListNode])
        /// Data, numbers, dates and truth values.
        case other(PropertyValue)
    }

    let content: Content
    /// The whole value, tags, quotes and brackets included; empty at the beginning for binary files, which are no text.
    let span: Span
}

/// A text or a key of a property list.
struct PropertyListText: Sendable {
    /// The decoded text in WTF-8.
    let key: StringKey
    /// The text without its tags or quotes.
    let located: LocatedText
    /// The text with its tags or quotes.
    let span: Span
}

/// A key of a dictionary with its value and its comments. A class, because large files hold hundreds of thousands, which are handed
/// from hand to hand.
final class PropertyListEntry: Sendable {
    let key: PropertyListText
    let value: PropertyListNode
    /// From the key to the end of the value; in old-style files, to the semicolon.
    let span: Span
    /// The comments that belong to the entry: above the key without a blank line between, between its parts, and behind it
    /// on its line. In file order.
    let comments: [Span]

    init(key: PropertyListText, value: PropertyListNode, span: Span, comments: [Span]) {
        self.key = key
        self.value = value
        self.span = span
        self.comments = comments
    }

    /// The entry with the comments before and behind it.
    var chunk: Span {
        Span(min(span.start, comments.first?.start ?? span.start), max(span.end, comments.last?.end ?? span.end))
    }
}

extension PropertyListNode {
    /// The text; nil for any other value.
    var text: PropertyListText? {
        if case .text(let text) = content { text } else { nil }
    }

    /// The entries of a dictionary; nil for any other value.
    var entries: [PropertyListEntry]? {
        if case .dictionary(let entries) = content { entries } else { nil }
    }

    /// The entry of a key that counts: the last one.
    func entry(_ key: StringKey) -> PropertyListEntry? {
        entries?.last { $0.key.key == key }
    }

    /// The text of a key of a dictionary, where it is one.
    func text(_ key: StringKey) -> PropertyListText? {
        entry(key)?.value.text
    }

    /// The value without its places, as the runtime holds it: of each key the last entry.
    var value: PropertyValue {
        switch content {
        case .text(let text): .string(text.key)
        case .dictionary(let entries):
            .dictionary(Dictionary(entries.map { ($0.key.key, $0.value.value) }) { $1 })
        case .array(let elements): .array(elements.map(\.value))
        case .other(let value): value
        }
    }
}

extension [PropertyListEntry] {
    /// Each key once, in the order in which it first appears, with the entry that counts.
    var winners: [PropertyListEntry] {
        guard count > 12 || hasDuplicate else { return self }
        let last = Dictionary(map { ($0.key.key, $0) }) { $1 }
        var seen: Set<StringKey> = []
        return compactMap { seen.insert($0.key.key).inserted ? last[$0.key.key] : nil }
    }

    /// Whether two entries have one key; compares each with each, for short lists.
    private var hasDuplicate: Bool {
        indices.contains { index in self[..<index].contains { $0.key.key == self[index].key.key } }
    }
}
