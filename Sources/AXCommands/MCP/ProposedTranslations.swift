import AXFormats
import AXMCP
import AXModel
import AXReport
import AXRules
import AXSource

/// Translations of a table that an assistant proposes, as if a translator had delivered them in a string catalog. The catalog is
/// only in memory.
struct ProposedTranslations {
    let locale: String
    let table: String
    /// The keys in the order of the call.
    let keys: [StringKey]
    let file: SourceFile
    /// An environment with the catalog.
    let environment: CommandEnvironment
    /// The options of a check of the catalog.
    let options: CheckOptions

    /// The proposals of a call, table by table.
    static func all(
        of arguments: ToolArguments, in project: Project, _ groups: [CheckedGroup], _ served: ServedProject
    ) throws(ToolFailure) -> [ProposedTranslations] {
        let locale = try served.translatedLocale(of: arguments, in: groups, of: project)
        var chosen: [(index: Int, key: StringKey, localization: RPCValue)] = []
        for translation in arguments.list("translations") {
            let key = StringKey(translation.text("key") ?? "")
            let index = try Self.group(of: key, named: translation.text("table"), in: groups)
            let unit = groups[index].source.units.last { $0.key == key }
            if chosen.contains(where: { $0.index == index && $0.key == key }) {
                throw ToolFailure("“\(key.text.prefix(64))” is translated twice", next: "Send each key once.")
            }
            chosen.append((index, key, try Self.localization(translation, of: unit, key)))
        }
        return try chosen.map(\.index).uniqued().map { index throws(ToolFailure) in
            let own = chosen.filter { $0.index == index }.map { (key: $0.key, localization: $0.localization) }
            return try ProposedTranslations(own, locale, groups[index], project, served)
        }
    }

    private static func group(
        of key: StringKey, named table: String?, in groups: [CheckedGroup]
    ) throws(ToolFailure) -> Int {
        let having = groups.indices.filter { index in
            (table.map { $0 == groups[index].source.table } ?? true)
                && groups[index].source.units.contains { $0.key == key }
        }
        if having.count == 1 { return having[0] }
        let name = PathName.printable(String(key.text.prefix(64)))
        if having.isEmpty {
            throw ToolFailure(
                "no table has the key “\(name)”", next: "Use the keys that strings_to_translate returns.")
        }
        let tables = having.map { groups[$0].source.table }.uniqued()
        throw ToolFailure(
            "several tables have the key “\(name)”",
            next: tables.count > 1
                ? "Add “table”: \(tables.joined(separator: ", "))."
                : "They have the same name, so use `axstrings apply` with a delivery for one of them.")
    }

    /// The member of a catalog's `localizations`.
    private static func localization(
        _ translation: ToolArguments, of source: Unit?, _ key: StringKey
    ) throws(ToolFailure) -> RPCValue {
        let (text, forms) = (translation.text("text"), translation.texts("forms") ?? [:])
        let name = PathName.printable(String(key.text.prefix(64)))
        guard text != nil || !forms.isEmpty else {
            throw ToolFailure("the translation of “\(name)” is missing", next: "Add “text” or “forms”.")
        }
        guard !forms.isEmpty else { return ["stringUnit": unit(text ?? "")] }
        let plural: RPCValue = ["plural": .object(forms.mapValues { ["stringUnit": unit($0)] })]
        guard let source, !source.variables.isEmpty else {
            if text != nil {
                throw ToolFailure("“\(name)” has both “text” and “forms”", next: "Send “forms” alone.")
            }
            return ["variations": plural]
        }
        guard let variable = source.variables.first, source.variables.count == 1 else {
            throw ToolFailure(
                "“\(name)” has several variables that vary by number", next: "Leave it to a person; say so to the user."
            )
        }
        let frame = text ?? source.forms.first { $0.path == .plain }?.text.string ?? "%#@\(variable.key)@"
        var substitution: [String: RPCValue] = [
            "formatSpecifier": .string(variable.value.specifier), "variations": plural,
        ]
        substitution["argNum"] = variable.value.argument.map { .integer($0) }
        return [
            "stringUnit": unit(frame), "substitutions": .object([variable.key: .object(substitution)]),
        ]
    }

