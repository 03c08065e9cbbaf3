import AXSource

/// What a check is asked for, as plain values: the verb makes one from its options, `init` and tests make their own.
struct CheckRequest: Sendable {
    /// Files and folders as the user named them; empty for the project in the current folder.
    var paths: [String] = []
    /// What a delivery is judged against; nil to judge a project.
    var source: String?
    /// The language tag of delivered files.
    var locale: String?
    var profile: String?
    /// A folder with locale data.
    var localeFolder: String?
    var baseline: String?
    /// Whether findings are reported that a baseline accepts.
    var ignoresBaseline = false
    var minimumSeverity: Severity?
    var scope: CheckQuestion.Scope?
    var isComplete = false
    /// A revision of git: only what has changed since is judged.
    var since: String?
    /// Whether only what git's index changes is judged.
    var isStaged = false
    /// Only units with a form in one of these states are checked; empty for all.
    var states: [StateName] = []
    /// What `extract` wrote about the project, in place of its sources.
    var roles: String?
    /// A configuration instead of the nearest one.
    var configuration: String?
}

extension CheckRequest {
    /// The command that checks the same: what a suggestion begins with. Options that only select findings are not in it.
    var command: [String] {
        let options = [("--source", source), ("--locale", locale), ("--config", configuration)]
        let flags = ignoresBaseline ? ["--no-baseline"] : []
        return ["check"] + paths + flags + options.flatMap { name, value in value.map { [name, $0] } ?? [] }
    }
}
