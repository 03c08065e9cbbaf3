import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// Tells whether a text is plainly in another language than its locale's: by script first, by short words and letters
/// second.
///
/// Words that the source text has too are names or loans, and count for nothing, but in the source's own language: there a
/// text with any other word is no copy. A short text is never judged by its words, and no text by Latin letters alone, in
/// which names are written everywhere.
final class ForeignText: Sendable {
    private let tag: LanguageTag
    private let source: LanguageTag?
    private let scripts: Set<Script>
    private let isLatin: Bool
    private let spacesWords: Bool
    /// Short words of the locale, folded.
    private let words: Set<String>
    private let languages: KnownLanguages

    /// Nil where nothing is known about the locale.
    init?(_ style: LocaleStyle, source: String, languages: KnownLanguages) {
        guard let tag = LanguageTag(style.tag.replacing("_", with: "-")) else { return nil }
        self.tag = tag
        self.source = LanguageTag(source.replacing("_", with: "-"))
        self.languages = languages
        scripts = Script.all(of: tag)
        isLatin = scripts == Script.latin.map { [$0] }
        spacesWords = style.spacesWords
        words = KnownLanguages.folded(style.functionWords + style.articles + style.hints.purposeWords)
    }

    /// Whether a text is worth a look at all: most are plainly in the locale's language.
    func mayBeForeign(_ text: String) -> Bool {
        !scripts.isEmpty && isWorthALook(text)
            || !words.isEmpty && text.utf8.count > 12 && !isPlainlyOwn(text)
    }

    /// What the text is plainly written in: the name of a language or a script.
    func name(of text: String, source: inout SourceWording) -> String? {
        if let other = languages.chineseForms.other(of: tag, in: text) { return other }
        if !scripts.isEmpty, let script = foreignScript(of: text, source: &source) { return script }
        if !words.isEmpty, let language = foreignLanguage(of: text, source: &source) { return language }
        return isInLatinWords(text, source: &source) ? "Latin letters" : nil
    }
}

// MARK: - By script

extension ForeignText {
    /// Fewer letters, or a single word, may be the name of a language or of a person.
    private static let fewestLetters = 8
    private static let fewestLettersOfWords = 6
    /// In scripts whose letters are syllables or words.
    private static let fewestSyllables = 5

    private func foreignScript(of text: String, source: inout SourceWording) -> String? {
        guard isWorthALook(text) else { return nil }
        let inSource = source.scalars
        var (own, foreign, kana) = (0, 0, 0)
        var first: Script?
        for scalar in text.unicodeScalars where scalar.value > 0x7F && !inSource.contains(scalar) {
            guard scalar.properties.isAlphabetic, let script = Script(of: scalar), script != Script.latin else {
                continue
            }
            if scripts.contains(script) {
                own += 1
            } else {
                foreign += 1
                first = first ?? script
                if script == Script.hiragana || script == Script.katakana { kana += 1 }
            }
        }
        let isOfWords = text.split(whereSeparator: \.isWhitespace).count > 1
        guard let first else { return nil }
        let fewest =
            !first.spacesWords ? Self.fewestSyllables : isOfWords ? Self.fewestLettersOfWords : Self.fewestLetters
        guard foreign >= fewest, isOfWords || !first.spacesWords else { return nil }
        // Japanese is written with Han as well, so that a share of kana tells it from Chinese.
        if kana == foreign { return kana >= own ? "Japanese" : nil }
        return foreign >= 4 * own ? first.name + " letters" : nil
    }

    /// Whether a translation into another script has Latin words only, several of them in lowercase and
    /// in no source string: names have capitals.
    private func isInLatinWords(_ text: String, source: inout SourceWording) -> Bool {
        guard let latin = Script.latin, !scripts.isEmpty, !scripts.contains(latin),
            !Self.languagesOfTwoScripts.contains(tag.language)
        else { return false }
        for scalar in text.unicodeScalars where scalar.value > 0x7F && scalar.properties.isAlphabetic {
            if Script(of: scalar).map(scripts.contains) == true { return false }
        }
        let known = source.words
        let small = text.split { !$0.isLetter }.filter { $0.count > 2 && $0.first?.isLowercase == true }
        let words = Set(text.plainWords)
        return small.count { words.contains(String($0)) && !known.contains(String($0)) } >= Self.fewestLatinWords
    }

    private static let fewestLatinWords = 2
    /// CLDR has one of their scripts alone.
    private static let languagesOfTwoScripts: Set<String> = [
        "az", "ber", "bs", "cdo", "chr", "cr", "crk", "csw", "ff", "hak", "ike", "iu", "kk", "kok", "ks", "ku", "ky",
        "mn",
        "mni", "nan", "oj", "ojb", "ojs", "rhg", "rif", "sat", "sd", "shi", "sr", "tg", "tk", "tt", "tzm", "ug", "uz",
        "vai",
        "yi", "zgh",
    ]

    /// Whether a letter may be of another script: Latin letters and common punctuation
    /// begin with other bytes in UTF-8, but for those of Vietnamese.
    private func isWorthALook(_ text: String) -> Bool {
        guard isLatin else { return true }
        return text.utf8.contains { (0xCE...0xE1).contains($0) || (0xE3...0xF4).contains($0) }
    }
}

// MARK: - By words and letters

extension ForeignText {
    /// Fewer words may be a name or a loan.
    private static let fewestWords = 4
    /// Short words and words with letters of the other language, each counted once.
    private static let fewestClues = 3

