import AXModel
import AXSource

/// The options of a check as plain values: `check` reads them from the command line, and other commands and tests set
/// them.
struct CheckOptions: Sendable {
    /// Files and folders as the user named them; empty for the project in the current folder.
    var paths: [String] = []
    /// The project or file that a delivery is compared with; nil to check a project.
    var source: String?
    /// The language tag for files whose path doesn't contain one.
    var locale: String?
    var profile: String?
    var localeFolder: String?
    var baseline: String?
    /// Whether findings in the baseline are reported, too.
    var ignoresBaseline = false
    var minimumSeverity: Severity?
    var scope: CheckSettings.Scope?
    var isComplete = false
    /// A Git revision: only changes since then are checked.
    var since: String?
    /// Whether only the changes in the Git index are checked.
    var isStaged = false
    /// Only strings with a form in one of these states are checked; empty for all strings.
    var states: [StateName] = []
    /// A file that `extract` wrote, which is read instead of the sources.
    var roles: String?
    /// A configuration file to use instead of the nearest one.
    var configuration: String?
}

extension CheckOptions {
    /// The beginning of a suggested command that checks the same input. Most options that select findings are omitted.
    var command: [String] {
        let options = [("--source", source), ("--locale", locale), ("--config", configuration)]
        let flags = ignoresBaseline ? ["--no-baseline"] : []
        return ["check"] + paths + flags + options.flatMap { name, value in value.map { [name, $0] } ?? [] }
    }

    func finder(in environment: CommandEnvironment) -> ProjectFinder {
        ProjectFinder(files: environment.files, configurationPath: configuration, knownRules: RuleCatalogue.ids)
    }
}
