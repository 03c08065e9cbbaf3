import AXLocale
import AXModel
import AXSource

/// Finds catalogs that are completely in a different language than their locale. Single strings raise the suspicion,
/// and all strings together confirm it.
struct CatalogLanguage {
    private let catalog: Catalog
    private let source: Catalog
    private let languages: KnownLanguages

    init(of catalog: Catalog, from source: Catalog, among languages: KnownLanguages) {
        self.catalog = catalog
        self.source = source
        self.languages = languages
    }

    /// The findings about the catalog. If it is in the wrong language, one finding about the whole catalog replaces the
    /// findings about the language and style of its strings, because the style rules of its locale don't apply to the
    /// other language.
    /// - Parameter findings: the findings about single units.
    func summarized(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard let (tag, other) = confirmed(findings), let first = catalog.units.first else { return findings }
        let whole = Diagnostic(
            id: WrongLanguage.page.id, severity: .error, path: catalog.path, span: first.keySpan,
            message: "the whole file is in \(other.name), not in \(tag.englishName)",
            explanation: "The file was probably saved under the wrong locale.",
            locale: catalog.locale)
        return [whole] + findings.filter { !Self.moot.contains($0.id) }
    }

    /// The findings about strings that are probably in the wrong language, too, but are too short to be recognized
    /// individually; empty unless the catalog is in the wrong language. Skips strings that `findings` already reports,
    /// strings that equal a source string, and strings that are recognizably in the locale's language.
    /// - Parameter findings: the findings about single units.
    func strangers(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard let (tag, other) = confirmed(findings) else { return [] }
        let known = Set(findings.lazy.filter { $0.id == WrongLanguage.page.id }.map(\.key))
        let originals = originals
        return catalog.units.compactMap { unit in
            let texts = unit.forms.map(\.text).filter { !originals.contains($0.string) }
            guard let first = texts.first, !known.contains(unit.key),
                !isPlainlyOwn(texts.map(\.string), tag, other)
            else { return nil }
            return Diagnostic(
                id: WrongLanguage.page.id, severity: .error, path: unit.path ?? catalog.path, span: first.span,
                message: "translation may be in \(other.name), as the others are: \(first.string.quoted)",
                explanation: "Translate the others into \(tag.englishName) first; then this one is checked by itself.",
                key: unit.key, locale: catalog.locale)
        }
    }

    /// The language of the locale, and the actual language or script of the strings; nil if they may be in the right
    /// language.
    private func confirmed(_ findings: [Diagnostic]) -> (tag: LanguageTag, other: Other)? {
        guard let tag = LanguageTag(catalog.locale.replacing("_", with: "-")) else { return nil }
        let doubts = findings.count { $0.id == WrongLanguage.page.id }
        let isDoubtful = doubts >= Self.fewestDoubts && doubts * Self.rarestDoubt >= catalog.units.count
        guard isDoubtful || hasForeignLetters(tag) || lacksSyllables(tag) else { return nil }
        return other(than: tag).map { (tag, $0) }
    }

    /// The actual language or script of strings in the wrong language.
    private enum Other {
        case script(Script)
        case chineseForm(String)
        case language(KnownLanguages.Language)

        var name: String {
            switch self {
            case .script(let script): script.name + " letters"
            case .chineseForm(let name): name
            case .language(let language): language.name
            }
        }
    }

    /// Whether a string has more evidence for the locale's language than for the other one: words or letters that only
    /// one of them has. Always false if the other one is a form of Chinese.
    private func isPlainlyOwn(_ texts: [String], _ tag: LanguageTag, _ other: Other) -> Bool {
        switch other {
        case .chineseForm: return false
        case .script: return ownScripts(in: texts, tag).map { $0.native > $0.foreign.values.reduce(0, +) } ?? false
        case .language(let other):
            guard let own = ownLanguage(tag) else { return false }
            let letters = (languages.letters(of: tag).own, languages.letters(of: other.tag).own)
            let (ours, theirs) = (letters.0.subtracting(letters.1), letters.1.subtracting(letters.0))
            let (ourWords, theirWords) = (own.words.subtracting(other.words), other.words.subtracting(own.words))
            let score = texts.flatMap(\.plainWords).reduce(0) { score, word in
                func points(_ words: Set<String>, _ letters: Set<Unicode.Scalar>) -> Int {
                    words.contains(word) || word.unicodeScalars.contains(where: letters.contains) ? 1 : 0
                }
                return score + points(ourWords, ours) - points(theirWords, theirs)
            }
            return score > 0
        }
    }

