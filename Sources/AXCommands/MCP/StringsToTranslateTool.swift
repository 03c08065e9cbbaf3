import AXExtract
import AXLocale
import AXMCP
import AXModel
import AXRules
import AXSource

/// The strings that a language lacks, with what a translator must know about each.
struct StringsToTranslateTool: ServerTool {
    let project: ServedProject

    let page = ToolPage(
        name: "strings_to_translate", title: "Strings without a translation",
        description: """
            Accessibility strings that a language lacks, each with what it is for: the role (label, hint, value …), the kind \
            of control, the text on screen, the place in the code, the plural forms that the language needs, and limits.
            """,
        parameters: [
            .locale,
            ToolParameter("table", .text, "Only this strings table; all tables without it."),
            ToolParameter(
                "scope", .choice(["accessibility", "all"]),
                "Whether to return only what VoiceOver speaks, or all strings; “accessibility” by default."),
            ToolParameter(
                "unreviewed", .flag,
                "Whether to return translations, too, that a machine made or that need a review; false by default."),
            .limit(100, default: 15), .offset,
        ],
        answer: AnswerSchema.object(
            [
                "locale": AnswerSchema.text, "sourceLocale": AnswerSchema.text,
                "strings": AnswerSchema.list(of: StringToTranslate.schema), "leftOut": AnswerSchema.integer,
                "next": AnswerSchema.integer,
            ], required: ["locale", "sourceLocale", "strings", "leftOut"]))

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let locale = arguments.text("locale") ?? ""
        try ToolFailure.requireTag(locale)
        let found = try project.read()
        let source = found.developmentLanguage.tag
        if locale == source {
            throw ToolFailure(
                "“\(locale)” is the language of the source strings", next: "Name the language to translate into.")
        }
        let groups = try project.groups(of: found).filter { group in
            arguments.text("table").map { $0 == group.source.table } ?? true
        }
        let facts = StringFacts(project.extraction(of: found), found.configuration)
        let isAll = arguments.text("scope") == "all"
        let strings = groups.flatMap { group in
            Self.open(in: group, locale, withUnreviewed: arguments.flag("unreviewed", default: false))
                .filter { isAll || facts.isSpoken($0.unit) }
                .map { (group: group, string: $0) }
        }
        let head: [String: RPCValue] = ["locale": .string(locale), "sourceLocale": .string(source)]
        return BoundedList(strings, arguments, default: 15).answer("strings", head) {
            RPCValue(StringToTranslate($0.string.unit, current: $0.string.current, in: $0.group, locale, facts))
        }
    }

    /// The units of a table that have no translation, or none that a person has approved.
    private static func open(
        in group: CheckedGroup, _ locale: String, withUnreviewed: Bool
    ) -> [(unit: Unit, current: Unit?)] {
        let translation = group.translations.first { $0.locale == locale }
        let translated = Dictionary((translation?.units ?? []).map { ($0.key, $0) }) { $1 }
        return group.source.units.reversed().uniqued(on: \.key).reversed().compactMap { unit in
            guard unit.isTranslatable, !unit.forms.isEmpty else { return nil }
            let current = translated[unit.key]
            guard let current, current.isDelivered(for: unit) else { return (unit, nil) }
            return withUnreviewed && current.states.values.contains(where: \.isUnreviewed) ? (unit, current) : nil
        }
    }
}

/// What the code says about strings.
struct StringFacts {
    private let byKey: [StringKey: [Occurrence]]
    private let roles: RoleInference

    init(_ extraction: ProjectExtraction, _ configuration: Configuration) {
        byKey = Dictionary(grouping: extraction.occurrences.filter { $0.tableKey != nil }) {
            $0.tableKey ?? StringKey("")
        }
        roles = RoleInference(extraction.occurrences, configuration: configuration)
    }

    func occurrences(of key: StringKey) -> [Occurrence] { byKey[key] ?? [] }

    func roles(of unit: Unit) -> [String] {
        roles.roles(of: unit.key, comment: unit.comment).map(\.rawValue).sorted()
    }

    func isSpoken(_ unit: Unit) -> Bool { roles(of: unit).contains { $0 != AccessibilityRole.other.rawValue } }
}

