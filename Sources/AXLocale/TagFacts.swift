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
        let likely = try? ICUText.read { axicu_likely_script(known, $0, $1, &$2) }
        return likely.flatMap { $0.isEmpty ? nil : $0 } ?? Self.unknownScript
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
        let stated = (try? ICUText.read { axicu_stated_parent(text, $0, $1, &$2) }) ?? ""
        if stated == "root" { return nil }
        if !stated.isEmpty { return LanguageTag(String(stated.map { $0 == "_" ? "-" : $0 })) }
        return text.lastIndex(of: "-").flatMap { LanguageTag(String(text[..<$0])) }
    }

    private var withoutExtensions: LanguageTag? {
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
