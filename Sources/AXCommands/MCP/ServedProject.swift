import AXExtract
import AXLocale
import AXMCP
import AXModel
import AXRules
import AXSource

/// The project that assistants work on: the one around the current folder. No tool takes a path, so nothing else is read.
struct ServedProject: Sendable {
    let environment: CommandEnvironment
    /// The configuration file that the user named.
    let configurationPath: String?

    func finder(in environment: CommandEnvironment) -> ProjectFinder {
        ProjectFinder(files: environment.files, configurationPath: configurationPath, knownRules: RuleCatalogue.ids)
    }

    /// Files can change between two calls, so each call reads the project again.
    func read() throws(ToolFailure) -> Project {
        try ToolFailure.of { () throws(CommandFailure) in
            let project = try finder(in: environment).project()
            try project.requireValidConfiguration()
            return project
        }
    }

    /// The strings of all tables, with their translations.
    func groups(of project: Project) throws(ToolFailure) -> [CheckedGroup] {
        let tables = CheckedTableReader(environment: environment).tables(of: project)
        if tables.groups.isEmpty {
            throw ToolFailure(
                tables.failures.first ?? "the project has no strings files with a source language",
                next: "Run the server in the folder of an app with .strings files or a string catalog.")
        }
        return tables.groups
    }

    /// A file of the project may be a link to a file elsewhere, which people can change but assistants can't.
    func requireInside(_ changes: [FileChange], of project: Project) throws(ToolFailure) {
        for change in changes {
            let place = PathName.parent(of: change.new.path)
            guard let root = try? environment.files.canonicalPath(project.root),
                let folder = try? environment.files.canonicalPath(change.old == nil ? project.root : place),
                PathName.relative(folder, to: root) != nil,
                (try? environment.files.entryInfo(change.new.path))??.kind != .link
            else {
                throw ToolFailure(
                    "\(PathName.printable(change.new.path)) is outside the project", next: "Leave the file to a person."
                )
            }
        }
    }

    func extraction(of project: Project) -> ProjectExtraction {
        ProjectExtraction(project, tables: SourceTables(project, in: environment).known, in: environment.files)
    }
}

extension ToolFailure {
    /// Runs a step of a command, whose failure the assistant can't solve by calling another tool.
    static func of<Result>(_ step: () throws(CommandFailure) -> Result) throws(ToolFailure) -> Result {
        do throws(CommandFailure) {
            return try step()
        } catch {
            throw ToolFailure(error.message, next: "Tell the user; the command line reports the same.")
        }
    }

    /// A language tag that an assistant has named.
    static func requireTag(_ text: String) throws(ToolFailure) {
        do throws(CommandFailure) {
            _ = try LanguageTag.valid(text)
        } catch {
            throw ToolFailure(error.message, next: "Use a language tag such as “de” or “pt-BR”.")
        }
    }
}

extension ToolParameter {
    static let locale = ToolParameter("locale", .text, isRequired: true, "The language tag, such as “de” or “pt-BR”.")

    static let table = ToolParameter(
        "table", .text,
        "The name of the strings table without its extension; needed only if several tables have the key.")

    static func limit(_ most: Int, default value: Int) -> ToolParameter {
        ToolParameter("limit", .integer(1...most), "How many to return at most; \(value) by default.")
    }

    static let offset = ToolParameter(
        "offset", .integer(0...1_000_000), "How many to skip: the “next” of the previous answer.")

    /// The translations of a call.
    static let translations = ToolParameter(
        "translations",
        .list(
            [
                ToolParameter("key", .text, isRequired: true, "The key, exactly as strings_to_translate returns it."),
                table,
                ToolParameter(
                    "text", .text,
                    "The translation. For a string with plural forms, only if it has text around a %#@variable@."),
                ToolParameter(
                    "forms", .texts(names: PluralCategory.allCases.map(\.rawValue)),
                    "For a string that varies by number: the translation for each plural category of the language."),
            ], most: 200), isRequired: true, "The translations, at most 200.")
}

/// Schemas of answers.
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