/// A string as an assistant gets it.
struct StringToTranslate: Encodable {
    private let key: String
    private let table: String
    private let source: String?
    /// By plural category.
    private let sourceForms: [String: String]?
    /// The plural categories of the language, each with numbers.
    private let forms: [String: String]?
    private let roles: [String]
    private let controls: [String]
    private let visibleText: [String]
    /// The label of the same element, for a hint or value.
    private let label: [String]
    private let places: [String]
    private let comment: String?
    private let maxCharacters: Int?
    private let maxSeconds: Double?
    /// The translation that needs a review.
    private let current: [String: String]?

    /// How many places, visible strings and labels of a string are listed.
    private static let most = 4

    init(_ unit: Unit, current: Unit?, in group: CheckedGroup, _ locale: String, _ facts: StringFacts) {
        key = unit.key.text
        table = group.source.table
        let plural = unit.pluralTexts
        source =
            unit.forms.first { $0.path == .plain }?.text.string
            ?? (plural.isEmpty ? unit.forms.first?.text.string : nil)
        sourceForms = plural.isEmpty ? nil : plural
        forms = plural.isEmpty ? nil : Self.samples(in: locale)
        roles = facts.roles(of: unit)
        comment = unit.comment
        let occurrences = facts.occurrences(of: unit.key)
        controls = Self.some(occurrences.flatMap { [$0.control].compactMap(\.self) + $0.traits })
        visibleText = Self.some(occurrences.compactMap(\.visibleText).map { Self.text(of: $0, in: group.source) })
        let isLabel = roles == [AccessibilityRole.label.rawValue]
        label =
            isLabel ? [] : Self.some(occurrences.compactMap(\.pair).map { Self.text(of: $0.text, in: group.source) })
        places = Self.some(
            occurrences.map { [$0.screen, $0.element].compactMap(\.self).joined(separator: " › ") }
                .filter { !$0.isEmpty })
        let budget = LengthBudget(comment: unit.comment, characters: nil)
        maxCharacters = budget?.characters
        maxSeconds = budget?.seconds
        self.current = current.map { unit in
            unit.pluralTexts.isEmpty ? ["text": unit.forms.first?.text.string ?? ""] : unit.pluralTexts
        }
    }

    private static func some(_ texts: [String]) -> [String] { Array(texts.uniqued().prefix(most)) }

    /// The source string of a key; the text itself if it isn't a key.
    private static func text(of key: String, in source: Catalog) -> String {
        source.units.last { $0.key == StringKey(key) }?.forms.first?.text.string ?? key
    }

    private static func samples(in locale: String) -> [String: String] {
        let rules = LanguageTag(locale).map { PluralRules($0) }
        let categories = rules?.categories ?? [.other]
        return Dictionary(
            categories.map { category in
                let numbers = rules?.integers(of: category).prefix(4).map { String($0) } ?? []
                return (
                    category.rawValue, numbers.isEmpty ? "numbers with a fraction" : numbers.joined(separator: ", ")
                )
            }
        ) { $1 }
    }

    static let schema = AnswerSchema.object(
        [
            "key": AnswerSchema.text, "table": AnswerSchema.text, "source": AnswerSchema.text,
            "sourceForms": AnswerSchema.texts, "forms": AnswerSchema.texts,
            "roles": AnswerSchema.list(of: AnswerSchema.text), "controls": AnswerSchema.list(of: AnswerSchema.text),
            "visibleText": AnswerSchema.list(of: AnswerSchema.text), "label": AnswerSchema.list(of: AnswerSchema.text),
            "places": AnswerSchema.list(of: AnswerSchema.text), "comment": AnswerSchema.text,
            "maxCharacters": AnswerSchema.integer, "maxSeconds": ["type": "number"], "current": AnswerSchema.texts,
        ], required: ["key", "table", "roles", "controls", "visibleText", "label", "places"])
}

extension Unit {
    /// The plural forms of the string, or of its only variable, by category.
    var pluralTexts: [String: String] {
        guard substitutions.count <= 1 else { return [:] }
        return Dictionary(
            forms.compactMap { form in
                guard case .plural(let category)? = form.path.steps.last else { return nil }
                return (category.rawValue, form.text.string)
            }
        ) { first, _ in first }
    }
}
