import ArgumentParser

/// A command of the tool: decodes its options, calls the library, renders the answer.
protocol Verb: ParsableCommand {
    var common: CommonOptions { get }

    /// - Returns: whether the run found what its fail level names.
    /// - Throws: ``CommandFailure``, for which the process ends with code 2.
    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict
}

/// How a run ended, as its exit code says.
enum Verdict: Int32, Sendable {
    /// Nothing at or over the fail level.
    case clean = 0
    case findings = 1
    /// An input could not be read; the others were checked.
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

/// Options that every command has.
struct CommonOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Print only results.")
    var quiet = false

    @Flag(name: .shortAndLong, help: "Print each step to standard error, with the number of items processed.")
    var verbose = false

    @Option(help: "When to use color; auto means only on a terminal.")
    var color: ColorChoice = .auto

    /// The workplace with what shows the steps of the run as these options ask for it.
    func workplace(in place: Workplace) -> Workplace {
        var place = place
        if verbose {
            place.progress = place.progressLog()
        } else if quiet {
            place.progress = nil
        }
        return place
    }
}

/// The option of verbs that read a project's configuration.
struct ConfigurationOption: ParsableArguments {
    @Option(
        help: ArgumentHelp("A configuration file (default: the nearest .axstrings.yml).", valueName: "file"),
        completion: .file())
    var config: String?

    func finder(in workplace: Workplace) -> ProjectFinder {
        ProjectFinder(files: workplace.files, configurationPath: config, knownRules: RuleCatalogue.ids)
    }
}