    private static func unit(_ text: String) -> RPCValue {
        ["state": "machine_translated", "value": .string(text)]
    }

    private init(
        _ translations: [(key: StringKey, localization: RPCValue)], _ locale: String, _ group: CheckedGroup,
        _ project: Project, _ served: ServedProject
    ) throws(ToolFailure) {
        self.locale = locale
        table = group.source.table
        keys = translations.map(\.key)
        let strings = translations.map { translation -> (String, RPCValue) in
            (translation.key.text, ["localizations": .object([locale: translation.localization])])
        }
        let catalog: RPCValue = [
            "sourceLanguage": .string(group.source.locale), "strings": .object(Dictionary(strings) { $1 }),
            "version": "1.0",
        ]
        // A name that no project has, and that people understand in a message.
        let folder = PathName.join(project.root, "proposed translations (\(locale))")
        let path = PathName.join(folder, "\(table).\(KnownFiles.catalog)")
        file = SourceFile(path: path, text: catalog.line)
        let absolute = PathName.absolute(path, from: served.environment.files.currentFolder)
        environment = served.environment.overlaid(by: [absolute: .file(file.raw)])
        options = CheckOptions(
            paths: [path], source: group.source.path, ignoresBaseline: true, configuration: served.configurationPath)
    }
}

extension ProposedTranslations {
    /// A finding about a proposed translation.
    struct Finding: Encodable {
        let rule: String
        let severity: String
        let message: String
        let explanation: String?
        /// Whether apply_translations refuses the string.
        let blocks: Bool
        /// The translation with a fix that is certain: `text`, or a plural category for each form.
        let fixed: [String: String]?

        static let schema = AnswerSchema.object(
            [
                "rule": AnswerSchema.text, "severity": AnswerSchema.text, "message": AnswerSchema.text,
                "explanation": AnswerSchema.text, "blocks": AnswerSchema.flag, "fixed": AnswerSchema.texts,
            ], required: ["rule", "severity", "message", "blocks"])
    }

    /// More findings of one string are left out.
    private static let mostFindings = 20

    /// The findings of `check`, by key.
    func findings() throws(ToolFailure) -> [StringKey: [Finding]] {
        let checked = try ToolFailure.of { () throws(CommandFailure) in
            try CheckInput.read(options, in: environment).check().diagnostics
        }
        let own = checked.filter { $0.locale == locale && $0.key.map(keys.contains) ?? false }
        let blocking = Set(ApplySafety().refusals(among: own, in: locale))
        return Dictionary(grouping: own) { $0.key ?? StringKey("") }.mapValues { findings in
            findings.prefix(Self.mostFindings).map { finding in
                Finding(
                    rule: finding.id, severity: finding.severity.rawValue,
                    message: finding.message.cut(toBytes: BoundedAnswer.longestRemark),
                    explanation: finding.explanation?.cut(toBytes: BoundedAnswer.longestRemark),
                    blocks: blocking.contains(finding), fixed: fixed(finding))
            }
        }
    }

    /// nil without a fix that is certain.
    private func fixed(_ finding: Diagnostic) -> [String: String]? {
        guard let key = finding.key, finding.path == file.path,
            let fix = finding.fixIts.first(where: { $0.safety == .safe }), let changed = try? file.applying(fix.edits),
            let table = try? ParsedStringsFile(withoutFindings: changed),
            let unit = table.parsed.value.units(of: [key], locale: locale)[key]
        else { return nil }
        return unit.pluralTexts.isEmpty ? ["text": unit.forms.first?.text.string ?? ""] : unit.pluralTexts
    }
}
