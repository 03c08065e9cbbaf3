import AXLocaleData

/// What is known about writing in a locale, in JSON.
struct JSONLocaleBrief: Encodable {
    let tag: String
    let name: String
    let direction: String
    let confidence: String
    let hasData: Bool
    let hintForm: String
    let hintExample: String
    let terminators: [String]
    let comma: String
    let quotationMarks: [String]
    let spacedMarks: [String]
    let controls: Controls
    let gestures: [JSONTerm]
    let states: [JSONTerm]
    let plurals: [Plural]
    let limits: Limits
    let facts: [JSONFact]

    struct JSONTerm: Encodable {
        let text: String
        let match: String

        init(_ term: Term) {
            (text, match) = (term.text, term.match.rawValue)
        }
    }

    struct Controls: Encodable {
        let place: String
        let hard: [JSONTerm]
        let soft: [JSONTerm]
    }

    struct Plural: Encodable {
        let category: String
        let numbers: [String]
    }

    struct Limits: Encodable {
        let labelWords: Int
        let labelCharacters: Int
        let labelSeconds: Double
        let hintWords: Int
        let hintCharacters: Int
        let hintSeconds: Double
    }

    init(_ brief: LocaleBrief) {
        let style = brief.style
        tag = brief.tag
        name = brief.name
        direction = brief.isRightToLeft ? "rtl" : "ltr"
        confidence = style.confidence.rawValue
        hasData = brief.hasData
        hintForm = style.hints.form
        hintExample = style.hints.example
        terminators = style.terminators
        comma = style.comma
        quotationMarks = style.quotationMarks
        spacedMarks = style.spacedMarks
        controls = Controls(
            place: style.controls.place.rawValue, hard: style.controls.hard.map(JSONTerm.init),
            soft: style.controls.soft.map(JSONTerm.init))
        gestures = style.gestures.map(JSONTerm.init)
        states = style.states.map(JSONTerm.init)
        plurals = brief.plurals.map { Plural(category: $0.category, numbers: $0.numbers) }
        limits = Limits(
            labelWords: style.limits.labelWords, labelCharacters: style.limits.labelCharacters,
            labelSeconds: LocaleBrief.labelSeconds, hintWords: style.limits.hintWords,
            hintCharacters: style.limits.hintCharacters, hintSeconds: LocaleBrief.hintSeconds)
        facts = brief.facts.map(JSONFact.init)
    }
}

/// One member of a locale's data, in JSON.
struct JSONFact: Encodable {
    let name: String
    /// The tag of the file that states it; absent where it follows from the script.
    let file: String?
    let confidence: String
    let comments: [String]

    init(_ fact: StyleFact) {
        name = fact.name
        file = fact.file
        confidence = fact.confidence.rawValue
        comments = fact.groupComments + fact.comments
    }
}
