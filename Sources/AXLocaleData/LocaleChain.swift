internal import AXLocale

/// The locales whose data a locale takes.
struct LocaleChain {
    /// The locale itself, then its parents, nearest first: `pt-BR`, `pt`. The root is not among them.
    let tags: [String]
    /// Whether the script has upper and lower case.
    let isCased: Bool
    /// Whether words are separated by spaces.
    let spacesWords: Bool

    /// Takes a language tag; `_` stands for `-`. A text that is no tag loses its parts from the end until one is known.
    init(_ text: String) {
        let spelled = String(text.prefix(64).map { $0 == "_" ? "-" : $0 })
        if let tag = LanguageTag(spelled) {
            tags = [spelled, tag.canonical.text] + tag.parents
            isCased = TextFacts.isCased(tag)
            spacesWords = TextFacts.spacesWords(tag)
        } else {
            tags = Self.truncations(of: spelled)
            isCased = false
            spacesWords = true
        }
    }

    private static func truncations(of text: String) -> [String] {
        var chain = [text]
        while let last = chain.last, let hyphen = last.lastIndex(of: "-") {
            chain.append(String(last[..<hyphen]))
        }
        return chain
    }
}