    /// The minimum number and share (one in 100) of strings that must be recognized as being in the wrong language.
    /// Fewer are isolated mistakes: in a file in the wrong language, about one string in seven is recognizable, or
    /// fewer if the languages are similar.
    private static let fewestDoubts = 2
    private static let rarestDoubt = 100
    /// The minimum number and share (one in 12) of strings with letters that the locale's language doesn't use.
    private static let fewestOddTexts = 4
    private static let rarestOddText = 12
    /// The minimum number of Han characters in a file, and the minimum ratio of Han characters to kana or Hangul.
    private static let fewestHan = 60
    private static let mostlyHan = 8
    /// The minimum ratio of words or letters that indicate the other language to those that indicate the locale's
    /// language.
    private static let clearly = 4
    private static let fewestWords = 20
    /// The minimum number of words that indicate the other language if none indicates the locale's language, as in a
    /// short file.
    private static let fewestWordsOfAFew = 8
    private static let fewestLetters = 60

    private static let moot = Set(
        (Rules.style + Rules.speech + [WrongLanguage.self]).map { $0.page.id }
            + Rules.styleOfCatalogs.map { $0.page.id })

    private var texts: [String] { catalog.units.flatMap(\.forms).map(\.text.string) }

    private var originals: Set<String> { Set(source.units.flatMap(\.forms).map(\.text.string)) }

    /// The language or script of the strings that differ from the source; nil if they may be in the locale's language.
    private func other(than tag: LanguageTag) -> Other? {
        let originals = originals
        let texts = texts.filter { !originals.contains($0) }
        if lacksSyllables(tag), let chinese = language("zh") { return .language(chinese) }
        if hasSyllables(texts, tag), let japanese = language("ja") { return .language(japanese) }
        if let form = languages.chineseForms.other(of: tag, among: texts) { return .chineseForm(form) }
        return foreignScript(in: texts, tag).map(Other.script)
            ?? foreignLanguage(of: texts.flatMap(\.plainWords), tag).map(Other.language)
    }

    private func language(_ language: String) -> KnownLanguages.Language? {
        languages.all.first { $0.tag.language == language }
    }

    /// Whether the strings of a Chinese locale contain many kana, like Japanese.
    private func hasSyllables(_ texts: [String], _ tag: LanguageTag) -> Bool {
        guard tag.language == "zh", let (characters, foreign) = ownScripts(in: texts, tag) else { return false }
        let kana = ["か", "カ"].compactMap { Script(of: $0).flatMap { foreign[$0] } }.reduce(0, +)
        return kana >= Self.fewestLetters && kana * Self.clearly >= characters
    }

    /// Whether many strings have letters of the locale's script that its language doesn't use, such as `ы` in
    /// Ukrainian.
    private func hasForeignLetters(_ tag: LanguageTag) -> Bool {
        let texts = texts
        let (usual, scripts) = (languages.letters(of: tag).own, Script.all(of: tag))
        guard !usual.isEmpty, !scripts.isEmpty, scripts.allSatisfy(\.spacesWords) else { return false }
        let odd = texts.count { text in
            text.unicodeScalars.contains { scalar in
                scalar.value > 0x7F && !usual.contains(scalar) && scalar.properties.isAlphabetic
                    && !usual.contains(scalar.lowercased) && Script(of: scalar).map(scripts.contains) == true
            }
        }
        return odd >= Self.fewestOddTexts && odd * Self.rarestOddText >= texts.count
    }

