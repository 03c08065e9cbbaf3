import AXExtract
import AXLocale
import AXMCP
import AXModel
import AXRules
import AXSource

/// The project in the current folder, which assistants work on. Tools have no parameters for the paths of files, and
/// see only the repository or, without one, the current folder, and the folder of ``configurationPath``.
struct ServedProject: Sendable {
    let environment: CommandEnvironment
    /// The path of the configuration file that the user specified; nil if none was specified.
    let configurationPath: String?

    init(environment: CommandEnvironment, configurationPath: String?) {
        let files = environment.files
        let repository = PathName.upward(from: files.currentFolder)
            .first { (try? files.info(PathName.join($0, ".git"))) != nil }
        let folders = [repository ?? files.currentFolder] + [configurationPath].compactMap { $0.map(PathName.parent) }
        var environment = environment
        environment.files = ConfinedFileSystem(files, to: folders)
        self.environment = environment
        self.configurationPath = configurationPath
    }

    func finder(in environment: CommandEnvironment) -> ProjectFinder {
        ProjectFinder(files: environment.files, configurationPath: configurationPath, knownRules: RuleCatalogue.ids)
    }

    /// Reads the project. This happens for each call, because files can change between two calls.
    func read() throws(ToolFailure) -> Project {
        try ToolFailure.of { () throws(CommandFailure) in
            let project = try finder(in: environment).project()
            try project.requireValidConfiguration()
            return project
        }
    }

    /// The strings of all tables, with their translations.
    func tables(of project: Project) throws(ToolFailure) -> ServedTables {
        let tables = CheckedTableReader(environment: environment).tables(of: project)
        if tables.groups.isEmpty {
            throw ToolFailure(
                tables.failures.first ?? "the project has no strings files with a source language",
                next: "Run the server in the folder of an app with .strings files or a string catalog.")
        }
        return ServedTables(tables, of: project)
    }

    /// The strings of all tables. If a key isn't in any table, the source strings that are only in the code are added.
    func tables(of project: Project, with keys: [StringKey]) throws(ToolFailure) -> ServedTables {
        var tables = try tables(of: project)
        if !keys.allSatisfy(tables.has) {
            complete(&tables, by: extraction(of: project, allStrings: true), of: project)
        }
        return tables
    }

    /// Adds the source strings that are only in the code.
    func complete(_ tables: inout ServedTables, by extraction: ProjectExtraction, of project: Project) {
        tables.complete(
            by: extraction.strings(lackedByTablesOf: project, read: tables.tables.files, in: environment))
    }

    /// The project's tag for the language that a call specifies, such as “zh-Hans” for “zh-hans” or “zh-CN”, and
    /// “nb-NO” for “no”. For a language that the project doesn't contain, the canonical tag.
    /// - Throws: a failure if the text isn't a language tag, or is the language of the source strings.
    func translatedLocale(
        of arguments: ToolArguments, in tables: ServedTables, of project: Project
    ) throws(ToolFailure) -> String {
        let tag = try arguments.languageTag
        let (named, source) = (arguments.text("locale") ?? "", project.developmentLanguage.tag)
        let known = tables.groups.flatMap(\.translations).map(\.locale).uniqued() + [source]
        let locale =
            known.first { $0 == named } ?? EquivalentLocale.find(tag.canonical.text, among: Set(known))
            ?? tag.canonical.text
        if locale == source {
            throw ToolFailure(
                "“\(named)” is the language of the source strings", next: "Name the language of the translations.")
        }
        return locale
    }

    /// - Parameter allStrings: whether to find all strings, or only the accessibility strings.
    func extraction(of project: Project, allStrings: Bool = false) -> ProjectExtraction {
        ProjectExtraction(
            project, allStrings: allStrings, tables: SourceTables(project, in: environment).known,
            in: environment.files)
    }
}

extension ToolFailure {
    /// Performs a step whose failure can't be resolved by calling another tool.
    static func of<Result>(
        next: String = "Tell the user; the command line reports the same.",
        _ step: () throws(CommandFailure) -> Result
    ) throws(ToolFailure) -> Result {
        do throws(CommandFailure) {
            return try step()
        } catch {
            throw ToolFailure(error.message, next: next)
        }
    }
}

extension ToolArguments {
    /// The language that the call specifies.
    var languageTag: LanguageTag {
        get throws(ToolFailure) { try ToolFailure.languageTag(text("locale") ?? "") }
    }
}

extension ToolFailure {
    static func languageTag(_ text: String) throws(ToolFailure) -> LanguageTag {
        let next = "Use a language tag such as “de” or “pt-BR”."
        let tag: LanguageTag
        do throws(CommandFailure) {
            tag = try LanguageTag.valid(text)
        } catch {
            throw ToolFailure(error.message, next: next)
        }
        if tag.language == "und" { throw ToolFailure("“\(text)” isn't a language", next: next) }
        return tag
    }
}

extension ToolParameter {
    static let locale = ToolParameter("locale", .text, isRequired: true, "The language tag, such as “de” or “pt-BR”.")

    static let table = ToolParameter(
        "table", .text,
        "The name of the strings table without its extension; needed only if several tables have the key.")

    static let folder = ToolParameter(
        "folder", .text,
        "The folder of the table, as strings_to_translate returns it; needed only if several tables have one name.")

    static func limit(_ most: Int, default value: Int) -> ToolParameter {
        ToolParameter("limit", .integer(1...most), "How many to return at most; \(value) by default.")
    }

    static let offset = ToolParameter(
        "offset", .integer(0...1_000_000), "Where to go on: the “next” of the previous answer.")

    static let translations = ToolParameter(
        "translations",
        .list(
            [
                ToolParameter("key", .text, isRequired: true, "The key, exactly as strings_to_translate returns it."),
                table, folder,
                ToolParameter(
                    "text", .text,
                    "The translation. For a string with plural forms, only if it has text around a %#@variable@."),
                ToolParameter(
                    "forms", .texts(names: PluralCategory.allCases.map(\.rawValue)),
                    "For a string that varies by number: the translation for each plural category of the language."),
            ], most: 200), isRequired: true, "The translations, at most 200.")
}

/// The JSON schemas of answers.
enum AnswerSchema {
    static func object(_ properties: [String: RPCValue], required: [String]) -> RPCValue {
        [
            "type": "object", "properties": .object(properties), "required": .array(required.map { .string($0) }),
            "additionalProperties": false,
        ]
    }

    static func list(of items: RPCValue) -> RPCValue { ["type": "array", "items": items] }

    static let text: RPCValue = ["type": "string"]
    static let integer: RPCValue = ["type": "integer"]
    static let flag: RPCValue = ["type": "boolean"]
    static let texts: RPCValue = ["type": "object", "additionalProperties": ["type": "string"]]
}
