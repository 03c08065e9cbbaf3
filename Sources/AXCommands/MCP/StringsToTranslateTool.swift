import AXExtract
import AXLocale
import AXMCP
import AXModel
import AXRules
import AXSource

/// Lists the strings that aren't translated into a language, with information that a translator needs.
struct StringsToTranslateTool: ServerTool {
    let project: ServedProject

    let page = ToolPage(
        name: "strings_to_translate", title: "Strings without a translation",
        description: """
            Accessibility strings that a language lacks, each with what it is for: the role (label, hint, value …), the kind \
            of control, the text on screen, the place in the code, the plural forms that the language needs, and limits. \
            “devices” has the source strings for other devices; one translation serves all. “leftOut” counts the strings \
            after these, “tooLong” those that are too long for any answer, and “forPeople” those that only people can \
            translate: strings with several variables that vary by number, and sets of phrases.
            """,
        parameters: [
            .locale,
            ToolParameter("table", .text, "Only this strings table; all tables without it."),
            ToolParameter("folder", .text, "Only the tables of this folder, if several tables have one name."),
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
                "next": AnswerSchema.integer, "tooLong": AnswerSchema.integer, "forPeople": AnswerSchema.integer,
            ], required: ["locale", "sourceLocale", "strings", "leftOut", "tooLong", "forPeople"]))

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> RPCValue {
        let found = try project.read()
        var tables = try project.tables(of: found)
        let locale = try project.translatedLocale(of: arguments, in: tables, of: found)
        let named = try tables.named(arguments)
        let isAll = arguments.text("scope") == "all"
        let extraction = project.extraction(of: found, allStrings: isAll)
        project.complete(&tables, by: extraction, of: found)
        // Strings on the screen have the role `other`.
        let spoken = extraction.occurrences.filter { !isAll || $0.role != .other }
        let facts = StringFacts(spoken, found.configuration)
        let wantsUnreviewed = arguments.flag("unreviewed", default: false)
        // The numbers are assigned before filtering, so that a string keeps its number when translations are written.
        let open = named.flatMap { TranslatedString.all(of: $0, in: tables, locale) }.enumerated().filter { _, string in
            string.isOpen(wantsUnreviewed) && (isAll || facts.isSpoken(string.unit))
        }
        let writable = open.filter { $0.element.unit.reasonForPeople == nil }
        let short = writable.filter { $0.element.isShort }.map { (place: $0.offset, element: $0.element) }
        let head: [String: RPCValue] = [
            "locale": .string(locale), "sourceLocale": .string(found.developmentLanguage.tag),
            "tooLong": .integer(writable.count - short.count),
            "forPeople": .integer(open.count - writable.count),
        ]
        return BoundedList(short, arguments, default: 15).answer("strings", head) {
            RPCValue(StringToTranslate($0, locale, facts))
        }
    }
}

/// A string in a table, and its translation.
struct TranslatedString {
    let group: CheckedGroup
    /// The folder of the table; nil if its name is unique.
    let folder: String?
    let unit: Unit
    /// The current translation; nil if there isn't one.
    let current: Unit?

    static func all(of index: Int, in tables: ServedTables, _ locale: String) -> [TranslatedString] {
        let (group, folder) = (tables.groups[index], tables.folder(of: index))
        let translation = group.translations.first { $0.locale == locale }
        let translated = Dictionary((translation?.units ?? []).map { ($0.key, $0) }) { $1 }
        return group.wholeSource.units.reversed().uniqued(on: \.key).reversed().map { unit in
            let current = translated[unit.key]
            return TranslatedString(
                group: group, folder: folder, unit: unit,
                current: current?.isDelivered(for: unit) == true ? current : nil)
        }
    }

    /// Whether the string needs a translation. If unreviewed strings are wanted, also true if a form of the translation
    /// has an unreviewed state.
    func isOpen(_ wantsUnreviewed: Bool) -> Bool {
        // Stale strings are no longer in the code, according to Xcode.
        guard unit.isTranslatable, !unit.forms.isEmpty, !unit.states.values.contains(.stale) else { return false }
        guard let current else { return true }
        return wantsUnreviewed && current.states.values.contains(where: \.isUnreviewed)
    }

    /// Whether the key, the source string and the current translation together fit into an answer.
    var isShort: Bool {
        let texts = [unit.key.text] + (unit.forms + (current?.forms ?? [])).map(\.text.string)
        return texts.reduce(0) { $0 + $1.utf8.count } <= BoundedAnswer.longestText
    }
}

/// Information about strings from the project: their uses in the code, and their roles.
struct StringFacts {
    private let byKey: [StringKey: [Occurrence]]
    private let roles: RoleInference

