import AXLocale
import AXLocaleData
import AXSource
import Foundation

/// The languages that have locale data, with the words and letters that distinguish them. Each part is computed when it
/// is first needed.
final class KnownLanguages: @unchecked Sendable {
    /// The words that distinguish a language from others.
    struct Language: Sendable {
        /// The tag of the language's locale file.
        let tag: LanguageTag
        /// The language's short words and articles, folded.
        let words: Set<String>

        var name: String { tag.englishName }
    }

    private let styles: LocaleStyles
    private let forms = LazyValue { ChineseForms() }
    private let lock = NSLock()
    /// Guarded by `lock`, like the properties below.
    private var known: [Language]?
    /// The languages that have each word.
    private var speakers: [String: [LanguageTag]] = [:]
    private var letters: [String: Letters] = [:]
    private var unique: [String: Set<String>] = [:]

    init(_ styles: LocaleStyles) {
        self.styles = styles
    }

    var all: [Language] {
        lock.lock()
        defer { lock.unlock() }
        if let known { return known }
        let made = styles.tags.compactMap { tag -> Language? in
            guard let words = styles.functionWords(of: tag), let tag = LanguageTag(tag) else { return nil }
            return Language(tag: tag, words: Self.folded(words.words + words.articles))
        }
        for language in made {
            for word in language.words { speakers[word, default: []].append(language.tag) }
        }
        known = made
        return made
    }

    var chineseForms: ChineseForms { forms.value }

    /// The letters of a locale; empty if they aren't known.
    struct Letters: Sendable {
        /// The letters of the language's own words.
        let own: Set<Unicode.Scalar>
        /// The letters of the language's own words and of foreign words.
        let all: Set<Unicode.Scalar>
    }

    func letters(of tag: LanguageTag) -> Letters {
        lock.lock()
        defer { lock.unlock() }
        if let letters = letters[tag.text] { return letters }
        let known = LanguageLetters(tag)
        let made = Letters(own: known.own, all: known.own.union(known.foreign))
        letters[tag.text] = made
        return made
    }

    /// The locale's words that don't exist in any language that isn't closely related. A string with one of these words
    /// is in the locale's language.
    func uniqueWords(of tag: LanguageTag, among words: Set<String>) -> Set<String> {
        _ = all
        lock.lock()
        defer { lock.unlock() }
        if let known = unique[tag.text] { return known }
        let own = words.filter { word in speakers[word, default: []].allSatisfy { Self.areNear($0, tag) } }
        unique[tag.text] = own
        return own
    }

    static func folded(_ words: [String]) -> Set<String> {
        Set(words.map { String(String.UnicodeScalarView(Folding($0).scalars)) })
    }

    /// Groups of languages that are so similar that a sentence may belong to several of them.
    private static let families: [Set<String>] = [
        ["nb", "nn", "no", "da"], ["hr", "sr", "bs", "sh", "cnr"], ["id", "ms"], ["zh", "yue"],
    ]

    /// Whether the two languages are the same, or so similar that a sentence may belong to both.
    static func areNear(_ one: LanguageTag, _ other: LanguageTag) -> Bool {
        one.language == other.language
            || families.contains { $0.contains(one.language) && $0.contains(other.language) }
    }
}

/// The two forms of written Chinese, distinguished by the characters that only one of them has: “这” and “這”.
struct ChineseForms: Sendable {
    private let simplified: Set<Unicode.Scalar>
    private let traditional: Set<Unicode.Scalar>

    /// Compares CLDR's exemplar characters of both forms.
    init() {
        let (simplified, traditional) = (Self.letters("zh-Hans"), Self.letters("zh-Hant"))
        self.simplified = simplified.subtracting(traditional)
        self.traditional = traditional.subtracting(simplified)
    }

    private static func letters(_ tag: String) -> Set<Unicode.Scalar> {
        let letters = LanguageTag(tag).map(LanguageLetters.init)
        return letters.map { $0.own.union($0.foreign) } ?? []
    }

    /// The minimum number of characters of the other form. Fewer may be a typing mistake or a name.
    private static let fewestCharacters = 2
    /// The minimum length. Shorter strings, and those that contain one of ``names``, may be names of languages: “简体中文”.
    private static let fewestLetters = 4
    private static let names = ["简体", "簡體", "繁体", "繁體"]

    /// The name of the other form, if the string is clearly written in it; nil if it isn't, or if the locale isn't
    /// Chinese.
    func other(of tag: LanguageTag, in text: String) -> String? {
        guard tag.language == "zh" else { return nil }
        switch tag.likelyScript {
        case "Hans": return isWritten(text, in: traditional, not: simplified) ? "Traditional Chinese" : nil
        case "Hant": return isWritten(text, in: simplified, not: traditional) ? "Simplified Chinese" : nil
        default: return nil
        }
    }

    /// The minimum number of characters of the other form in a file, and the minimum ratio to characters of the
    /// locale's form, for a file that is written in the other form.
    private static let fewestOfFile = 60
    private static let clearly = 4

    /// The name of the other form, if the strings as a whole are written in it; nil if they aren't, or if the locale
    /// isn't Chinese.
    func other(of tag: LanguageTag, among texts: [String]) -> String? {
        guard tag.language == "zh" else { return nil }
        let isSimplified = tag.likelyScript == "Hans"
        let (own, theirs) = isSimplified ? (simplified, traditional) : (traditional, simplified)
        let (ours, others) = texts.reduce(into: (0, 0)) { counts, text in
            for scalar in text.unicodeScalars where scalar.value > 0x2E7F {
                if own.contains(scalar) { counts.0 += 1 } else if theirs.contains(scalar) { counts.1 += 1 }
            }
        }
        guard others >= Self.fewestOfFile, others >= Self.clearly * ours else { return nil }
        return isSimplified ? "Traditional Chinese" : "Simplified Chinese"
    }

    private func isWritten(_ text: String, in other: Set<Unicode.Scalar>, not own: Set<Unicode.Scalar>) -> Bool {
        var characters: Set<Unicode.Scalar> = []
        var letters = 0
        for scalar in text.unicodeScalars where scalar.value > 0x2E7F && scalar.properties.isAlphabetic {
            letters += 1
            if own.contains(scalar) { return false }
            if other.contains(scalar) { characters.insert(scalar) }
        }
        return letters >= Self.fewestLetters && characters.count >= Self.fewestCharacters
            && !Self.names.contains { text.contains($0) }
    }
}
