import AXLocale
import AXLocaleData
import AXSource
import Foundation

/// The data of a translation's or the source's locale, prepared for lookup.
final class PreparedLanguage: Sendable {
    let style: LocaleStyle
    let lexicon: Lexicon
    /// The plural rules; nil if the locale's name isn't a language tag, or if CLDR has no rules for the language.
    let plurals: LocalePlurals?
    /// The recognizer of other languages; nil unless the locale is that of a translation and has a valid language tag.
    let foreignText: ForeignText?
    /// Whether the locale is a pseudo-locale, whose strings aren't in any language.
    let isPseudo: Bool
    /// The ISO 15924 code of the locale's script; nil if the script isn't known.
    let script: String?
    /// The first subtag of the locale's name, in lowercase.
    let base: String
    private let knownLetters: LazyValue<Set<Unicode.Scalar>>

    /// The letters of the language's own words and of foreign words; empty if they aren't known.
    var letters: Set<Unicode.Scalar> { knownLetters.value }

    fileprivate init(
        _ locale: String, _ style: LocaleStyle, _ lexicon: Lexicon, _ plurals: LocalePlurals?,
        _ foreignText: ForeignText?, _ languages: KnownLanguages
    ) {
        self.style = style
        self.lexicon = lexicon
        self.plurals = plurals
        self.foreignText = foreignText
        isPseudo = PseudoLocaleName.isPseudo(locale)
        let tag = LanguageTag(locale.replacing("_", with: "-"))
        script = tag.map(\.likelyScript).flatMap { $0 == "Zzzz" ? nil : $0 }
        base = String(locale.prefix { $0 != "-" && $0 != "_" }).lowercased()
        knownLetters = LazyValue { tag.map { languages.letters(of: $0).all } ?? [] }
    }
}

/// The data of all locales. Each locale is prepared once per run for all tables.
final class PreparedLanguages: @unchecked Sendable {
    let known: KnownLanguages
    private let styles: LocaleStyles
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var targets: [TranslationPair: PreparedLanguage] = [:]
    /// The data of locales whose strings aren't compared with other languages. Guarded by `lock`.
    private var sources: [String: PreparedLanguage] = [:]

    private init(_ styles: LocaleStyles) {
        self.styles = styles
        known = KnownLanguages(styles)
    }

    private static let latest = Latest()

    /// The languages for the given data. The last result is cached, because a run has one set of data and many tables.
    static func of(_ styles: LocaleStyles) -> PreparedLanguages {
        latest.lock.withLock {
            if let languages = latest.languages, languages.styles.identity == styles.identity { return languages }
            let languages = PreparedLanguages(styles)
            latest.languages = languages
            return languages
        }
    }

    private final class Latest: @unchecked Sendable {
        let lock = NSLock()
        /// Guarded by `lock`.
        var languages: PreparedLanguages?
    }

    func target(_ locale: String, from source: String) -> PreparedLanguage {
        let pair = TranslationPair(locale: locale, source: source)
        if let known = lock.withLock({ targets[pair] }) { return known }
        let own = self.source(locale)
        let style = styles.style(ofTranslation: locale, from: source)
        let made = PreparedLanguage(
            locale, style, own.isPseudo ? Lexicon(style) : own.lexicon, own.plurals,
            ForeignText(own.style, source: source, languages: known), known)
        lock.withLock { Self.keep(made, for: pair, in: &targets) }
        return made
    }

    /// The data of a locale whose strings aren't compared with other languages.
    func source(_ locale: String) -> PreparedLanguage {
        if let known = lock.withLock({ sources[locale] }) { return known }
        let style = styles.style(for: locale)
        let made = PreparedLanguage(locale, style, Lexicon(style), LocalePlurals(locale), nil, known)
        lock.withLock { Self.keep(made, for: locale, in: &sources) }
        return made
    }

    /// Limits the number of languages, because streamed units may name any number of locales.
    private static func keep<Key>(
        _ language: PreparedLanguage, for key: Key, in languages: inout [Key: PreparedLanguage]
    ) {
        if languages.count >= 500 { languages.removeAll() }
        languages[key] = language
    }

    private struct TranslationPair: Hashable {
        let locale: String
        let source: String
    }
}

extension LocaleStyles {
    /// The style to check a translation against. For a pseudo-locale, it's the source's style, with the larger of both
    /// languages' limits.
    ///
    /// Pseudo-text has the words and punctuation of its source, regardless of its language: “Öþéñš ţĥé ļíšţ.” for
    /// `ja-XA` ends with an English period. The text may be as long as either language allows.
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
