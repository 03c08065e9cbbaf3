import AXModel
import AXSource

/// The options of a check. `check` reads them from the command line; other commands and tests set them directly.
struct CheckOptions: Sendable {
    /// Files and folders in the user's notation; empty for the project in the current folder.
    var paths: [String] = []
    /// The project or file that a delivery is compared with; nil to check a project.
    var source: String?
    /// The language tag of files outside `.lproj` folders.
    var locale: String?
    var profile: String?
    var localeFolder: String?
    var baseline: String?
    /// Whether to report findings that are in the baseline.
    var ignoresBaseline = false
    var minimumSeverity: Severity?
    var scope: CheckSettings.Scope?
    var isComplete = false
    /// The Git revision to compare with: only changes since then are checked.
    var since: String?
    /// Whether only the changes in the Git index are checked.
    var isStaged = false
    /// The states of strings to check: at least one form must have one of them. Empty for all strings.
    var states: [StateName] = []
    /// The path of a file that `extract` wrote, or `-` for standard input; read instead of the sources.
    var roles: String?
    /// The path of the configuration file to use instead of the nearest one.
    var configuration: String?
}

extension CheckOptions {
    /// The beginning of suggested commands that check the same input. Most options that select findings are omitted.
    var command: [String] {
        let options = [("--source", source), ("--locale", locale), ("--config", configuration)]
        let flags = ignoresBaseline ? ["--no-baseline"] : []
        return ["check"] + paths + flags + options.flatMap { name, value in value.map { [name, $0] } ?? [] }
    }

    func finder(in environment: CommandEnvironment) -> ProjectFinder {
        ProjectFinder(files: environment.files, configurationPath: configuration, knownRules: RuleCatalogue.ids)
    }
}
