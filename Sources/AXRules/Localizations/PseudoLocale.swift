import AXLocale
import AXLocaleData

/// Locales of pseudo-text: the development language in disguise.
enum PseudoLocale {
    /// Regions that ISO 3166 leaves to users, CLDR's variants of pseudo-text, and Windows's language of it.
    static func isNamed(_ name: String) -> Bool {
        guard let tag = LanguageTag(name.replacing("_", with: "-")) else { return false }
        if let region = tag.region, region.hasPrefix("X"), region != "XK" { return true }
        return tag.language == "qps" || tag.variants.contains { ["psaccent", "psbidi", "pscrack"].contains($0) }
    }
}

extension LocaleStyles {
    /// How the texts of a translation are judged.
    ///
    /// Pseudo-text has the words and marks of its source, whatever language it stands in for: “Öþéñš ţĥé ļíšţ.” of `ja-XA`
    /// ends with the full stop of English. It may be as long as a text of either language.
    func style(ofTranslation locale: String, from source: String) -> LocaleStyle {
        let own = style(for: locale)
        guard PseudoLocale.isNamed(locale) else { return own }
        var shown = style(for: source)
        shown.limits.labelWords = max(shown.limits.labelWords, own.limits.labelWords)
        shown.limits.labelCharacters = max(shown.limits.labelCharacters, own.limits.labelCharacters)
        shown.limits.hintWords = max(shown.limits.hintWords, own.limits.hintWords)
        shown.limits.hintCharacters = max(shown.limits.hintCharacters, own.limits.hintCharacters)
        return shown
    }
}
