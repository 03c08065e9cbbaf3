import AXLocale
import AXLocaleData
import AXModel
import AXSource

/// Recognizes strings that are clearly in a different language than their locale: first by script, then by short words
/// and letters.
///
/// Words that the source also contains may be names or loanwords, so they aren't evidence of another language. They are
/// only evidence of the source's language, and only if the translation has other words, too, and therefore isn't a copy
/// of the source. In a short string, words aren't evidence. In a locale with another script, capitalized words in Latin
/// letters aren't evidence, because names are written in Latin letters everywhere.
final class ForeignText: Sendable {
    private let tag: LanguageTag
    private let source: LanguageTag?
    private let scripts: Set<Script>
    private let isLatin: Bool
    private let spacesWords: Bool
    /// Short words of the locale, folded.
    private let words: Set<String>
    /// The locale's short words that don't exist in any language that isn't closely related.
    private let uniqueWords: LazyValue<TermIndex>
    private let languages: KnownLanguages

    /// Returns nil if the tag of the locale's data isn't a valid language tag.
    init?(_ style: LocaleStyle, source: String, languages: KnownLanguages) {
        guard let tag = LanguageTag(style.tag.replacing("_", with: "-")) else { return nil }
        self.tag = tag
        self.source = LanguageTag(source.replacing("_", with: "-"))
        self.languages = languages
        scripts = Script.all(of: tag)
        isLatin = scripts == Script.latin.map { [$0] }
        spacesWords = style.spacesWords
        words = KnownLanguages.folded(style.functionWords + style.articles + style.hints.purposeWords)
        uniqueWords = LazyValue { [words] in
            TermIndex(words: languages.uniqueWords(of: tag, among: words).sorted())
        }
    }

    /// Whether the string may be in another language. Most strings are clearly in the locale's language.
    func mayBeForeign(_ text: AnalyzedText) -> Bool {
        !scripts.isEmpty && mayHaveForeignScript(text.string)
            || !words.isEmpty && text.string.utf8.count > 12 && !isPlainlyOwn(text.folded)
    }

    /// The name of the other language or script that the string is clearly in; nil if it may be in the locale's
    /// language.
    func name(of analyzed: AnalyzedText, source: inout SourceWording) -> String? {
        let text = analyzed.string
        if let other = languages.chineseForms.other(of: tag, in: text) { return other }
        if !scripts.isEmpty, let script = foreignScript(of: text, source: &source) { return script }
        if !words.isEmpty, let language = foreignLanguage(of: analyzed, source: &source) { return language }
        return isInLatinWords(text, source: &source) ? "Latin letters" : nil
    }
}

// MARK: - By script

extension ForeignText {
    /// The minimum number of letters. Fewer letters, or a single word, may be the name of a language or a person.
    private static let fewestLetters = 8
    private static let fewestLettersOfWords = 6
    /// The minimum number for scripts whose characters are syllables or words.
    private static let fewestSyllables = 5
    /// The minimum number of kana. Names of languages are written with other characters.
    private static let fewestKana = 4

    private func foreignScript(of text: String, source: inout SourceWording) -> String? {
        guard mayHaveForeignScript(text) else { return nil }
        let inSource = source.scalars
        var (own, foreign, kana) = (0, 0, 0)
        var first: Script?
        for scalar in text.unicodeScalars where scalar.value > 0x7F && !inSource.contains(scalar) {
            // The mark for long vowels is used in both kana scripts.
            let known = scalar == "ー" ? Script.katakana : Script(of: scalar)
            guard scalar.properties.isAlphabetic, let script = known, script != Script.latin else { continue }
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
            kana == foreign
            ? Self.fewestKana
            : !first.spacesWords ? Self.fewestSyllables : isOfWords ? Self.fewestLettersOfWords : Self.fewestLetters
        guard foreign >= fewest, isOfWords || !first.spacesWords else { return nil }
        // Japanese also uses Han characters, so its share of kana distinguishes it from Chinese.
        if kana == foreign { return kana >= own ? "Japanese" : nil }
        return foreign >= 4 * own ? first.name + " letters" : nil
    }

    /// Whether a string in a locale without Latin script contains at least two lowercase Latin words that aren't in the
    /// source but no letters of the locale's script. Capitalized words are ignored, because they may be names.
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
    /// Languages that are written in two scripts, of which CLDR lists only one.
    private static let languagesOfTwoScripts: Set<String> = [
        "az", "ber", "bs", "cdo", "chr", "cr", "crk", "csw", "ff", "hak", "ike", "iu", "kk", "kok", "ks", "ku", "ky",
        "mn", "mni", "nan", "oj", "ojb", "ojs", "rhg", "rif", "sat", "sd", "shi", "sr", "tg", "tk", "tt", "tzm", "ug",
        "uz", "vai", "yi", "zgh",
    ]

    /// Whether the string may have letters of another script. Always true for a locale with a script other than Latin.
    /// In UTF-8, Latin letters and common punctuation don't begin with these bytes, except for some Vietnamese letters.
    private func mayHaveForeignScript(_ text: String) -> Bool {
        guard isLatin else { return true }
        return text.holdsByte { (0xCE...0xE1).contains($0) || (0xE3...0xF4).contains($0) }
    }
}

// MARK: - By words and letters

extension ForeignText {
    /// The minimum number of words. Fewer words may be a name or a loanword.
    private static let fewestWords = 4
    /// The minimum number of clues. A clue is a short word of the other language, or a word with its letters. A
    /// repeated word is a single clue.
    private static let fewestClues = 3

