internal import CICU

extension LanguageTag {
    /// Whether text in the locale runs from right to left.
    public var isRightToLeft: Bool {
        axicu_is_right_to_left(core)
    }

    /// The script that the locale is written in, by its ISO 15924 code; `Zzzz` where it is not known.
    public var likelyScript: String {
        if let script { return script }
        let known = core
        // ICU takes a tag without a language for English.
        guard !known.hasPrefix("und") else { return Self.unknownScript }
        return Self.likely(known)?.script ?? Self.unknownScript
    }

    /// The tag with the script and the region that it most likely has.
    ///
    /// Apple's ICU gives Urdu the script `Aran`, a style of Arabic letters, where CLDR gives `Arab`. Here it is always `Arab`.
    static func likely(_ tag: String) -> LanguageTag? {
        let plain = tag.replacing("-Aran", with: "-Arab")
        guard let likely = try? ICUText.read({ axicu_likely_subtags(plain, $0, $1, &$2) }) else { return nil }
        return LanguageTag(likely.replacing("-Aran", with: "-Arab"))
    }

    /// The shortest of the tag and its parents that most likely has the same script and region: `af-ZA` gives `af`, and
    /// `bn-IN` stays (CLDR, UTS 35: Remove Likely Subtags). A tag with variants, extensions or private use stays whole.
    public var shortest: LanguageTag {
        guard canonical.text == core, let full = Self.likely(core) else { return canonical }
        return parents.reversed().compactMap(LanguageTag.init).first { Self.likely($0.core) == full } ?? canonical
    }

    private static let unknownScript = "Zzzz"

    /// The locales that the locale takes data from, nearest first, without the root.
    ///
    /// CLDR's own parents come first (`es-MX` → `es-419` → `es`); else the last subtag goes. A region that implies another script than
    /// its language is spelled out, so that `zh-TW` has the parents `zh-Hant-TW` and `zh-Hant`, and not `zh`.
    public var parents: [String] {
        var parents: [String] = []
        var current = canonical
        while parents.count < 16, let parent = current.parent {
            parents.append(parent.text)
            current = parent
        }
        return parents
    }

    private var parent: LanguageTag? {
        guard !isGrandfathered, !language.isEmpty else { return nil }
        if privateUse != nil || !extensions.isEmpty { return withoutExtensions }
        if let impliedScript {
            return LanguageTag(
                text.replacing(language + "-", with: "\(language)-\(impliedScript)-", maxReplacements: 1))
        }
        if let statedParent { return LanguageTag(statedParent) }
        if isOfAnotherScript { return nil }
        return text.lastIndex(of: "-").flatMap { LanguageTag(String(text[..<$0])) }
    }

    /// Whether the tag is a language in another script than its usual one, which nobody reads who reads that (CLDR, UTS 35: its parent
    /// is the root).
    var isOfAnotherScript: Bool {
        // Apple's chains lead from Nastaliq to the language, whatever it is written in.
        guard let script, script != "Aran", region == nil, variants.isEmpty else { return false }
        return Self.likely(language)?.script.map { $0 != script } ?? false
    }

    /// The tag up to its variants; nil for one of private use alone.
    var withoutExtensions: LanguageTag? {
        let parts = [language] + extendedLanguages + [script, region].compactMap { $0 } + variants
        return LanguageTag(parts.joined(separator: "-"))
    }

    /// The script that the region implies, where it is not the language's usual one.
    private var impliedScript: String? {
        guard script == nil, region != nil, let plain = LanguageTag(language) else { return nil }
        let implied = likelyScript
        return implied == plain.likelyScript ? nil : implied
    }
}
