import AXSource
import ArgumentParser

/// A command of the tool.
protocol Verb: ParsableCommand {
    var common: CommonOptions { get }

    /// - Throws: ``CommandFailure``, which makes the exit code 2.
    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict
}

/// The exit code of a run.
enum Verdict: Int32, Sendable {
    /// No findings at or above the fail level.
    case clean = 0
    case findings = 1
    /// Some input couldn't be read; the rest was checked.
    case unreadable = 2
}

extension Verb {
    mutating func run() throws {
        switch try run(in: common.workplace(in: .live)) {
        case .clean: break
        case let verdict: throw ExitCode(verdict.rawValue)
        }
    }
}

/// The options of every command.
struct CommonOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only results.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print each step to standard error, with the number of items processed.")
    var verbose = false

    @Option(help: "When to use color; auto means only on a terminal.")
    var color: ColorChoice = .auto

    /// The workplace with the progress display that these options ask for.
    func workplace(in base: Workplace) -> Workplace {
        var workplace = base
        if verbose {
            workplace.progress = base.progressLog()
        } else if quiet {
            workplace.progress = nil
        }
        return workplace
    }
}

/// The option of commands that read a project's configuration.
struct ConfigurationOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("A configuration file (default: the nearest .axstrings.yml).", valueName: "file"),
        completion: .file())
    var config: String?

    func finder(in workplace: Workplace) -> ProjectFinder {
        ProjectFinder(files: workplace.files, configurationPath: config, knownRules: RuleCatalogue.ids)
    }
}

/// An output format for people or for programs.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

/// The lowest severity that causes exit code 1, if any.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never

    var severity: Severity? { Severity(rawValue: rawValue) }
}
