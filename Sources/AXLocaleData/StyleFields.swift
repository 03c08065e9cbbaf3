extension StyleField {
    /// The members of a locale file: ``LocaleStyle`` in kebab-case.
    static let all: [StyleField] = [
        .value("confidence", \.confidence, .choice),
        .value("is-cased", \.isCased, .truth),
        .value("spaces-words", \.spacesWords, .truth),
        .value("terminators", \.terminators, .texts),
        .value("accepted-terminators", \.acceptedTerminators, .texts),
        .value("comma", \.comma, .text),
        .value("spaced-marks", \.spacedMarks, .texts),
        .value("quotation-marks", \.quotationMarks, .texts),
        .value("articles", \.articles, .texts),
        .value("function-words", \.functionWords, .texts),
        .group("controls", controls),
        .value("gestures", \.gestures, .terms),
        .value("states", \.states, .terms),
        .value("opening-states", \.openingStates, .texts),
        .value("value-names", \.valueNames, .texts),
        .value("negations", \.negations, .texts),
        .value("percent-words", \.percentWords, .texts),
        .group("plurals", plurals),
        .group("hints", hints),
        .group("limits", limits),
        .group("length", length),
        .group("spoken-length", spokenLength),
        .group("speech", speech),
        .group("syllables", syllables),
        .group("hazards", hazards),
        .value("examples", \.examples, .examples),
    ]

    private static let controls: [StyleField] = [
        .value("hard", \.controls.hard, .terms),
        .value("soft", \.controls.soft, .terms),
        .value("object-verbs", \.controls.objectVerbs, .texts),
        .value("objects", \.controls.objects, .texts),
        .value("place", \.controls.place, .choice),
    ]

    private static let plurals: [StyleField] = [
        .value("words-for-one", \.plurals.wordsForOne, .texts),
        .value("may-lack", \.plurals.mayLack, .texts),
        .value("one-form", \.plurals.oneForm, .terms),
        .value("noun-endings", \.plurals.nounEndings, .terms),
        .value("many-endings", \.plurals.manyEndings, .terms),
        .value("endings", \.plurals.endings, .texts),
        .value("ending-exceptions", \.plurals.endingExceptions, .texts),
        .value("rank-endings", \.plurals.rankEndings, .texts),
    ]

    private static let hints: [StyleField] = [
        .value("form", \.hints.form, .text),
        .value("example", \.hints.example, .text),
        .value("command-starts", \.hints.commandStarts, .terms),
        .value("command-ends", \.hints.commandEnds, .terms),
        .value("noun-starts", \.hints.nounStarts, .terms),
        .value("noun-ends", \.hints.nounEnds, .terms),
        .value("statement-starts", \.hints.statementStarts, .terms),
        .value("statement-words", \.hints.statementWords, .terms),
        .value("relative-words", \.hints.relativeWords, .terms),
        .value("polite-words", \.hints.politeWords, .terms),
        .value("subject-words", \.hints.subjectWords, .terms),
        .value("purpose-words", \.hints.purposeWords, .texts),
        .value("exceptions", \.hints.exceptions, .terms),
        .value("article-nouns", \.hints.articleNouns, .texts),
        .value("article-openers", \.hints.articleOpeners, .texts),
        .value("clitics", \.hints.clitics, .texts),
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
        .value("vowels", \.syllables.vowels, .text),
        .value("joined", \.syllables.joined, .texts),
        .value("joins-all-vowels", \.syllables.joinsAllVowels, .truth),
        .value("silent-endings", \.syllables.silentEndings, .texts),
        .value("spoken-endings", \.syllables.spokenEndings, .texts),
    ]

    private static let hazards: [StyleField] = [
        .value("abbreviations", \.hazards.abbreviations, .texts),
        .value("spaces-units", \.hazards.spacesUnits, .truth),
        .value("unit-symbols", \.hazards.unitSymbols, .texts),
        .value("acronyms", \.hazards.acronyms, .texts),
    ]

    private static func line(
        _ intercept: any WritableKeyPath<LocaleStyle, Double> & Sendable,
        _ slope: any WritableKeyPath<LocaleStyle, Double> & Sendable
    ) -> [StyleField] {
        [.value("intercept", intercept, .number), .value("slope", slope, .number)]
    }
}
