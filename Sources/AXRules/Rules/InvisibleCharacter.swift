import AXLocale
import AXModel
import AXSource

/// An invisible character in or next to a word, or a directional formatting character that is never closed.
enum InvisibleCharacter: StringRule {
    static let page = RulePage(
        id: "invisible-character", concern: .translations,
        summary:
            "A word contains or is next to an invisible character, or a directional formatting character is never closed.",
        why: """
            If a word contains an invisible character, a voice may pause in the middle of the word or spell it out. \
            Search and Voice Control may not find a word that contains an invisible character, and users can't see \
            why. If a directional formatting character isn't closed, text that the app adds after the character may be \
            shown in the wrong order (Unicode Standard Annex #9). Invisible characters often come from web pages and \
            from text editors that break long words across lines.
            """,
        example: Example("Einstel\u{200B}lungen", locale: "de", role: "label", source: "Settings"),
        instead: Example("Einstellungen", locale: "de", role: "label", source: "Settings"),
        severity: .warning, or: [.note], isFixable: true)

    /// The first UTF-8 bytes of U+00AD, U+061C, U+200B…200F, U+202A…202E, U+2060, U+2066…2069 and U+FEFF.
    static let needs = StringNeeds(bytes: ByteSet("", 0xC2...0xC2, 0xD8...0xD8, 0xE2...0xE2, 0xEF...0xEF))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            guard text.string.unicodeScalars.contains(where: \.isInvisible) else { return nil }
            let scalars = Array(text.string.unicodeScalars)
            if let open = Self.unclosed(scalars) {
                return context.finding(
                    page, unit, text, at: Self.range(open, scalars), .open(scalars[open].namedCodePoint), why: .reversed
                )
            }
            let indices = scalars.indices.filter { Self.isWithinWord($0, scalars) }
            guard let first = indices.first else { return nil }
            let edits = indices.map { text.edit(Self.range($0, scalars), "") }
            return context.finding(
                page, unit, text, at: Self.range(first, scalars),
                severity: scalars[first] == Self.softHyphen ? .note : nil, .within(scalars[first].namedCodePoint),
                fixIts: [FixIt("Remove invisible characters", edits: edits, safety: .safe)])
        }
    }

    private static let softHyphen: Unicode.Scalar = "\u{AD}"

    private static func range(_ index: Int, _ scalars: [Unicode.Scalar]) -> Range<Int> {
        let start = scalars[..<index].reduce(0) { $0 + UTF8.width($1) }
        return start..<start + UTF8.width(scalars[index])
    }

    /// Whether an invisible character is between two letters of the same script, if the script separates words with
    /// spaces, or is a zero-width space next to a word. Between letters of different scripts, direction marks preserve
    /// the correct order. Joiners don't count as invisible, because they are part of the spelling in many languages.
    private static func isWithinWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        if isAtEdge(index, scalars) { return true }
        guard scalars[index].isInvisible, index > 0, index + 1 < scalars.count else { return false }
        let neighbors = [scalars[index - 1], scalars[index + 1]]
        let scripts = neighbors.filter(\.properties.isAlphabetic).compactMap(Script.init(of:))
        return scripts.count == 2 && scripts[0] == scripts[1] && scripts[0].spacesWords
    }

    /// Whether a zero-width space, which other programs insert, is at the beginning or end of a word in a script that
    /// separates words with spaces.
    private static func isAtEdge(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
        func isEmpty(_ scalar: Unicode.Scalar) -> Bool { [0x200B, 0xFEFF].contains(scalar.value) }
        guard isEmpty(scalars[index]) else { return false }
        let neighbors = [scalars[..<index].last { !isEmpty($0) }, scalars[(index + 1)...].first { !isEmpty($0) }]
        let isBorder = neighbors.contains { $0?.properties.isWhitespace ?? true }
        return isBorder
            && neighbors.contains {
                $0.map { $0.properties.isAlphabetic && Script(of: $0)?.spacesWords ?? false } ?? false
            }
    }

    /// The index of the first embedding, override or isolate that isn't closed before the end of the string; nil if all
    /// of them are closed.
    private static func unclosed(_ scalars: [Unicode.Scalar]) -> Int? {
        var embeddings: [Int] = []
        var isolates: [Int] = []
        for (index, scalar) in scalars.enumerated() {
            switch scalar.value {
            case 0x202A, 0x202B, 0x202D, 0x202E: embeddings.append(index)
            case 0x202C: _ = embeddings.popLast()
            case 0x2066...0x2068: isolates.append(index)
            case 0x2069: _ = isolates.popLast()
            default: break
            }
        }
        return (embeddings + isolates).min()
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a soft hyphen, a zero-width space, a word joiner or a directional formatting character.
    /// The joiners U+200C and U+200D don't count.
    fileprivate var isInvisible: Bool {
        switch value {
        case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    fileprivate var namedCodePoint: String {
        let name = properties.name ?? properties.nameAlias ?? ""
        return codePoint + (name.isEmpty ? "" : " \(name)")
    }
}

extension String {
    fileprivate static func within(_ name: String) -> String { "word contains \(name)" }
    fileprivate static func open(_ name: String) -> String { "\(name) is never closed" }
    fileprivate static let reversed = "Text that the app adds after this character may be shown in the wrong order."
}
