import AXFormats
import AXLocale
import AXMCP
import AXModel
import AXRules
import AXSource

/// Translations that an assistant proposes. They exist only in string catalogs in memory, but are checked as if they
/// were in the project, together with its other strings in the language.
struct ProposedTranslations {
    let locale: String
    let tables: ServedTables
    /// The proposed strings, in the order of the call.
    let strings: [ProposedString]
    /// The proposals for each table, by the index of the table.
    let parts: [Int: Part]
    /// All findings of the check, including those about strings that aren't proposed.
    let findings: [Diagnostic]
    private let project: Project
    /// Messages about input that couldn't be read.
    private let failures: [String]

    /// The proposals for one table.
    struct Part {
        let file: CheckedFile
        /// The proposed translations, without the existing ones.
        let catalog: Catalog
        /// The source strings, including those that are only in the code.
        let source: Catalog
    }

    init(_ arguments: ToolArguments, in project: Project, _ served: ServedProject) throws(ToolFailure) {
        self.project = project
        let keys = arguments.list("translations").map { StringKey($0.text("key") ?? "") }
        tables = try served.tables(of: project, with: keys)
        locale = try served.translatedLocale(of: arguments, in: tables, of: project)
        strings = ProposedString.all(of: arguments, in: tables, locale)
        var parts: [Int: Part] = [:]
        for index in Set(strings.compactMap(\.table)).sorted() {
            parts[index] = try Self.part(strings, of: index, in: tables.groups[index], locale, project)
        }
        self.parts = parts
        guard !parts.isEmpty else {
            (findings, failures) = ([], [])
            return
        }
        let subject = Self.subject(parts, among: tables, locale, project)
        let options = CheckOptions(ignoresBaseline: true, configuration: served.configurationPath)
        let (input, found) = try ToolFailure.of { () throws(CommandFailure) in
            let input = try CheckInput.read(options, of: subject, in: served.environment)
            return (input, try input.check().diagnostics)
        }
        failures = input.failures
        findings = found + Self.strangers(among: found, parts, input.settings.checker(), locale)
    }

    /// Creates a string catalog in memory from the proposals for one table. Its JSON is concatenated. In a dictionary,
    /// two keys that are canonically equivalent but have different code points would be the same key.
    private static func part(
        _ strings: [ProposedString], of index: Int, in group: CheckedGroup, _ locale: String, _ project: Project
    ) throws(ToolFailure) -> Part {
        let entries = strings.compactMap { string -> String? in
            guard string.table == index, let localization = string.localization else { return nil }
            let entry: RPCValue = ["localizations": .object([locale: localization])]
            return "\(RPCValue.string(string.key.text).line):\(entry.line)"
        }
        let source = RPCValue.string(group.source.locale).line
        let text = "{\"sourceLanguage\":\(source),\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
        // No real folder has this name, and people understand it in a message.
        let folder = PathName.join(group.folder ?? project.root, "proposed translations (\(locale))")
        let path = PathName.join(folder, "\(group.source.table).\(KnownFiles.catalog)")
        let parsed = try ToolFailure.of { () throws(CommandFailure) in
            try ParsedStringsFile(SourceFile(path: path, text: text))
        }
        let catalogs = parsed.parsed.value.catalogs(locale: "", table: group.source.table)
        let file = CheckedFile(table: parsed, locale: nil, name: group.source.table, catalogs: catalogs)
        var catalog = Catalog(path: path, locale: locale, table: group.source.table, units: [])
        catalog.units = (catalogs.first { $0.locale == locale }?.units ?? []).map { unit in
            var unit = unit
            unit.isProposed = true
            unit.path = path
            return unit
        }
        return Part(file: file, catalog: catalog, source: group.wholeSource)
    }

    /// The input of the check: the language's strings in the affected tables, with the proposals applied. All tables
    /// are included, because terms are compared across them.
    private static func subject(
        _ parts: [Int: Part], among tables: ServedTables, _ locale: String, _ project: Project
    ) -> CheckSubject {
        var whole = tables.groups
        var checked: [CheckedGroup] = []
        for (index, part) in parts.sorted(by: { $0.key < $1.key }) {
            let place = whole[index].translations.firstIndex { $0.locale == locale }
            let translation = place.map { whole[index].translations[$0].overlaid(by: part.catalog) } ?? part.catalog
            if let place { whole[index].translations.remove(at: place) }
            whole[index].translations.append(translation)
            var group = whole[index]
            group.translations = [translation]
            checked.append(group)
        }
        let sources = Set(checked.flatMap(\.source.paths))
        let files = tables.tables.files.filter { sources.contains($0.table.file.path) }
        return CheckSubject(
            kind: .proposal, project: project, home: project,
            tables: CheckedTables(groups: checked, compared: whole, files: files + parts.values.map(\.file)))
    }

    /// Additional findings about strings in the wrong language. If longer strings of the call are in the wrong
    /// language, strings that are too short to be recognized by themselves are probably in that language as well. The
    /// strings of all tables are checked together.
    private static func strangers(
        among findings: [Diagnostic], _ parts: [Int: Part], _ checker: Checker, _ locale: String
    ) -> [Diagnostic] {
        let parts = parts.sorted { $0.key < $1.key }.map(\.value)
        guard let first = parts.first else { return [] }
        let all = Catalog(path: first.catalog.path, locale: locale, table: "", units: parts.flatMap(\.catalog.units))
        let source = Catalog(
            path: first.source.path, locale: first.source.locale, table: "", units: parts.flatMap(\.source.units))
        return checker.strangers(in: all, from: source, all.findings(among: findings, from: source))
    }

    // MARK: Writing

    /// The changes that apply the proposals to the project. Nothing is written yet.
    func application(_ safety: ApplySafety) throws(CommandFailure) -> Application {
        let parts = parts.sorted { $0.key < $1.key }
        let delivered = CheckedTables(
            groups: parts.map { index, part in
                CheckedGroup(
                    source: tables.groups[index].source, folder: tables.groups[index].folder,
                    translations: [part.catalog], inCode: tables.groups[index].inCode)
            }, files: parts.map(\.value.file), failures: failures)
        return try Application(delivered, checked: findings, into: tables.tables, of: project, safety: safety)
    }

    /// A remark that the language is new to the project, and which language its users have heard until now; nil if the
    /// language isn't new.
    var newLanguage: String? {
        let known = project.translatedLocales(in: tables.tables)
        guard !known.contains(locale) else { return nil }
        let name = PathName.printable(locale)
        let heard = LocalizationMatch(available: known.sorted()).localization(for: locale)
        let rest = heard.map { "; until now, its users hear “\(PathName.printable($0))”. Ask the user first" } ?? ""
        return "“\(name)” is a new language of the project\(rest)."
    }
}
