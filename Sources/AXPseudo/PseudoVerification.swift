package import AXModel

extension Pseudolocalizer {
    /// What a pseudo-translation has broken, one sentence each; empty if nothing is.
    ///
    /// Both strings are parsed again, so a specifier added by accident is found as well as a missing one.
    package func verify(_ source: Message, _ pseudo: Message) -> [String] {
        harm(to: ScannedText(Message(parsing: source.text), scanner), in: pseudo)
    }

    /// As above.
    /// - Parameter source: as it is read.
    func harm(to source: ScannedText, in pseudo: Message) -> [String] {
        let before = Inventory(of: source)
        let after = Inventory(of: ScannedText(Message(parsing: pseudo.text), scanner))
        var harm: [String] = []
        if before.isProtected || after.isProtected { harm = Self.harm(before, after) }
        if before.emoji != after.emoji { harm.append("emoji differ") }
        if before.breaks != after.breaks { harm.append("line breaks or tabs differ") }
        if before.edges.leading != after.edges.leading { harm.append("leading whitespace differs") }
        if before.edges.trailing != after.edges.trailing { harm.append("trailing whitespace differs") }
        return harm
    }

    private static func harm(_ before: Inventory, _ after: Inventory) -> [String] {
        var harm: [String] = []
        for kind in ProtectedKind.allCases where kind != .name {
            if let difference = difference(before[kind], after[kind]) { harm.append("\(kind.rawValue) \(difference)") }
        }
        return harm + lost(before[.name], in: after[.name]).map { "protected name “\($0)” is missing" }
    }

    /// How two lists differ, at their first difference; nil when they are equal as code units.
    private static func difference(_ before: [String], _ after: [String]) -> String? {
        for (old, new) in zip(before, after) where !old.utf8.elementsEqual(new.utf8) {
            return "“\(old)” became “\(new)”"
        }
        if let lost = before.dropFirst(after.count).first { return "“\(lost)” is missing" }
        if let added = after.dropFirst(before.count).first { return "“\(added)” was added" }
        return nil
    }

    /// The names that occur less often than before. More often is no harm: a filler word may be somebody's name.
    private static func lost(_ before: [String], in after: [String]) -> [String] {
        var left: [String: Int] = [:]
        for name in after { left[name, default: 0] += 1 }
        return before.filter { name in
            left[name, default: 0] -= 1
            return left[name, default: 0] < 0
        }
    }
}

/// What has to be the same in a text and its pseudo-translation.
private struct Inventory {
    let edges: SurroundingWhitespace
    /// Line breaks and tabs, in order.
    let breaks: [Unicode.Scalar]
    /// The code points of emoji and their sequences, in order.
    let emoji: [Unicode.Scalar]
    private var texts: [ProtectedKind: [String]] = [:]

    init(of scanned: ScannedText) {
        let bytes = scanned.bytes
        edges = SurroundingWhitespace(of: scanned.text)
        // From U+2000 on, characters begin with 0xE2 and more.
        let isSimple = !bytes.contains { $0 < 0x20 || $0 >= 0xE2 }
        (breaks, emoji) = isSimple ? ([], []) : Self.breaksAndEmoji(scanned.text)
        guard !scanned.tokens.isEmpty else { return }
        texts[.placeholder] = scanned.message.placeholders.map(\.raw)
        for token in scanned.tokens where token.kind != .placeholder {
            texts[token.kind, default: []].append(String(decoding: bytes[token.range], as: UTF8.self))
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

    /// Emoji, the selectors and joiners between them, keycaps, and the letters of flags.
    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x200D: false
        case 0x200D, 0x20E3, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
        // Letters of East Asian scripts.
        case 0x3400...0xD7FF: false
        default: scalar.properties.isEmoji
        }
    }

    /// Whether the text holds anything that no mode may change.
    var isProtected: Bool { !texts.isEmpty }

    subscript(kind: ProtectedKind) -> [String] { texts[kind] ?? [] }
}
