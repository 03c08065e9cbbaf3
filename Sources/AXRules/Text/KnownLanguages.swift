import AXLocale
import AXLocaleData
import Foundation

/// The languages of the locale data, ready for telling them apart. Made when the first text raises a doubt.
final class KnownLanguages: @unchecked Sendable {
    /// What tells a language from others.
    struct Language: Sendable {
        /// The tag of its file.
        let tag: LanguageTag
        /// Its short words and articles, folded.
        let words: Set<String>
        /// The letters of its own words.
        let letters: Set<Unicode.Scalar>

        var name: String { tag.englishName }
    }

    private let styles: LocaleStyles
    private let lock = NSLock()
    /// Guarded by `lock`, as are ``usual``, ``telling``, ``forms`` and ``targets``.
    private var known: [Language]?
    private var usual: [String: Set<Unicode.Scalar>] = [:]
    private var telling: [String: Set<String>] = [:]
    private var forms: ChineseForms?
    private var targets: [TranslationPair: TargetLanguage] = [:]

    private init(_ styles: LocaleStyles) {
        self.styles = styles
    }

    private static let latest = Latest()

    /// Those of the given data. A run has one set of data and many tables, so the last ones are kept.
    static func of(_ styles: LocaleStyles) -> KnownLanguages {
        latest.lock.lock()
        defer { latest.lock.unlock() }
        if let languages = latest.languages, languages.styles.identity == styles.identity { return languages }
        let languages = KnownLanguages(styles)
        latest.languages = languages
        return languages
    }

    private final class Latest: @unchecked Sendable {
        let lock = NSLock()
        /// Guarded by `lock`.
        var languages: KnownLanguages?
    }

    var all: [Language] {
        lock.lock()
        defer { lock.unlock() }
        if let known { return known }
        let made = styles.functionWords.compactMap { entry in
            LanguageTag(entry.tag).map { tag in
                Language(
                    tag: tag, words: Self.folded(entry.words + entry.articles),
                    letters: LanguageLetters(tag).own)
            }
        }
        known = made
        return made
    }

    /// A locale that is translated into, made once for all tables of a run.
    func target(_ locale: String, from source: String) -> TargetLanguage {
        let pair = TranslationPair(locale: locale, source: source)
        lock.lock()
        if let known = targets[pair] {
            lock.unlock()
            return known
        }
        lock.unlock()
        let made = TargetLanguage(locale, from: source, styles, self)
        lock.lock()
        defer { lock.unlock() }
        // A stream of units may name any number of locales.
        if targets.count >= Self.mostTargets { targets.removeAll() }
        targets[pair] = made
        return made
    }

    private static let mostTargets = 500

    private struct TranslationPair: Hashable {
        let locale: String
        let source: String
    }

    var chineseForms: ChineseForms {
        lock.lock()
        defer { lock.unlock() }
        if let forms { return forms }
        let made = ChineseForms()
        forms = made
        return made
    }

    /// The letters that may stand in words of a locale, its own and those of foreign words; empty where they are not
    /// known.
    func letters(of tag: LanguageTag) -> Set<Unicode.Scalar> {
        lock.lock()
        defer { lock.unlock() }
        if let letters = usual[tag.text] { return letters }
        let letters = LanguageLetters(tag)
        let all = letters.own.union(letters.foreign)
        usual[tag.text] = all
        return all
    }

    /// Those of a locale's words that no other language has: a text with one of them is in the locale's own.
    func tellingWords(of tag: LanguageTag, among words: Set<String>) -> Set<String> {
        let others = all.filter { !Self.areNear($0.tag, tag) }
        lock.lock()
        defer { lock.unlock() }
        if let known = telling[tag.text] { return known }
        let own = words.filter { word in !others.contains { $0.words.contains(word) } }
        telling[tag.text] = own
        return own
    }

    static func folded(_ words: [String]) -> Set<String> {
        Set(words.map { word in FoldedText(word).scalars.reduce(into: "") { $0.unicodeScalars.append($1) } })
    }

    /// Languages so near to each other that a sentence may belong to both.
    private static let families: [Set<String>] = [
        ["nb", "nn", "no", "da"], ["hr", "sr", "bs", "sh", "cnr"], ["id", "ms"], ["zh", "yue"],
    ]

    /// Whether the two are one language, or two that a sentence hardly tells apart.
    static func areNear(_ one: LanguageTag, _ other: LanguageTag) -> Bool {
        one.language == other.language
            || families.contains { $0.contains(one.language) && $0.contains(other.language) }
    }
}
