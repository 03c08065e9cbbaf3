extension LocaleStyle {
    /// The style before the values of any file are applied, without lists of words and without limits.
    static func blank(_ tag: String) -> LocaleStyle {
        LocaleStyle(
            tag: tag, confidence: .low, isCased: true, spacesWords: true, terminators: [], acceptedTerminators: [],
            comma: ",", spacedMarks: [], quotationMarks: [], articles: [], functionWords: [],
            controls: ControlTerms(hard: [], soft: [], objectVerbs: [], objects: [], place: .last), gestures: [],
            states: [], openingStates: [],
            valueNames: [],
            negations: [], percentWords: [],
            plurals: .blank, hints: .blank, limits: .blank, length: .blank, spokenLength: .blank, speech: .blank,
            syllables: .blank, hazards: .blank, voiceOver: VoiceOverWords(), examples: [:])
    }
}

extension PluralTerms {
    fileprivate static let blank = PluralTerms(
        wordsForOne: [], mayLack: [], oneForm: [], nounEndings: [], manyEndings: [], endings: [], endingExceptions: [],
        ordinalEndings: [])
}

extension HintTerms {
    fileprivate static let blank = HintTerms(
        form: "", example: "", commandStarts: [], commandEnds: [], nounStarts: [], nounEnds: [], statementStarts: [],
        statementWords: [], relativeWords: [], politeWords: [], subjectWords: [],
        purposeWords: [], exceptions: [], articleNouns: [], articleOpeners: [], clitics: [])
}

extension Limits {
    fileprivate static let blank = Limits(
        labelWords: .max, labelCharacters: .max, hintWords: .max, hintCharacters: .max)
}

extension LengthModel {
    fileprivate static let blank = LengthModel(
        p50: Line(intercept: 0, slope: 1), p90: Line(intercept: 0, slope: 1), p99: Line(intercept: 0, slope: 1))
}

extension SpeechRate {
    fileprivate static let blank = SpeechRate(unit: .syllable, unitsPerSecond: 6, charactersPerSecond: 15)
}

extension SyllableRules {
    fileprivate static let blank = SyllableRules(
        vowels: "aeiouy", joined: [], joinsAllVowels: false, silentEndings: [], spokenEndings: [])
}

extension SpeechHazards {
    fileprivate static let blank = SpeechHazards(abbreviations: [], spacesUnits: true, unitSymbols: [], acronyms: [])
}