    /// Whether the strings of a Japanese or Korean locale contain hardly any kana or Hangul, like Chinese.
    private func lacksSyllables(_ tag: LanguageTag) -> Bool {
        guard ["ja", "ko"].contains(tag.language), let han = Script(of: "漢") else { return false }
        let own = Script.all(of: tag)
        var (characters, syllables, chinese) = (0, 0, 0)
        for scalar in texts.lazy.flatMap(\.unicodeScalars) where scalar.value > 0x2E7F {
            guard let script = Script(of: scalar), own.contains(script) else { continue }
            if script == han { characters += 1 } else { syllables += 1 }
            if Self.onlyChinese.contains(scalar) { chinese += 1 }
        }
        // Japanese names of buttons often consist only of Han characters.
        guard tag.language == "ko" || chinese >= Self.fewestChinese else { return false }
        return characters >= Self.fewestHan && characters >= Self.mostlyHan * syllables
    }

    /// Frequent characters of Chinese that aren't used in Japanese.
    private static let onlyChinese = Set("您你她们們这吗嗎沒还麼请吧呢哪".unicodeScalars)
    private static let fewestChinese = 3

    /// The number of letters in the locale's scripts, and in each of the other scripts; nil if no script of the locale
    /// is known.
    private func ownScripts(in texts: [String], _ tag: LanguageTag) -> (native: Int, foreign: [Script: Int])? {
        let own = Script.all(of: tag)
        guard !own.isEmpty else { return nil }
        var native = 0
        var foreign: [Script: Int] = [:]
        for text in texts {
            for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
                guard let script = Script(of: scalar) else { continue }
                if own.contains(script) { native += 1 } else { foreign[script, default: 0] += 1 }
            }
        }
        return (native, foreign)
    }

    private func foreignScript(in texts: [String], _ tag: LanguageTag) -> Script? {
        guard let (native, foreign) = ownScripts(in: texts, tag) else { return nil }
        let sum = foreign.values.reduce(0, +)
        guard sum >= Self.fewestLetters, sum >= Self.clearly * native else { return nil }
        // Latin letters aren't evidence of a language; languages with Latin letters are distinguished by their words.
        let best = foreign.filter { $0.key != Script.latin }.max { ($0.value, $1.key.name) < ($1.value, $0.key.name) }
        return best?.key
    }

    private func ownLanguage(_ tag: LanguageTag) -> KnownLanguages.Language? {
        let all = languages.all
        return all.first { $0.tag.language == tag.language } ?? all.first { KnownLanguages.areNear($0.tag, tag) }
    }

    /// The other language that most of the words indicate; nil if that isn't clear. Words that both languages have are
    /// ignored.
    private func foreignLanguage(of words: [String], _ tag: LanguageTag) -> KnownLanguages.Language? {
        guard let own = ownLanguage(tag) else { return nil }
        let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        /// The number of words that are in one language but not in the other.
        func count(_ words: Set<String>, without others: Set<String>) -> Int {
            counts.reduce(0) { $0 + (words.contains($1.key) && !others.contains($1.key) ? $1.value : 0) }
        }
        var best: (count: Int, language: KnownLanguages.Language)?
        for language in languages.all where !KnownLanguages.areNear(language.tag, tag) {
            let theirs = count(language.words, without: own.words)
            let ours = count(own.words, without: language.words)
            let isEnough = theirs >= Self.fewestWords || theirs >= Self.fewestWordsOfAFew && ours == 0
            guard isEnough, theirs >= Self.clearly * ours, theirs > best?.count ?? 0 else { continue }
            best = (theirs, language)
        }
        return best?.language
    }
}

extension Unicode.Scalar {
    fileprivate var lowercased: Unicode.Scalar {
        let mapped = properties.lowercaseMapping.unicodeScalars
        return mapped.count == 1 ? mapped[mapped.startIndex] : self
    }
}
