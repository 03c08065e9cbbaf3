import AXModel
import AXSource

/// A value of a property list with its place in the file.
struct PropertyListNode: Sendable {
    let tree: PropertyListTree
    /// The number of its record.
    let number: Int

    /// The whole value, tags, quotes and brackets included; empty at the beginning for binary files, which are no text.
    var span: Span { tree.records[number].span }

    var isDictionary: Bool { tree.records[number].kind == .dictionary }

    /// The text; nil for any other value.
    var text: PropertyListText? {
        tree.records[number].isText ? PropertyListText(tree: tree, number: number) : nil
    }

    /// The entries of a dictionary in file order, where a key may stand more than once; nil for any other value.
    var entries: [PropertyListEntry]? {
        guard tree.records[number].kind == .dictionary else { return nil }
        return tree.keys(of: number).map { PropertyListEntry(tree: tree, number: $0) }
    }

    /// The elements of an array; none for any other value.
    var elements: [PropertyListNode] { tree.elements(of: number).map { PropertyListNode(tree: tree, number: $0) } }

    /// The entry of a key that counts: the last one.
    func entry(_ key: StaticString) -> PropertyListEntry? {
        var found: Int?
        tree.forEachKey(of: number) { if tree.holds($0, key) { found = $0 } }
        return found.map { PropertyListEntry(tree: tree, number: $0) }
    }

    /// The entry of a key that counts: the last one.
    func entry(_ key: StringKey) -> PropertyListEntry? {
        entries?.last { $0.key.key == key }
    }

    /// The text of a key of a dictionary, where it is one.
    func text(_ key: StaticString) -> PropertyListText? {
        entry(key)?.value.text
    }

    /// The value without its places, as the runtime holds it: of each key the last entry.
    var value: PropertyValue {
        switch tree.records[number].kind {
        case .plainText, .spelledText, .decodedText: .string(StringKey(bytes: tree.bytes(number)))
        case .dictionary:
            .dictionary(Dictionary((entries ?? []).map { ($0.key.key, $0.value.value) }) { $1 })
        case .array: .array(elements.map(\.value))
        case .other: tree.otherValue(number)
        }
    }
}

/// A text or a key of a property list.
struct PropertyListText: Sendable {
    let tree: PropertyListTree
    /// The number of its record.
    let number: Int

    /// The decoded text in WTF-8.
    var key: StringKey { StringKey(bytes: tree.bytes(number)) }
    /// The decoded text for people.
    var string: String { tree.string(number) }
    /// Whether it is a text in ASCII.
    func holds(_ name: StaticString) -> Bool { tree.holds(number, name) }

    /// Whether it may hold an ASCII character; where not, it is not worth decoding.
    func mayHold(_ character: UInt8) -> Bool { tree.mayHold(number, character) }

    /// The text without its tags or quotes.
    var located: LocatedText { tree.located(number) }
    /// The text with its tags or quotes.
    var span: Span { tree.records[number].span }
}

/// A key of a dictionary with its value and its comments.
struct PropertyListEntry: Sendable {
    let tree: PropertyListTree
    /// The number of the key's record.
    let number: Int

    var key: PropertyListText { PropertyListText(tree: tree, number: number) }
    var value: PropertyListNode { PropertyListNode(tree: tree, number: number + 1) }

    /// From the key to the end of the value; in old-style files, to the semicolon.
    var span: Span { Span(Int(tree.records[number].start), Int(tree.records[number].reach)) }

    /// The comments that belong to the entry: above the key without a blank line between, between its parts, and behind it
    /// on its line. In file order.
    var comments: [Span] { tree.comments(ofEntry: number) }

    /// The comment of an entry that has one alone.
    var onlyComment: Span? { tree.onlyComment(ofEntry: number) }

    /// The entry with the comments before and behind it.
    var chunk: Span {
        let comments = comments
        return Span(
            min(span.start, comments.first?.start ?? span.start), max(span.end, comments.last?.end ?? span.end))
    }
}

extension [PropertyListEntry] {
    /// Each key once, in the order in which it first appears, with the entry that counts: the last one.
    var lastPerKey: [PropertyListEntry] { lastPerKey(\.key.key) }
}

extension PropertyListTree {
    var root: PropertyListNode { PropertyListNode(tree: self, number: 0) }
}
