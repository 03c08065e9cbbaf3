import AXModel
import AXSource

/// A value of a property list with its position in the file.
struct PropertyListNode: Sendable {
    let tree: PropertyListTree
    /// The number of the value's record in ``tree``.
    let number: Int

    /// The span of the whole value, including tags, quotes and brackets; in a binary file, an empty span at the
    /// beginning of the file.
    var span: Span { tree.records[number].span }

    var isDictionary: Bool { tree.records[number].kind == .dictionary }

    /// The string; nil for any other value.
    var text: PropertyListString? {
        tree.records[number].isText ? PropertyListString(tree: tree, number: number) : nil
    }

    /// The entries of a dictionary in file order, including repeated keys; nil for any other value.
    var entries: [PropertyListEntry]? {
        guard tree.records[number].kind == .dictionary else { return nil }
        var entries: [PropertyListEntry] = []
        tree.forEachKey(of: number) { entries.append(PropertyListEntry(tree: tree, number: $0)) }
        return entries
    }

    /// The elements of an array; empty for any other value.
    var elements: [PropertyListNode] { tree.elements(of: number).map { PropertyListNode(tree: tree, number: $0) } }

    /// The last entry for a key, which is the one that the runtime uses.
    func entry(_ key: StaticString) -> PropertyListEntry? {
        var found: Int?
        tree.forEachKey(of: number) { if tree.holds($0, key) { found = $0 } }
        return found.map { PropertyListEntry(tree: tree, number: $0) }
    }

    /// The last entry for a key, which is the one that the runtime uses.
    func entry(_ key: StringKey) -> PropertyListEntry? {
        entries?.last { $0.key.key == key }
    }

    /// The string for a key of a dictionary; nil if the dictionary doesn't contain the key or its value isn't a string.
    func text(_ key: StaticString) -> PropertyListString? {
        entry(key)?.value.text
    }

    /// The value without positions, as the runtime loads it, with the last entry for each key.
    var value: PropertyValue {
        switch tree.records[number].kind {
        case .plainText, .encodedText, .decodedText: .string(StringKey(bytes: tree.bytes(number)))
        case .dictionary:
            .dictionary(Dictionary((entries ?? []).map { ($0.key.key, $0.value.value) }) { $1 })
        case .array: .array(elements.map(\.value))
        case .other: tree.otherValue(number)
        }
    }
}

/// A string value or a key of a property list.
struct PropertyListString: Sendable {
    let tree: PropertyListTree
    /// The number of the string's record in ``tree``.
    let number: Int

    /// The string in WTF-8.
    var key: StringKey { StringKey(bytes: tree.bytes(number)) }
    /// The string with U+FFFD in place of invalid bytes and lone surrogates.
    var string: String { tree.string(number) }
    /// Whether the string equals `name`, which must be ASCII.
    func holds(_ name: StaticString) -> Bool { tree.holds(number, name) }

    /// Whether the two strings are equal in WTF-8.
    func hasBytes(of other: PropertyListString) -> Bool {
        tree.withBytes(of: number) { bytes in
            other.tree.withBytes(of: other.number) { bytes.elementsEqual($0) }
        }
    }

    /// Whether the string could contain the given ASCII character. If not, decoding the string can be skipped.
    func mayHold(_ character: UInt8) -> Bool { tree.mayHold(number, character) }

    /// The string with its position, without its tags or quotes.
    var located: LocatedText { tree.located(number) }
    /// The span of the string, with its tags or quotes.
    var span: Span { tree.records[number].span }
}

/// A key of a dictionary, its value and its comments.
struct PropertyListEntry: Sendable {
    let tree: PropertyListTree
    /// The number of the key's record.
    let number: Int

    var key: PropertyListString { PropertyListString(tree: tree, number: number) }
    var value: PropertyListNode { PropertyListNode(tree: tree, number: number + 1) }

    /// The span from the key to the end of the value, or to the semicolon in old-style files.
    var span: Span { Span(Int(tree.records[number].start), Int(tree.records[number].reach)) }

    /// The comments that belong to the entry, in file order: comments above the key without a blank line in between,
    /// comments between the key and the value, and comments after the entry on its line.
    var comments: [Span] { tree.comments(ofEntry: number) }

    /// The comment, if there is exactly one.
    var onlyComment: Span? { tree.onlyComment(ofEntry: number) }

    /// The span of the entry and its comments.
    var chunk: Span {
        let comments = comments
        return Span(
            min(span.start, comments.first?.start ?? span.start), max(span.end, comments.last?.end ?? span.end))
    }
}

extension [PropertyListEntry] {
    /// The last entry for each key, in the order in which the keys first appear. The runtime uses the last entry.
    var lastPerKey: [PropertyListEntry] {
        // Most dictionaries have two to four keys, all different. Comparing those takes less time than hashing them.
        if count <= 6, !hasRepeatedKey { return self }
        return lastPerKey(\.key.key)
    }

    private var hasRepeatedKey: Bool {
        indices.dropFirst().contains { index in self[..<index].contains { $0.key.hasBytes(of: self[index].key) } }
    }
}

extension PropertyListTree {
    var root: PropertyListNode { PropertyListNode(tree: self, number: 0) }
}