    private func foreignLanguage(of text: AnalyzedText, source: inout SourceWording) -> String? {
        guard text.string.utf8.count > 12, !isPlainlyOwn(text.folded) else { return nil }
        let all = ownScriptWords(of: text.string)
        guard all.count >= Self.fewestWords else { return nil }
        let own = all.filter(words.contains)
        // The languages may have a word or two in common.
        guard own.count * 3 <= all.count else { return nil }
        let known = source.words
        let new = all.filter { !known.contains($0) }
        guard !new.isEmpty else { return nil }
        return best(for: Evidence(all: Set(all), new: Set(new), newCount: new.count, own: Set(own)))?.name
    }

    /// The words that indicate the language of a string.
    private struct Evidence {
        let all: Set<String>
        /// The words that the source doesn't contain.
        let new: Set<String>
        /// The number of those words, including repetitions.
        let newCount: Int
        /// The words of the string that are among the locale's short words.
        let own: Set<String>
    }

    /// The words of the string. If some are in the locale's script, only these count, because Latin words among them
    /// are names. If that script doesn't separate words, no words count.
    private func ownScriptWords(of text: String) -> [String] {
        let words = text.plainWords
        guard scripts != [Script.latin] else { return words }
        let own = words.filter { word in
            word.unicodeScalars.first.flatMap(Script.init(of:)).map(scripts.contains) ?? false
        }
        return own.isEmpty ? words : spacesWords ? own : []
    }

    /// Whether the string has few words, or a word that only the locale's language has.
    private func isPlainlyOwn(_ text: FoldedText) -> Bool {
        if text.words.count < Self.fewestWords { return true }
        let own = uniqueWords.value
        return text.words.indices.contains { own.match(atWord: $0, in: text) != nil }
    }

    private func best(for evidence: Evidence) -> KnownLanguages.Language? {
        let foreign = foreignLetters(of: evidence.new)
        var best: (clues: Int, language: KnownLanguages.Language)?
        for language in languages.all where evidence.own.isSubset(of: language.words) {
            let letters = foreign.isEmpty ? [] : languages.letters(of: language.tag).own
            let distinctive = foreign.count { $0.isSubset(of: letters) }
            guard let clues = clues(of: language, in: evidence, letters: distinctive) else { continue }
            // If two languages match equally well, prefer the one that is closely related to the locale's language,
            // such as Serbian in Latin letters.
            let isNear = KnownLanguages.areNear(tag, language.tag)
            if clues > best?.clues ?? 0 || (isNear && clues == best?.clues) { best = (clues, language) }
        }
        return best.flatMap { KnownLanguages.areNear(tag, $0.language.tag) ? nil : $0.language }
    }

    /// The number of words that indicate a language; nil if there are too few.
    private func clues(of language: KnownLanguages.Language, in evidence: Evidence, letters: Int) -> Int? {
        let isSource = source?.language == language.tag.language
        guard isSource || evidence.newCount >= Self.fewestWords else { return nil }
        // A word of one letter isn't evidence.
        let words = (isSource ? evidence.all : evidence.new).count {
            $0.unicodeScalars.count > 1 && language.words.contains($0) && !self.words.contains($0)
        }
        let clues = words + letters
        if isSource {
            // One clue fewer is enough if the string has at least five different words, none of which is one of the
            // locale's short words.
            let isBare = evidence.own.isEmpty && evidence.all.count > Self.fewestWords
            return words >= (isBare ? Self.fewestClues - 1 : Self.fewestClues) ? clues : nil
        }
        if isWholly(of: language, evidence) { return max(clues, Self.fewestClues - 1) }
        return words > 0 && clues >= Self.fewestClues && clues * 5 >= evidence.newCount ? clues : nil
    }

    /// Whether a string with 5 to 12 words that aren't in the source contains none of the locale's short words, at
    /// least two of the other language's short words with three or more letters, and only letters of that language. In
    /// this case, fewer clues than ``fewestClues`` are enough.
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

    /// The letters that the locale doesn't use, for each word with such letters. In a locale with another script, ASCII
    /// letters don't indicate a language.
    private func foreignLetters(of words: Set<String>) -> [Set<Unicode.Scalar>] {
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

/// The words and letters of a source string. They are computed once for all forms of a translation, when they are first
/// needed.
struct SourceWording {
    private let source: Unit?

    /// - Parameter source: the source; nil for a string that has no source.
    init(of source: Unit?) {
        self.source = source
    }

    var isKnown: Bool { source != nil }

    lazy var texts = Set(source?.forms.map(\.text.string) ?? [])

    lazy var scalars = texts.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.unicodeScalars) }

    /// The words that consist only of letters, folded.
    lazy var words = Set(texts.flatMap(\.plainWords))
}
