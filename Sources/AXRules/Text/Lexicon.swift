import AXLocaleData

/// The words of a locale's style, prepared for searches. Created once for each locale and set of data.
final class Lexicon: Sendable {
    let hardControls: TermIndex
    let softControls: TermIndex
    private let objectVerbs: TermIndex
    private let objects: TermIndex
    let gestures: TermIndex
    let states: TermIndex
    let openingStates: TermIndex
    let valueNames: TermIndex
    let negations: TermIndex
    /// The words for “percent”, folded.
    let percentWords: [[Unicode.Scalar]]
    let commandStarts: TermIndex
    let exceptions: TermIndex
    let clitics: TermIndex
    let commandEnds: TermIndex
    let nounStarts: TermIndex
    let nounEnds: TermIndex
    let statementStarts: TermIndex
    let statementWords: TermIndex
    let relativeWords: TermIndex
    let politeWords: TermIndex
    /// The words for the control or the user at the beginning of a hint.
    let subjects: TermIndex
    let purposeWords: TermIndex
    let articles: TermIndex
    let articleNouns: TermIndex
    let articleOpeners: TermIndex
    let functionWords: TermIndex
    /// The words before a number, and the endings of the word after it, that make one form correct for all integers
    /// above 1.
    let oneFormWords: TermIndex
    let oneFormEndings: TermIndex
    /// The endings that nouns have only in the category `many`, and those that nearly all nouns have after numbers
    /// above 1.
    let manyEndings: TermIndex
    let countedNounEndings: TermIndex
    let abbreviations: TermIndex
    /// The last characters of the abbreviations, usually periods.
    private let abbreviationEnds: [Unicode.Scalar]
    /// Unit symbols in the language's script with two or more letters, in lowercase.
    let units: Set<String>
    /// Unit symbols of one letter.
    let shortUnits: Set<String>
    /// Words that are always written in capitals.
    let acronyms: Set<String>
    let meter: SpeechMeter
    private let vowels: Set<Unicode.Scalar>
    private let spacesWords: Bool

    init(_ style: LocaleStyle) {
        spacesWords = style.spacesWords
        hardControls = TermIndex(style.controls.hard)
        softControls = TermIndex(style.controls.soft)
        objectVerbs = TermIndex(words: style.controls.objectVerbs)
        objects = TermIndex(words: style.controls.objects)
        gestures = TermIndex(style.gestures)
        states = TermIndex(style.states)
        openingStates = TermIndex(words: style.openingStates)
        valueNames = TermIndex(words: style.valueNames)
        negations = TermIndex(words: style.negations)
        percentWords = style.percentWords.map { FoldedText($0).scalars }
        commandStarts = TermIndex(style.hints.commandStarts)
        exceptions = TermIndex(style.hints.exceptions)
        clitics = TermIndex(words: style.hints.clitics)
        commandEnds = TermIndex(style.hints.commandEnds)
        nounStarts = TermIndex(style.hints.nounStarts)
        nounEnds = TermIndex(style.hints.nounEnds)
        statementStarts = TermIndex(style.hints.statementStarts)
        statementWords = TermIndex(style.hints.statementWords)
        relativeWords = TermIndex(style.hints.relativeWords)
        politeWords = TermIndex(style.hints.politeWords)
        subjects = TermIndex(style.hints.subjectWords)
        purposeWords = TermIndex(words: style.hints.purposeWords)
        articles = TermIndex(words: style.articles)
        articleNouns = TermIndex(words: style.hints.articleNouns)
        articleOpeners = TermIndex(words: style.hints.articleOpeners)
        functionWords = TermIndex(words: style.functionWords)
        oneFormWords = TermIndex(style.plurals.oneForm.filter { $0.match == .word })
        oneFormEndings = TermIndex(style.plurals.oneForm.filter { $0.match == .suffix })
        manyEndings = TermIndex(style.plurals.manyEndings)
        countedNounEndings = TermIndex(style.plurals.nounEndings)
        abbreviations = TermIndex(words: style.hazards.abbreviations)
        abbreviationEnds = Array(Set(style.hazards.abbreviations.compactMap(\.unicodeScalars.last)))
        let symbols = style.hazards.unitSymbols.map { $0.lowercased() }
        units = Set(symbols.filter { $0.unicodeScalars.count > 1 })
        shortUnits = Set(symbols.filter { $0.unicodeScalars.count == 1 })
        acronyms = Set(style.hazards.acronyms)
        meter = SpeechMeter(style)
        vowels = Set(style.syllables.vowels.unicodeScalars)
    }

