import AXLocale
import AXLocaleData
import Foundation

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

    /// Those of the given data. A run has one set of data and many tables, so the last ones are kept.
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
            // A stream of units may name any number of locales.
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
