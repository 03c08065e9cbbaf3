import AXModel
import AXSource

/// A symbol in place of a word.
enum SpokenSymbol: StringRule {
    static let page = RulePage(
        id: "spoken-symbol", concern: .speech,
        summary: "A symbol is used in place of a word.",
        why: """
            A voice reads a symbol by name or skips it: “A → B” may be spoken as “A right arrow B” or as “A B”, \
            depending on the voice and on the listener's punctuation setting. Voices read percent and degree signs, \
            currency symbols, quotation marks, dashes and ellipses correctly, so these aren't reported.
            """,
        example: Example("Settings → Privacy", role: "hint"),
        instead: Example("Privacy in Settings", role: "hint"),
        severity: .note)

    static let roles: RoleSet? = Unit.elementRoles

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFault { text in
            guard text.string.mayHoldSign else { return nil }
            let signs = SignText(text.string)
            if unit.isName, let range = signs.onlySigns {
                return context.finding(
                    page, unit, text, at: range,
                    "\(text.string.quoted(range)) is the whole string and may be read by name or not at all",
                    why: "Say in words what the element is or does.")
            }
            guard let range = signs.signForWord(isLatin: context.isInLatinScript) else { return nil }
            return context.finding(
                page, unit, text, at: range,
                "symbol \(text.string.quoted(range)) may be read by name or not at all",
                why: "Write the word or the comma that the symbol represents.")
        }
    }
}

extension String {
    /// Whether there is a sign of ASCII, an arrow or a shape, or an emoji. U+2000 to U+203F are quotation marks, dashes and
    /// the like, but for the bullet.
    fileprivate var mayHoldSign: Bool {
        var (first, second): (UInt8, UInt8) = (0, 0)
        for byte in utf8 {
            switch byte {
            case 0x2F, 0x7E, 0x26, 0x3E, 0x2B, 0x3C, 0x3D, 0x2A, 0x23, 0x5E, 0xF0: return true
            case 0x97 where second == 0xC3: return true
            case 0x81...0xBF where second == 0xE2: return true
            case 0xA2 where first == 0xE2 && second == 0x80: return true
            default: (first, second) = (second, byte)
            }
        }
        return false
    }
}
