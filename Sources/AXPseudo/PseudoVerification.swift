package import AXModel

extension Pseudolocalizer {
    /// The errors in a pseudo-translation, one phrase each; empty if it is correct.
    ///
    /// Both strings are parsed again, in order to find both missing and accidental specifiers.
    package func verify(_ source: Message, _ pseudo: Message) -> [String] {
        differences(from: ScannedText(Message(parsing: source.text), scanner), in: pseudo)
    }

    /// The same errors as ``verify(_:_:)``, for a source that has already been scanned.
    func differences(from source: ScannedText, in pseudo: Message) -> [String] {
        let before = Inventory(of: source)
        let after = Inventory(of: ScannedText(Message(parsing: pseudo.text), scanner))
        var differences: [String] = []
        if before.isProtected || after.isProtected { differences = Self.protectedDifferences(before, after) }
        if before.emoji != after.emoji { differences.append("emoji differ") }
        if before.breaks != after.breaks { differences.append("line breaks or tabs differ") }
        if before.edges.leading != after.edges.leading { differences.append("leading whitespace differs") }
        if before.edges.trailing != after.edges.trailing { differences.append("trailing whitespace differs") }
        return differences
    }

    private static func protectedDifferences(_ before: Inventory, _ after: Inventory) -> [String] {
        var differences: [String] = []
        for kind in ProtectedKind.allCases where kind != .name {
            if let difference = difference(before[kind], after[kind]) {
                differences.append("\(kind.rawValue) \(difference)")
            }
        }
        return differences + lost(before[.name], in: after[.name]).map { "protected name “\($0)” is missing" }
    }

    /// The first difference between two lists of strings; nil if their UTF-8 is equal.
    private static func difference(_ before: [String], _ after: [String]) -> String? {
        for (old, new) in zip(before, after) where !old.utf8.elementsEqual(new.utf8) {
            return "“\(old)” became “\(new)”"
        }
        if let lost = before.dropFirst(after.count).first { return "“\(lost)” is missing" }
        if let added = after.dropFirst(before.count).first { return "“\(added)” was added" }
        return nil
    }

    /// The names that occur less often than before. Additional occurrences aren't errors, because a filler word can be
    /// a name.
    private static func lost(_ before: [String], in after: [String]) -> [String] {
        var left: [String: Int] = [:]
        for name in after { left[name, default: 0] += 1 }
        return before.filter { name in
            left[name, default: 0] -= 1
            return left[name, default: 0] < 0
        }
    }
}

/// The parts of a string that its pseudo-translation must preserve.
private struct Inventory {
    let edges: SurroundingWhitespace
    /// Control characters before U+0020, such as line breaks and tabs, and the separators U+2028 and U+2029, in order.
    let breaks: [Unicode.Scalar]
    /// The code points of emoji and their sequences, in order, without those before U+200D, such as “©”.
    let emoji: [Unicode.Scalar]
    private var contents: [ProtectedKind: [String]] = [:]

    init(of scanned: ScannedText) {
        let bytes = scanned.bytes
        edges = SurroundingWhitespace(of: scanned.text)
        // The control characters are below 0x20. The first byte of characters from U+2000 on is 0xE2 or above.
        let isSimple = !bytes.contains { $0 < 0x20 || $0 >= 0xE2 }
        (breaks, emoji) = isSimple ? ([], []) : Self.breaksAndEmoji(scanned.text)
        guard !scanned.tokens.isEmpty else { return }
        contents[.placeholder] = scanned.message.placeholders.map(\.raw)
        for token in scanned.tokens where token.kind != .placeholder {
            contents[token.kind, default: []].append(String(decoding: bytes[token.range], as: UTF8.self))
        }
    }

    private static func breaksAndEmoji(_ text: String) -> (breaks: [Unicode.Scalar], emoji: [Unicode.Scalar]) {
        var breaks: [Unicode.Scalar] = []
        var emoji: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars where scalar.value < 0x20 || scalar.value >= 0x200D {
            if scalar.value < 0x20 || scalar == "\u{2028}" || scalar == "\u{2029}" {
                breaks.append(scalar)
            } else if isEmoji(scalar) {
                emoji.append(scalar)
            }
        }
        return (breaks, emoji)
    }

    /// Whether a character from U+200D on is an emoji or a part of one: a joiner, a variation selector, the mark of a
    /// keycap, or a letter of a flag.
    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x200D: false
        case 0x200D, 0x20E3, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
        // The letters of East Asian scripts aren't emoji; checking the range first is faster.
        case 0x3400...0xD7FF: false
        default: scalar.properties.isEmoji
        }
    }

    var isProtected: Bool { !contents.isEmpty }

    subscript(kind: ProtectedKind) -> [String] { contents[kind] ?? [] }
}
