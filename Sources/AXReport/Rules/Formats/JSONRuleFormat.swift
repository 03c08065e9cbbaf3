import AXLocaleData
package import AXSource

/// `json`: for other programs, as defined by `docs/schemas/rules.schema.json`. The page of a single rule is a list with
/// one element.
package struct JSONRuleFormat: RulePageFormat {
    package let name = "json"

    package init() {}

    package func catalogue(_ pages: [RulePage], tool: ToolVersion) -> String {
        document(pages, nil, tool)
    }

    package func page(_ page: RulePage, in locale: LocaleBrief?, tool: ToolVersion) -> String {
        document([page], locale, tool)
    }

    package func brief(_ brief: LocaleBrief, tool: ToolVersion) -> String {
        document(brief.pages, brief, tool)
    }

    private func document(_ pages: [RulePage], _ locale: LocaleBrief?, _ tool: ToolVersion) -> String {
        let rules = pages.map { Page($0, in: locale?.style) }
        return JSONText.pretty(Document(tool: JSONTool(tool), locale: locale.map(JSONLocaleBrief.init), rules: rules))
    }

    private struct Document: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool: JSONTool
        let locale: JSONLocaleBrief?
        let rules: [Page]
    }

    private struct Page: Encodable {
        let id: String
        let concern: String
        let severity: String
        let severities: [String]
        let inputs: String
        let fixable: Bool
        let suppression: String?
        let address: String
        let summary: String
        let why: String
        let example: Case
        let instead: Case
        let localized: Pair?

        init(_ page: RulePage, in style: LocaleStyle?) {
            id = page.id
            concern = page.concern.rawValue
            severity = page.severity.rawValue
            severities = page.severities.map(\.rawValue)
            let facts = RuleFacts(page)
            (inputs, suppression) = (facts.inputs, facts.suppression)
            fixable = page.isFixable
            address = RuleAddress.of(page.id)
            summary = page.summary
            why = page.why
            example = Case(page.example)
            instead = Case(page.instead)
            localized = style?.examples[page.id].map { Pair(bad: $0.bad, good: $0.good) }
        }
    }

    private struct Pair: Encodable {
        let bad: String
        let good: String
    }

    private struct Case: Encodable {
        let locale: String
        let role: String?
        let key: String
        let source: String?
        let text: String?
        let forms: [String: String]?
        let others: [String: String]?
        let otherSources: [String: String]?
        let relation: String?

        init(_ example: Example) {
            locale = example.locale
            role = example.role.isEmpty ? nil : example.role
            key = example.key.text
            source = example.source
            text = example.text
            let texts = example.forms.map { ($0.category, $0.text) }
            forms = texts.isEmpty ? nil : Dictionary(texts) { first, _ in first }
            others = Self.members(example.others)
            otherSources = Self.members(example.otherSources)
            relation = example.relation == .keys ? nil : example.relation.rawValue
        }

        private static func members(_ entries: [StringKey: String]) -> [String: String]? {
            entries.isEmpty ? nil : Dictionary(entries.map { ($0.key.text, $0.value) }) { first, _ in first }
        }
    }
}

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

struct JSONFact: Encodable {
    let name: String
    /// The tag of the file that contains the fact; absent if the fact is derived from the script.
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