    private func foreignLanguage(of text: String, source: inout SourceWording) -> String? {
        guard text.utf8.count > 12, !isPlainlyOwn(text) else { return nil }
        let all = ownScriptWords(of: text)
        guard all.count >= Self.fewestWords else { return nil }
        let own = all.filter(words.contains)
        // A word or two may be common to both languages.
        guard own.count * 3 <= all.count else { return nil }
        let known = source.words
        let new = all.filter { !known.contains($0) }
        guard !new.isEmpty else { return nil }
        return best(for: Evidence(all: Set(all), new: Set(new), newCount: new.count, own: Set(own)))?.name
    }

    /// The words of a text by which its language is told.
    private struct Evidence {
        let all: Set<String>
        /// Those that the source does not have.
        let new: Set<String>
        /// How often those stand in the text.
        let newCount: Int
        /// Short words of the locale.
        let own: Set<String>
    }

    /// The words of the text; where some are in a script of the locale's own, only these: beside them, words in Latin
    /// letters are names.
    private func ownScriptWords(of text: String) -> [String] {
        let words = text.plainWords
        guard scripts != [Script.latin] else { return words }
        let own = words.filter { word in
            word.unicodeScalars.first.flatMap(Script.init(of:)).map(scripts.contains) ?? false
        }
        return own.isEmpty ? words : spacesWords ? own : []
    }

    /// Whether a text has few words, or one that only the locale's language has.
    private func isPlainlyOwn(_ text: String) -> Bool {
        let own = languages.uniqueWords(of: tag, among: words)
        // A letter of ASCII, or any byte of another one.
        let found = text.lowercased().utf8.split { $0 < 0x80 && !$0.isASCIILetter }
        return found.count < Self.fewestWords || found.contains { own.contains(String(Substring($0))) }
    }

    private func best(for evidence: Evidence) -> KnownLanguages.Language? {
        let strange = strangeLetters(of: evidence.new)
        var best: (clues: Int, language: KnownLanguages.Language)?
        for language in languages.all where evidence.own.isSubset(of: language.words) {
            let letters = strange.isEmpty ? [] : languages.letters(of: language.tag).own
            let distinctive = strange.count { $0.isSubset(of: letters) }
            guard let clues = clues(of: language, in: evidence, letters: distinctive) else { continue }
            // Of two that fit alike, the one that is near to the locale's own is meant: Serbian in Latin letters.
            let isNear = KnownLanguages.areNear(tag, language.tag)
            if clues > best?.clues ?? 0 || (isNear && clues == best?.clues) { best = (clues, language) }
        }
        return best.flatMap { KnownLanguages.areNear(tag, $0.language.tag) ? nil : $0.language }
    }

    /// How many words tell of a language; nil for too few.
    private func clues(of language: KnownLanguages.Language, in evidence: Evidence, letters: Int) -> Int? {
        let isSource = source?.language == language.tag.language
        guard isSource || evidence.newCount >= Self.fewestWords else { return nil }
        // A word of one letter proves nothing.
        let words = (isSource ? evidence.all : evidence.new).count {
            $0.unicodeScalars.count > 1 && language.words.contains($0) && !self.words.contains($0)
        }
        let clues = words + letters
        if isSource {
            // Without any word of the locale's own, one less is enough.
            let isBare = evidence.own.isEmpty && evidence.all.count > Self.fewestWords
            return words >= (isBare ? Self.fewestClues - 1 : Self.fewestClues) ? clues : nil
        }
        if isWholly(of: language, evidence) { return max(clues, Self.fewestClues - 1) }
        return words > 0 && clues >= Self.fewestClues && clues * 5 >= evidence.newCount ? clues : nil
    }

    /// Whether a text without any short word of the locale has two longer ones of the language, and no letter that is not
    /// its own: less than ``fewestClues`` tells then.
    private func isWholly(of language: KnownLanguages.Language, _ evidence: Evidence) -> Bool {
        guard evidence.own.isEmpty, evidence.newCount > Self.fewestWords, evidence.newCount <= 12 else { return false }
        let long = evidence.new.count {
            $0.unicodeScalars.count > 2 && language.words.contains($0) && !words.contains($0)
        }
        guard long > 1 else { return false }
        let letters = languages.letters(of: language.tag).own
        return evidence.all.allSatisfy { word in
            word.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || letters.contains($0) }
        }
    }

    /// Of each word with letters that the locale does not use, those letters. Beside another script, ASCII letters tell no
    /// language.
    private func strangeLetters(of words: Set<String>) -> [Set<Unicode.Scalar>] {
        let usual = languages.letters(of: tag).all
        guard !usual.isEmpty else { return [] }
        let isLatinUsual = Script.latin.map(scripts.contains) ?? true
        return words.compactMap { word in
            let letters = Set(
                word.unicodeScalars.filter {
                    $0.properties.isAlphabetic && !usual.contains($0) && (isLatinUsual || !$0.isASCII)
                })
            return letters.isEmpty ? nil : letters
        }
    }
}

/// The words and letters of a source string, found once for all forms of a translation, each when it is first asked for.
struct SourceWording {
    private let source: Unit

    init(of source: Unit) {
        self.source = source
    }

    lazy var texts = Set(source.forms.map(\.text.string))

    lazy var scalars = texts.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.unicodeScalars) }

    /// Words of letters alone, folded.
    lazy var words = Set(texts.flatMap(\.plainWords))
}
