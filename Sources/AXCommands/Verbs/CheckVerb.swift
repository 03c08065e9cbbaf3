import AXLocale
import AXReport
import AXRules
import AXSource
import ArgumentParser

/// `axstrings check`: checks a project's sources and strings files, or a delivery.
struct CheckVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Check sources, strings files and deliveries.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings check",
                "axstrings check Delivery --source App/Resources --complete",
                "axstrings check de.strings --locale de",
                "axstrings check --format sarif=report.sarif --format text",
                "axstrings check --since origin/main --fail-on warning",
                "axstrings check --fix --dry-run",
                "axstrings check --units - < strings.jsonl",
            ],
            """
            Without --source, the command checks the sources, strings files and configuration of a project. With \
            --source, the command compares a delivery with the project. On a terminal, errors come first and are \
            always listed in full.
            """,
            """
            --units reads one JSON object per line; “id”, “locale” and “text” are required. Instead of “text”, “forms” \
            contains all plural forms by category. Optional are “role”, “source” or “sourceForms”, “label”, “visibleText”, \
            “traits”, “key”, “comment”, “state”, “plural” (the category of a single form), “maxLength” (in characters) and \
            “file” (the path to report). Each line is answered with {"id", "findings"} before the next line is read; empty \
            lines get no answer. The line {"protocol": 2} is answered with the version and the rules. Positions refer to the \
            string or form itself, in UTF-16 code units.
            """, CommandHelp.environment,
            clean: "No findings at or above --fail-on.", findings: "Findings at or above --fail-on."))

    @Argument(help: "Files and folders to check (default: the project in the current folder).", completion: .paths)
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "The project, folder or file to compare a delivery with.", valueName: "path"), completion: .paths)
    var source: String?

    @Option(
        help: ArgumentHelp(
            "The language tag of files outside .lproj folders, even if their names contain another one.",
            valueName: "tag"),
        completion: .locales)
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "The style rules to apply.",
            discussion: """
                consistent: follow the style of the source strings (default). apple-strict: follow Apple's guide. \
                spoken-only: report only what sounds wrong.
                """), completion: .list(Profile.allCases.map(\.rawValue)))
    var profile: String?

    @Option(
        help: ArgumentHelp("A folder of locale data to add to the built-in data.", valueName: "folder"),
        completion: .directory)
    var locales: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The report format. Can be repeated.",
            discussion: """
                \(CheckReportFormats.all.map(\.name).joined(separator: ", ")) (default: text). NAME=FILE writes to a \
                file; markdown=FOLDER/ writes one file per locale.
                """), completion: .list(CheckReportFormats.all.map(\.name)))
    var format: [String] = []

    @Option(
        help: ArgumentHelp(
            "The baseline, a file of findings to ignore (default: the file that the configuration specifies).",
            valueName: "file"), completion: .file())
    var baseline: String?

    @Flag(help: "Also report findings that are in the baseline.")
    var noBaseline = false

    @Flag(help: "Record all findings from this run in the baseline.")
    var updateBaseline = false

    @Flag(help: "Apply safe fixes, then check again.")
    var fix = false

    @Flag(name: [.customShort("n"), .long], help: "With --fix: show a diff and write nothing.")
    var dryRun = false

    @Option(help: "The lowest severity that causes exit code 1.")
    var failOn: FailLevel = .error

    @Option(help: "The lowest severity to report.")
    var minSeverity: ReportedSeverity = .note

    @Option(
        help: ArgumentHelp(
            "Which strings to check.", discussion: "Default: accessibility for a project, all for a delivery."))
    var scope: CheckSettings.Scope?

    @Option(
        help: ArgumentHelp(
            "A file to read instead of the sources (the output of extract --format "
                + CommandHelp.list(ExtractReportFormats.all.filter(\.listsUses).map(\.name))
                + "), or - for standard input.",
            valueName: "file"), completion: .file())
    var roles: String?

    @Option(
        help: ArgumentHelp(
            "Check individual strings from a file with one JSON object per line, or - for standard input.",
            valueName: "file"), completion: .file())
    var units: String?

    @Flag(help: "Report every missing or extra string as an error.")
    var complete = false

    @Option(
        help: ArgumentHelp("Check only what has changed since a Git revision.", valueName: "revision"),
        completion: .revisions)
    var since: String?

    @Flag(help: "Check only staged changes, using the staged content.")
    var staged = false

    @Option(help: ArgumentHelp("Check only strings in this state. Can be repeated.", valueName: "state"))
    var state: [StateName] = []

    @Flag(
        help: """
            On a terminal, list all findings individually. By default, findings are grouped by rule if there are more \
            than 50.
            """)
    var all = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    mutating func validate() throws {
        // With these options, the current folder is a delivery.
        if source == nil, locale == nil { paths = paths.withoutCurrentFolder }
        if units != nil { try validateUnits() }
        if source != nil, paths.isEmpty { throw ValidationError("--source needs the path of a delivery to check.") }
        if locale != nil, paths.isEmpty {
            throw ValidationError("--locale can only be used with a delivery or a file.")
        }
        if fix, roles == ParsedStringsFile.input {
            throw ValidationError("--fix reads its input twice, so pass a file to --roles instead of standard input.")
        }
        if dryRun, !fix { throw ValidationError("--dry-run can only be used with --fix.") }
        if dryRun, updateBaseline { throw ValidationError("--update-baseline can't be combined with --dry-run.") }
        if noBaseline, updateBaseline || baseline != nil {
            let other = updateBaseline ? "--update-baseline" : "--baseline"
            throw ValidationError("--no-baseline can't be combined with \(other).")
        }
        if updateBaseline, baseline == nil, !paths.isEmpty {
            throw ValidationError(
                "The project's baseline covers the whole project, so omit the paths, or specify another baseline "
                    + "with --baseline."
            )
        }
        if let least = failOn.severity, minSeverity.severity > least {
            throw ValidationError(
                """
                --fail-on \(least.rawValue) would fail because of findings that --min-severity hides. Lower \
                --min-severity or raise --fail-on.
                """)
        }
        try validateChanges()
    }

    private func validateChanges() throws {
        if updateBaseline, !state.isEmpty {
            throw ValidationError("A baseline covers the whole project, so omit --state.")
        }
        let name = staged ? "--staged" : "--since"
        guard staged || since != nil else { return }
        if staged, since != nil { throw ValidationError("--staged can't be combined with --since.") }
        if updateBaseline { throw ValidationError("A baseline covers the whole project, so omit \(name).") }
        if staged, fix {
            throw ValidationError(
                """
                --staged can't be combined with --fix: --staged checks the Git index, but --fix changes the files on \
                disk.
                """)
        }
    }

    /// Rejects options that can't be combined with `--units`, because it checks individual strings instead of files.
    private func validateUnits() throws {
        let others: [(String, Bool)] = [
            ("paths", !paths.isEmpty), ("--source", source != nil), ("--locale", locale != nil),
            ("--format", !format.isEmpty), ("--baseline", baseline != nil),
            ("--no-baseline", noBaseline), ("--update-baseline", updateBaseline),
            ("--fix", fix), ("--scope", scope != nil), ("--roles", roles != nil), ("--complete", complete),
            ("--all", all), ("--since", since != nil), ("--staged", staged), ("--state", !state.isEmpty),
        ]
        if let other = others.first(where: \.1) { throw ValidationError("--units can't be combined with \(other.0).") }
    }

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        if let units { return try checkUnits(units, in: environment) }
        if let locale { _ = try LanguageTag.valid(locale) }
        let targets = try CheckReportTargets(format, dryRun: dryRun, in: environment)
        var environment = environment
        if targets.has("plain"), !common.verbose { environment.progress = nil }
        if fix && !dryRun || updateBaseline { try environment.recover(around: paths) }
        var input = try CheckInput.read(options, in: environment)
        var checked = try input.check()
        if fix {
            let result = input.compare(checked, with: updateBaseline ? nil : try input.readBaseline())
            let repaired = try repair(result, in: environment)
            if dryRun { return result.verdict(failOn: failOn) }
            if let repaired { (input, checked) = (repaired.input, repaired.checked) }
        }
        let result = input.compare(checked, with: try baseline(of: input, checked, in: environment))
        try report(result, to: targets, in: environment)
        return result.verdict(failOn: failOn)
    }

    /// Applies the safe fixes, or shows them as a diff.
    /// - Returns: the result of another check after the fixes; nil if nothing was changed.
    private func repair(_ result: CheckResult, in environment: CommandEnvironment) throws(CommandFailure)
        -> CheckResult?
    {
        if !common.quiet, let warning = result.fixWarning { environment.printError(warning) }
        let repair = try result.repair(dryRun: dryRun)
        if !common.quiet { environment.printError(repair.remark) }
        return repair.result
    }

    private func baseline(
        of input: CheckInput, _ checked: CheckedFindings, in environment: CommandEnvironment
    ) throws(CommandFailure) -> Baseline? {
        guard updateBaseline else { return try input.readBaseline() }
        let (baseline, remarks) = try input.updateBaseline(accepting: checked)
        if !common.quiet { remarks.forEach(environment.printError) }
        return baseline
    }

    private func checkUnits(_ path: String, in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        let isStream = path == ParsedStringsFile.input
        var run = try UnitsRun.prepare(
            options, path: isStream ? ParsedStringsFile.standardInput : path, in: environment)
        var lines =
            isStream
            ? LineStream(limit: UnitLine.longest, environment.readSomeInput)
            : LineStream(limit: UnitLine.longest, whole: try ParsedStringsFile.file(path, in: environment).raw)
        try run.answer(&lines, environment.print)
        return run.verdict(failOn: failOn)
    }

    private var options: CheckOptions {
        CheckOptions(
            paths: paths, source: source, locale: locale, profile: profile, localeFolder: locales, baseline: baseline,
            ignoresBaseline: noBaseline, minimumSeverity: minSeverity.severity, scope: scope, isComplete: complete,
            since: since, isStaged: staged, states: state, roles: roles, configuration: configured.config)
    }

    private func report(
        _ result: CheckResult, to targets: CheckReportTargets, in environment: CommandEnvironment
    ) throws(CommandFailure) {
        let report = result.report(includesStrings: targets.includesStrings, failOn: failOn)
        var remarks = try targets.deliver(report, color: common.color, all: all, in: environment)
        // If all reports are written to files, print the summary nevertheless.
        if targets.isAllInFiles { remarks.append(report.closing) }
        result.input.failures.forEach { environment.fail($0) }
        if !common.quiet { (remarks + result.remarks).forEach(environment.printError) }
    }
}

extension CheckSettings.Scope: ExpressibleByArgument {}

extension StateName: ExpressibleByArgument {}

enum ReportedSeverity: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note

    var severity: Severity { Severity(rawValue: rawValue) ?? .note }
}