    init(_ occurrences: [Occurrence], _ configuration: Configuration) {
        byKey = Dictionary(grouping: occurrences.filter { $0.tableKey != nil }) { $0.tableKey ?? StringKey("") }
        roles = RoleInference(occurrences, configuration: configuration)
    }

    func occurrences(of key: StringKey) -> [Occurrence] { byKey[key] ?? [] }

    func roles(of unit: Unit) -> [String] {
        roles.roles(of: unit.key, comment: unit.comment).map(\.rawValue).sorted()
    }

    func isSpoken(_ unit: Unit) -> Bool { roles(of: unit).contains { $0 != AccessibilityRole.other.rawValue } }
}

/// A string in an answer to an assistant.
struct StringToTranslate: Encodable {
    private let key: String
    private let table: String
    private let folder: String?
    private let source: String?
    /// The plural forms of the source string by category; nil if the string doesn't vary by number.
    private let sourceForms: [String: String]?
    /// The source strings for other than the usual device, by device; nil if there aren't any.
    private let devices: [String: String]?
    /// The plural categories of the language, with sample numbers for each.
    private let forms: [String: String]?
    private let roles: [String]
    private let controls: [String]
    private let visibleText: [String]
    /// The labels of the elements that the string is a hint or value of.
    private let label: [String]
    private let places: [String]
    private let comment: String?
    private let maxCharacters: Int?
    private let maxSeconds: Double?
    /// The current translation if it needs a review. It consists of the plural forms by category, or of a single value
    /// with the key `text`.
    private let current: [String: String]?

    /// The maximum number of places, controls, visible strings and labels to list for a string.
    private static let most = 4

    init(_ string: TranslatedString, _ locale: String, _ facts: StringFacts) {
        let (unit, group) = (string.unit, string.group)
        key = unit.key.text
        table = group.source.table
        folder = string.folder
        let (plural, deviceTexts) = (unit.pluralTexts, unit.deviceTexts)
        source = plural.isEmpty || unit.text(at: .plain) != nil ? unit.shownText : nil
        devices = deviceTexts.isEmpty ? nil : deviceTexts
        sourceForms = plural.isEmpty ? nil : plural
        forms = plural.isEmpty ? nil : Self.samples(in: locale)
        roles = facts.roles(of: unit)
        comment = unit.comment?.cut(toBytes: BoundedAnswer.longestRemark)
        let occurrences = facts.occurrences(of: unit.key)
        controls = Self.some(occurrences.flatMap { [$0.control].compactMap(\.self) + $0.traits })
        visibleText = Self.texts(of: occurrences.compactMap(\.visibleText), in: group.wholeSource)
        let isLabel = roles == [AccessibilityRole.label.rawValue]
        label =
            isLabel ? [] : Self.texts(of: occurrences.compactMap { $0.pair?.text }, in: group.wholeSource)
        places = Self.some(
            occurrences.map { [$0.screen, $0.element].compactMap(\.self).joined(separator: " › ") }
                .filter { !$0.isEmpty })
        let budget = LengthBudget(comment: unit.comment, characters: nil)
        maxCharacters = budget?.characters
        maxSeconds = budget?.seconds
        current = string.current?.shownTexts
    }

    private static func some(_ texts: [String]) -> [String] {
        texts.uniqued().filter { !$0.isEmpty }.prefix(most).map { $0.cut(toBytes: BoundedAnswer.longestRemark) }
    }

    /// The source strings of keys. A string that isn't a key is returned unchanged.
    private static func texts(of keys: [String], in source: Catalog) -> [String] {
        some(
            keys.uniqued().prefix(most).map { key in
                source.units.last { $0.key == StringKey(key) }?.shownText ?? key
            })
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
            "key": AnswerSchema.text, "table": AnswerSchema.text, "folder": AnswerSchema.text,
            "source": AnswerSchema.text, "sourceForms": AnswerSchema.texts, "devices": AnswerSchema.texts,
            "forms": AnswerSchema.texts,
            "roles": AnswerSchema.list(of: AnswerSchema.text), "controls": AnswerSchema.list(of: AnswerSchema.text),
            "visibleText": AnswerSchema.list(of: AnswerSchema.text), "label": AnswerSchema.list(of: AnswerSchema.text),
            "places": AnswerSchema.list(of: AnswerSchema.text), "comment": AnswerSchema.text,
            "maxCharacters": AnswerSchema.integer, "maxSeconds": ["type": "number"], "current": AnswerSchema.texts,
        ], required: ["key", "table", "roles", "controls", "visibleText", "label", "places"])
}
