extension StyleField {
    /// The keys of a locale file. They set the properties of ``LocaleStyle``.
    static let all: [StyleField] = [
        .value("confidence", \.confidence, .choice),
        .value("is-cased", \.isCased, .boolean),
        .value("spaces-words", \.spacesWords, .boolean),
        .value("terminators", \.terminators, .strings),
        .value("accepted-terminators", \.acceptedTerminators, .strings),
        .value("comma", \.comma, .string),
        .value("spaced-marks", \.spacedMarks, .strings),
        .value("quotation-marks", \.quotationMarks, .strings),
        .value("articles", \.articles, .strings),
        .value("function-words", \.functionWords, .strings),
        .group("controls", controls),
        .value("gestures", \.gestures, .terms),
        .value("states", \.states, .terms),
        .value("opening-states", \.openingStates, .strings),
        .value("value-names", \.valueNames, .strings),
        .value("negations", \.negations, .strings),
        .value("percent-words", \.percentWords, .strings),
        .group("plurals", plurals),
        .group("hints", hints),
        .group("limits", limits),
        .group("length", length),
        .group("spoken-length", spokenLength),
        .group("speech", speech),
        .group("syllables", syllables),
        .group("hazards", hazards),
        .group("voiceover", VoiceOverWord.allCases.map { .value($0.rawValue, \.voiceOver[$0], .string) }),
        .value("examples", \.examples, .examples),
    ]

    private static let controls: [StyleField] = [
        .value("hard", \.controls.hard, .terms),
        .value("soft", \.controls.soft, .terms),
        .value("object-verbs", \.controls.objectVerbs, .strings),
        .value("objects", \.controls.objects, .strings),
        .value("place", \.controls.place, .choice),
    ]

    private static let plurals: [StyleField] = [
        .value("words-for-one", \.plurals.wordsForOne, .strings),
        .value("may-lack", \.plurals.mayLack, .strings),
        .value("one-form", \.plurals.oneForm, .terms),
        .value("noun-endings", \.plurals.nounEndings, .terms),
        .value("many-endings", \.plurals.manyEndings, .terms),
        .value("endings", \.plurals.endings, .strings),
        .value("ending-exceptions", \.plurals.endingExceptions, .strings),
        .value("rank-endings", \.plurals.ordinalEndings, .strings),
    ]

    private static let hints: [StyleField] = [
        .value("form", \.hints.form, .string),
        .value("example", \.hints.example, .string),
        .value("command-starts", \.hints.commandStarts, .terms),
        .value("command-ends", \.hints.commandEnds, .terms),
        .value("noun-starts", \.hints.nounStarts, .terms),
        .value("noun-ends", \.hints.nounEnds, .terms),
        .value("statement-starts", \.hints.statementStarts, .terms),
        .value("statement-words", \.hints.statementWords, .terms),
        .value("relative-words", \.hints.relativeWords, .terms),
        .value("polite-words", \.hints.politeWords, .terms),
        .value("subject-words", \.hints.subjectWords, .terms),
        .value("purpose-words", \.hints.purposeWords, .strings),
        .value("exceptions", \.hints.exceptions, .terms),
        .value("article-nouns", \.hints.articleNouns, .strings),
        .value("article-openers", \.hints.articleOpeners, .strings),
        .value("clitics", \.hints.clitics, .strings),
    ]

    private static let limits: [StyleField] = [
        .value("label-words", \.limits.labelWords, .count),
        .value("label-characters", \.limits.labelCharacters, .count),
        .value("hint-words", \.limits.hintWords, .count),
        .value("hint-characters", \.limits.hintCharacters, .count),
    ]

    private static let length: [StyleField] = [
        .group("p50", line(\.length.p50.intercept, \.length.p50.slope)),
        .group("p90", line(\.length.p90.intercept, \.length.p90.slope)),
        .group("p99", line(\.length.p99.intercept, \.length.p99.slope)),
    ]

    private static let spokenLength: [StyleField] = [
        .group("p50", line(\.spokenLength.p50.intercept, \.spokenLength.p50.slope)),
        .group("p90", line(\.spokenLength.p90.intercept, \.spokenLength.p90.slope)),
        .group("p99", line(\.spokenLength.p99.intercept, \.spokenLength.p99.slope)),
    ]

    private static let speech: [StyleField] = [
        .value("unit", \.speech.unit, .choice),
        .value("units-per-second", \.speech.unitsPerSecond, .rate),
        .value("characters-per-second", \.speech.charactersPerSecond, .rate),
    ]

    private static let syllables: [StyleField] = [
        .value("vowels", \.syllables.vowels, .string),
        .value("joined", \.syllables.joined, .strings),
        .value("joins-all-vowels", \.syllables.joinsAllVowels, .boolean),
        .value("silent-endings", \.syllables.silentEndings, .strings),
        .value("spoken-endings", \.syllables.spokenEndings, .strings),
    ]

    private static let hazards: [StyleField] = [
        .value("abbreviations", \.hazards.abbreviations, .strings),
        .value("spaces-units", \.hazards.spacesUnits, .boolean),
        .value("unit-symbols", \.hazards.unitSymbols, .strings),
        .value("acronyms", \.hazards.acronyms, .strings),
    ]

    private static func line(
        _ intercept: any WritableKeyPath<LocaleStyle, Double> & Sendable,
        _ slope: any WritableKeyPath<LocaleStyle, Double> & Sendable
    ) -> [StyleField] {
        [.value("intercept", intercept, .number), .value("slope", slope, .number)]
    }
}
