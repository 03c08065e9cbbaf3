import AXLocale
import AXLocaleData

extension LocaleStyles {
    /// How the texts of a translation are judged.
    ///
    /// Pseudo-text has the words and marks of its source, whatever language it stands in for: “Öþéñš ţĥé ļíšţ.” of `ja-XA`
    /// ends with the full stop of English. It may be as long as a text of either language.
    func style(ofTranslation locale: String, from source: String) -> LocaleStyle {
        let own = style(for: locale)
        guard PseudoLocaleName.isPseudo(locale) else { return own }
        var shown = style(for: source)
        shown.limits.labelWords = max(shown.limits.labelWords, own.limits.labelWords)
        shown.limits.labelCharacters = max(shown.limits.labelCharacters, own.limits.labelCharacters)
        shown.limits.hintWords = max(shown.limits.hintWords, own.limits.hintWords)
        shown.limits.hintCharacters = max(shown.limits.hintCharacters, own.limits.hintCharacters)
        return shown
    }
}
