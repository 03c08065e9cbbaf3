import AXReport
import AXRules
import AXSource
import ArgumentParser

/// `axstrings config`: the effective configuration.
struct ConfigVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Print the effective configuration and the source of each value.",
        discussion: CommandHelp.text(
            examples: ["axstrings config", "axstrings config App/Player.swift", "axstrings config --format json"],
            """
            For each file, axstrings uses the nearest .axstrings.yml in the file's folder or a parent folder, along \
            with any configurations that this .axstrings.yml extends. If no configuration sets a value, axstrings \
            detects the value from the project or uses the default.
            """))

    @Argument(help: "A file or folder (default: the current folder).", completion: .paths)
    var path = "."

    @Option(name: .shortAndLong, help: "The output format.")
    var format: AnswerFormat = .text

    @Flag(help: "Print the JSON Schema for .axstrings.yml instead (for use in editors).")
    var schema = false

    @Flag(help: .hidden)
    var reference = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        if schema || reference {
            let rules = RuleCatalogue.ids
            environment.print(schema ? ConfigurationReference.schema(rules: rules) : ConfigurationReference.markdown)
            return .clean
        }
        let project = try configured.finder(in: environment).project(at: path == "." ? [] : [path])
        try project.requireValidConfiguration()
        if let failure = project.configurations.failures.first { throw CommandFailure(.configuration, failure) }
        let answer = EffectiveConfiguration(project.configuration(of: path), project)
        switch format {
        case .text: environment.print(answer.text)
        case .json: environment.print(JSONText.pretty(answer))
        }
        return .clean
    }
}

private struct EffectiveConfiguration: Encodable {
    let schemaVersion = JSONText.schemaVersion
    let tool = JSONTool(.current)
    let files: [String]
    let settings: [Setting]

    init(_ configuration: Configuration, _ project: Project) {
        let stated = configuration.settings.filter { $0.name.first != ConfigurationKey.extends }
        files = configuration.settings.map(\.path).uniqued()
        let named = Set(stated.compactMap(\.name.first))
        settings =
            stated.map {
                Setting(name: $0.name, value: $0.value, source: .file, path: $0.path, line: $0.line)
            } + Self.others(project).filter { !named.contains($0.name[0]) }
    }

    private static func others(_ project: Project) -> [Setting] {
        let language = project.developmentLanguage
        return [
            Setting(
                name: ["development-language"], value: .text(language.tag), source: .detected,
                reason: language.evidence.description),
            Setting(
                name: ["sources"], value: nil, source: .default, reason: "every source file that Git doesn't ignore"),
            Setting(
                name: ["tables"], value: nil, source: .default, reason: "every strings file that Git doesn't ignore"),
            Setting(name: ["profile"], value: .text(Profile.consistent.rawValue), source: .default),
            Setting(name: ["baseline"], value: nil, source: .default, reason: "none"),
        ]
    }

    var text: String {
        let heading =
            files.isEmpty
            ? "No .axstrings.yml found.\n" : "From \(files.map { PathName.printable($0) }.joined(separator: ", ")):\n"
        let rows = settings.map {
            [PathName.printable($0.name.joined(separator: ".")) + ":", $0.shownValue, $0.shownSource]
        }
        return heading + Table.lines(rows).map { "  \($0)\n" }.joined()
    }

    struct Setting: Encodable {
        enum Source: String, Encodable {
            case file, detected, `default`
        }

        let name: [String]
        let value: ConfigurationSetting.Value?
        let source: Source
        var path: String?
        var line: Int?
        var reason: String?

        private enum CodingKeys: CodingKey { case name, value, source, path, line, reason }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
            switch value {
            case .text(let text): try container.encode(text, forKey: .value)
            case .list(let list): try container.encode(list, forKey: .value)
            case nil: try container.encodeNil(forKey: .value)
            }
            try container.encode(source, forKey: .source)
            try container.encodeIfPresent(path, forKey: .path)
            try container.encodeIfPresent(line, forKey: .line)
            try container.encodeIfPresent(reason, forKey: .reason)
        }

        var shownValue: String {
            switch value {
            case .text(let text): PathName.printable(text)
            case .list(let list): "[\(PathName.printable(list.joined(separator: ", ")))]"
            case nil: "–"
            }
        }

        var shownSource: String {
            switch source {
            case .file: "(\(PathName.printable(path ?? "")):\(line ?? 1))"
            case .detected: "(detected: \(PathName.printable(reason ?? "")))"
            case .default: reason.map { "(default: \($0))" } ?? "(default)"
            }
        }
    }
}