    /// Whether the string contains a character with which an abbreviation ends. If it doesn't, a search can be skipped.
    func mayHoldAbbreviation(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: abbreviationEnds.contains)
    }

    /// Whether a word is pronounceable: it has a vowel and no run of five consonants, or it is in the locale's data.
    func canBeWord(_ word: String) -> Bool {
        let length = word.unicodeScalars.count
        var consonants = 0
        for scalar in word.unicodeScalars {
            let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            consonants = vowels.contains(small) ? 0 : consonants + 1
            if consonants == 5 || consonants == length { return knows(word) }
        }
        return true
    }

    /// Whether a word is short and ends with two different consonants, like abbreviated words: “Forts.”, “вимк.”.
    /// Complete words may end with a doubled consonant.
    func isCutOff(_ word: Substring) -> Bool {
        let scalars = Array(word.lowercased().unicodeScalars)
        guard !vowels.isEmpty, (4...7).contains(scalars.count) else { return false }
        let end = scalars.suffix(2)
        return end.first != end.last
            && end.allSatisfy { $0.properties.isLowercase && !vowels.contains($0) && !Self.signs.contains($0) }
    }

    /// Letters that aren't vowels but don't count as consonants: the Cyrillic soft and hard signs, and “й”.
    private static let signs: Set<Unicode.Scalar> = ["ь", "ъ", "й"]

    /// Whether the locale's data contains a word as a verb, control, gesture, state, function word, article or polite
    /// word. Case is ignored. Such a word isn't an acronym.
    func knows(_ word: String) -> Bool {
        let text = FoldedText(word)
        guard text.words.count == 1 else { return false }
        return [commandStarts, hardControls, softControls, gestures, states, functionWords, articles, politeWords]
            .contains { $0.match(atWord: 0, in: text) != nil }
    }

    /// Whether sentences end with their verb. In such languages, commands are recognized by their end, and an object
    /// precedes the verb.
    var putsVerbLast: Bool { !commandEnds.isEmpty }

    /// Whether the control at the end of the text is a different element from the labeled one: the control is in the
    /// plural (“Custom buttons”), or a verb acts on it (“Change icon”, “Show the search field”).
    func actsOnControl(_ text: FoldedText) -> Bool {
        guard let object = objects.matches(in: text).last, object.words.upperBound == text.words.count else {
            return false
        }
        let first = object.words.lowerBound
        guard let control = hardControls.match(atWord: first, in: text) else { return true }
        guard control.words == object.words, let verb = objectVerbs.match(atWord: 0, in: text) else { return false }
        return (verb.words.upperBound..<max(verb.words.upperBound, first)).allSatisfy {
            articles.match(atWord: $0, in: text) != nil
        }
    }

    /// The hint's own controls, which are part of a subject such as “this button”.
    func ownControls(in text: FoldedText) -> [TermMatch] {
        let controls = hardControls.matches(in: text)
        guard !controls.isEmpty else { return [] }
        var subjects = subjects.matches(in: text)[...]
        // Both lists are in order, and the matches in each list don't overlap.
        return controls.filter { control in
            subjects = subjects.drop { $0.range.upperBound <= control.range.lowerBound }
            return subjects.first?.range.overlaps(control.range) ?? false
        }
    }

    /// Whether only articles and polite words precede the word at `index` in its clause.
    func leadsClause(_ index: Int, in text: FoldedText) -> Bool {
        guard let clause = text.clause(ofWord: index) else { return false }
        return (clause.words.lowerBound..<index).allSatisfy {
            articles.match(atWord: $0, in: text) != nil || politeWords.match(atWord: $0, in: text) != nil
        }
    }

    /// Whether the last word of a match is only the first part of a compound, such as “follow” in “Follow-ups”. A verb
    /// with a pronoun after a hyphen isn't a compound: “Ouvrez-le”.
    func isPartOfCompound(_ match: TermMatch, in text: FoldedText) -> Bool {
        let next = match.words.upperBound
        return text.isJoinedToWordBefore(next) && clitics.match(atWord: next, in: text) == nil
    }

    /// Whether the words of a match belong to a phrase that only looks like a command or a gesture.
    func isException(_ match: TermMatch, in text: FoldedText) -> Bool {
        exceptions.sharesWord(with: match, in: text)
    }

    /// The UTF-8 offsets in the original for a finding: those of whole words or, in languages without spaces, of the
    /// term itself.
    func range(of match: TermMatch, in text: FoldedText) -> Range<Int> {
        text.offsets(of: spacesWords ? match.range : match.term)
    }
}
