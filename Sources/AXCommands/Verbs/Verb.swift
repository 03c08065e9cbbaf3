import AXSource
import ArgumentParser

/// A command of the tool.
protocol Verb: ParsableCommand {
    var common: CommonOptions { get }

    /// - Throws: ``CommandFailure``, which results in exit code 2.
    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict
}

/// The result of a run. The raw value is the exit code.
enum Verdict: Int32, Sendable {
    /// Success. For `check`, no finding is at or above the fail level.
    case clean = 0
    case findings = 1
    /// Some input couldn't be read or isn't valid. The rest was processed.
    case unreadable = 2
}

extension Verb {
    mutating func run() throws {
        switch try run(in: common.environment(in: .live)) {
        case .clean: break
        case let verdict: throw ExitCode(verdict.rawValue)
        }
    }
}

/// The options that all commands have.
struct CommonOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only results.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print each step to standard error, with the number of items processed.")
    var verbose = false

    @Option(help: "When to use color; auto means only on a terminal.")
    var color: ColorChoice = .auto

    /// The environment with the progress display that these options specify.
    func environment(in base: CommandEnvironment) -> CommandEnvironment {
        var environment = base
        if verbose {
            environment.progress = base.progressLog()
        } else if quiet {
            environment.progress = nil
        }
        return environment
    }
}

/// The option of commands that read a project's configuration.
struct ConfigurationOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("A configuration file (default: the nearest .axstrings.yml).", valueName: "file"),
        completion: .file())
    var config: String?

    func finder(in environment: CommandEnvironment) -> ProjectFinder {
        ProjectFinder(files: environment.files, configurationPath: config, knownRules: RuleCatalogue.ids)
    }
}

/// An output format for people or for programs.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

/// The lowest severity that causes exit code 1; `never` if no severity does.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never

    var severity: Severity? { Severity(rawValue: rawValue) }
}

extension [String] {
    /// Empty if the only path is the current folder, because the project in the current folder is the default.
    var withoutCurrentFolder: [String] { count == 1 && PathName.normalized(self[0]) == "." ? [] : self }
}
