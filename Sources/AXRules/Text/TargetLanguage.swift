import AXLocale
import AXLocaleData
import Foundation

/// The data of a locale, prepared for lookup: a locale that is translated into, or the source's own.
struct TargetLanguage: Sendable {
    let style: LocaleStyle
    let lexicon: Lexicon
    /// Nil if CLDR has none.
    let plurals: LocalePlurals?
    /// Nil if nothing is known about the locale.
    let foreignText: ForeignText?

    /// - Parameters:
    ///   - locale: language tag, or `.lproj` name.
    ///   - source: the same of the development language.
    init(_ locale: String, from source: String, _ styles: LocaleStyles, _ languages: KnownLanguages) {
        style = styles.style(ofTranslation: locale, from: source)
        lexicon = Lexicon(style)
        plurals = LocalePlurals(locale)
        foreignText = ForeignText(styles.style(for: locale), source: source, languages: languages)
    }
}

/// The locales that are translated into, each made once for all tables of a run.
final class TargetLanguages: @unchecked Sendable {
    let known: KnownLanguages
    private let styles: LocaleStyles
    private let lock = NSLock()
    /// Guarded by `lock`.
    private var targets: [TranslationPair: TargetLanguage] = [:]

    private init(_ styles: LocaleStyles) {
        self.styles = styles
        known = KnownLanguages(styles)
    }

    private static let latest = Latest()

    /// The languages for the given data. A run has one set of data and many tables, so the last languages are kept.
    static func of(_ styles: LocaleStyles) -> TargetLanguages {
        latest.lock.withLock {
            if let languages = latest.languages, languages.styles.identity == styles.identity { return languages }
            let languages = TargetLanguages(styles)
            latest.languages = languages
            return languages
        }
    }

    private final class Latest: @unchecked Sendable {
        let lock = NSLock()
        /// Guarded by `lock`.
        var languages: TargetLanguages?
    }

    func target(_ locale: String, from source: String) -> TargetLanguage {
        let pair = TranslationPair(locale: locale, source: source)
        if let known = lock.withLock({ targets[pair] }) { return known }
        let made = TargetLanguage(locale, from: source, styles, known)
        lock.withLock {
            // Streamed units may name any number of locales.
            if targets.count >= Self.mostTargets { targets.removeAll() }
            targets[pair] = made
        }
        return made
    }

    private static let mostTargets = 500

    private struct TranslationPair: Hashable {
        let locale: String
        let source: String
    }
}

extension LocaleStyles {
    /// The style to check a translation against.
    ///
    /// Pseudo-text has the words and punctuation of its source, regardless of its language: “Öþéñš ţĥé ļíšţ.” for
    /// `ja-XA` ends with an English period. It may be as long as either language allows.
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
