import AXModel
import AXSource

/// A translation without the emoji of its source.
enum EmojiLost: StringRule {
    static let page = RulePage(
        id: "emoji-lost", concern: .translations,
        summary: "The source contains emoji, but the translation doesn't.",
        why: """
            VoiceOver speaks the name of an emoji, so without the emoji, listeners miss a word. If a translated file \
            has no emoji although the source file has many, the translated file probably passed through a tool that \
            can't store emoji.
            """,
        example: Example("Alles erledigt", locale: "de", source: "All done 🎉"),
        instead: Example("Alles erledigt 🎉", locale: "de", source: "All done 🎉"),
        severity: .note)

    static let needs = StringNeeds(source: true, bytes: ByteSet("", 0xE2...0xE2, 0xEF...0xF4))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source, let emoji = source.checkedForms.lazy.compactMap({ $0.string.firstEmoji }).first,
            source.checkedForms.allSatisfy({ $0.string.firstEmoji != nil })
        else { return [] }
        return unit.firstFinding { text in
            guard text.string.firstEmoji == nil else { return nil }
            return context.finding(page, unit, text, "translation drops the emoji \(String(emoji).quoted)")
        }
    }
}

extension String {
    /// The first character that is displayed as an emoji; nil if there isn't one. Keycaps, which begin with an ASCII
    /// character, are ignored.
    fileprivate var firstEmoji: Character? {
        guard mayHaveEmoji else { return nil }
        return first { character in
            guard let base = character.unicodeScalars.first, base.properties.isEmoji, !base.isASCII else {
                return false
            }
            return base.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
        }
    }
    /// Whether the string may contain emoji, according to its bytes. An emoji has four UTF-8 bytes, has a variation
    /// selector (which begins with 0xEF), or is between U+2300 and U+2B7F.
    private var mayHaveEmoji: Bool {
        zip(utf8, utf8.dropFirst()).contains { $0 >= 0xEF || $0 == 0xE2 && (0x8C...0xAD).contains($1) }
    }
}
