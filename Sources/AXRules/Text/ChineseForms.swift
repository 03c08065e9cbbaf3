import AXLocale

/// The two forms of written Chinese, told apart by the characters that only one of them has: “这” and “這”.
struct ChineseForms: Sendable {
    private let simplified: Set<Unicode.Scalar>
    private let traditional: Set<Unicode.Scalar>

    /// By CLDR's exemplar characters of both.
    init() {
        let (simplified, traditional) = (Self.letters("zh-Hans"), Self.letters("zh-Hant"))
        self.simplified = simplified.subtracting(traditional)
        self.traditional = traditional.subtracting(simplified)
    }

    private static func letters(_ tag: String) -> Set<Unicode.Scalar> {
        let letters = LanguageTag(tag).map(LanguageLetters.init)
        return letters.map { $0.own.union($0.foreign) } ?? []
    }

    /// Fewer characters of the other form may be a slip of the keyboard, or a name.
    private static let fewestSigns = 2
    /// Shorter texts name a language: “简体中文”.
    private static let fewestLetters = 4
    private static let names = ["简体", "簡體", "繁体", "繁體"]

    /// The name of the form that a text is written in, where that is not the locale's.
    func other(of tag: LanguageTag, in text: String) -> String? {
        guard tag.language == "zh" else { return nil }
        switch tag.likelyScript {
        case "Hans": return isWritten(text, in: traditional, not: simplified) ? "Traditional Chinese" : nil
        case "Hant": return isWritten(text, in: simplified, not: traditional) ? "Simplified Chinese" : nil
        default: return nil
        }
    }

    private func isWritten(_ text: String, in other: Set<Unicode.Scalar>, not own: Set<Unicode.Scalar>) -> Bool {
        var signs: Set<Unicode.Scalar> = []
        var letters = 0
        for scalar in text.unicodeScalars where scalar.value > 0x2E7F && scalar.properties.isAlphabetic {
            letters += 1
            if own.contains(scalar) { return false }
            if other.contains(scalar) { signs.insert(scalar) }
        }
        return letters >= Self.fewestLetters && signs.count >= Self.fewestSigns
            && !Self.names.contains { text.contains($0) }
    }
}
