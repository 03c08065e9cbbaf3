import AXLocaleData

/// How a locale is written, ready for looking things up: one that is translated into, or the source's own.
struct TargetLanguage: Sendable {
    let style: LocaleStyle
    let lexicon: Lexicon
    /// Nil where CLDR has none.
    let plurals: LocalePlurals?
    /// Nil where nothing is known about the locale.
    let foreignText: ForeignText?

    /// - Parameters:
    ///   - locale: language tag, or `.lproj` name.
    ///   - source: that of the development language.
    init(_ locale: String, from source: String, _ styles: LocaleStyles, _ languages: KnownLanguages) {
        style = styles.style(ofTranslation: locale, from: source)
        lexicon = Lexicon(style)
        plurals = LocalePlurals(locale)
        foreignText = ForeignText(styles.style(for: locale), source: source, languages: languages)
    }
}
