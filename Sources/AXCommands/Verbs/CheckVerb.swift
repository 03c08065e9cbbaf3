import AXLocale
import AXReport
import AXRules
import AXSource
import ArgumentParser

/// `axstrings check`: judges a project's string tables, or a delivery.
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
            Without --source, the sources, strings files and configuration of a project are checked. With it, a delivery is \
            compared with the project. Errors are always listed first and in full.
            """,
            """
            --units reads one JSON object per line with “id”, “locale” and “text”, and optionally “role”, “source”, “label”, \
            “visibleText”, “traits”, “key”, “comment”, “plural” (the category of this form), “maxLength” (characters) and “file” \
            (the path in findings). The answer to each line is {"id", "findings"}, printed before the next line is read. Lines \
            and columns are those of the string itself, columns in UTF-16 units. Empty lines have no answer.
            """, CommandHelp.environment,
            clean: "No finding at or over --fail-on.", findings: "Findings at or over --fail-on."))

    @Argument(help: "Files and folders (default: the project in the current folder).", completion: .paths)
    var paths: [String] = []

    @Option(
        help: ArgumentHelp(
            "The project, folder or file that a delivery is compared with.", valueName: "path"), completion: .paths)
    var source: String?

    @Option(
        help: ArgumentHelp("The language tag of files whose path names none.", valueName: "tag"), completion: .locales)
    var locale: String?

    @Option(
        help: ArgumentHelp(
            "The style rules to apply.",
            discussion: """
                consistent: the habit of the source strings (default). apple-strict: Apple's guide. spoken-only: only what \
                sounds wrong.
                """), completion: .list(Profile.allCases.map(\.rawValue)))
    var profile: String?

    @Option(
        help: ArgumentHelp("A folder with locale data that adds to the built-in data.", valueName: "folder"),
        completion: .directory)
    var locales: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "How to report. Can be repeated.",
            discussion: """
                \(CheckReportFormats.all.map(\.name).joined(separator: ", ")) (default: text). NAME=FILE writes a file; \
                markdown=FOLDER/ writes a file per locale.
                """), completion: .list(CheckReportFormats.all.map(\.name)))
    var format: [String] = []

    @Option(
        help: ArgumentHelp(
            "A file of accepted findings (default: that of the configuration).", valueName: "file"), completion: .file()
    )
    var baseline: String?

    @Flag(help: "Accept all findings of this run in the baseline.")
    var updateBaseline = false

    @Flag(help: "Apply the safe fixes, then check again.")
    var fix = false

    @Flag(name: [.customShort("n"), .long], help: "With --fix: show the difference and write nothing.")
    var dryRun = false

    @Option(help: "The lowest severity that makes the exit code 1.")
    var failOn: FailLevel = .error

    @Option(help: "The lowest severity that is reported.")
    var minSeverity: ReportedSeverity = .note

    @Option(
        help: ArgumentHelp(
            "Which strings to check.", discussion: "Default: accessibility for a project, all for a delivery."))
    var scope: CheckQuestion.Scope?

    @Option(
        help: ArgumentHelp(
            "The output of extract --format jsonl or json, read instead of the sources, or - for standard input.",
            valueName: "file"), completion: .file())
    var roles: String?

    @Option(
        help: ArgumentHelp(
            "Check single strings: a file with one JSON object per line, or - for standard input.", valueName: "file"),
        completion: .file())
    var units: String?

    @Flag(help: "Report every missing and extra string as an error.")
    var complete = false

    @Option(
        help: ArgumentHelp("Check only what has changed since a Git revision.", valueName: "revision"),
        completion: .revisions)
    var since: String?

    @Flag(help: "Check only what is staged in Git, as it is staged.")
    var staged = false

    @Option(
        help: ArgumentHelp("Check only strings in this state. Can be repeated.", valueName: "state"))
    var state: [StateName] = []

    @Flag(help: "List every finding on a terminal, which groups more than 50 by rule.")
    var all = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if units != nil { try validateAlone() }
        if source != nil, paths.isEmpty { throw ValidationError("--source needs a delivery to judge.") }
        if locale != nil, paths.isEmpty {
            throw ValidationError("--locale can only be used with a delivery or a file.")
        }
        if fix, roles == ReadTable.input {
            throw ValidationError("--fix reads everything twice, and standard input comes once: give --roles a file.")
        }
        if dryRun, !fix { throw ValidationError("--dry-run goes with --fix.") }
        if dryRun, updateBaseline { throw ValidationError("--update-baseline does not go with --dry-run.") }
        if updateBaseline, baseline == nil, !paths.isEmpty {
            throw ValidationError(
                "The project's baseline is of the whole project: leave out the paths, or give --baseline.")
        }
        if let least = failOn.severity, minSeverity.severity > least {
            throw ValidationError(
                "--fail-on \(least.rawValue) would fail for findings that --min-severity leaves out of the report.")
        }
        try validateChanges()
    }

    private func validateChanges() throws {
        if updateBaseline, !state.isEmpty {
            throw ValidationError("A baseline is of the whole project: leave out --state.")
        }
        let name = staged ? "--staged" : "--since"
        guard staged || since != nil else { return }
        if staged, since != nil { throw ValidationError("--staged does not go with --since.") }
        if updateBaseline { throw ValidationError("A baseline is of the whole project: leave out \(name).") }
        if staged, fix {
            throw ValidationError("--staged judges what is in the index, and --fix would change what is on the disk.")
        }
    }

    /// `--units` is no check of files: nothing is compared, written or listed.
    private func validateAlone() throws {
        let others: [(String, Bool)] = [
            ("paths", !paths.isEmpty), ("--source", source != nil), ("--locale", locale != nil),
            ("--format", !format.isEmpty), ("--baseline", baseline != nil), ("--update-baseline", updateBaseline),
            ("--fix", fix), ("--scope", scope != nil), ("--roles", roles != nil), ("--complete", complete),
            ("--all", all), ("--since", since != nil), ("--staged", staged), ("--state", !state.isEmpty),
        ]
        if let other = others.first(where: \.1) { throw ValidationError("--units does not go with \(other.0).") }
    }

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        if let units { return try answer(units, in: workplace) }
        if let locale { _ = try LanguageTag.valid(locale) }
        let targets = try CheckReportTargets(format, dryRun: dryRun, in: workplace)
        var workplace = workplace
        if targets.has("plain"), !common.verbose { workplace.progress = nil }
        if fix && !dryRun || updateBaseline { try workplace.recover(around: paths) }
        var input = try CheckInput(request, in: workplace)
        var checked = try CheckedFindings(input)
        if fix {
            let result = CheckResult(input, checked, baseline: updateBaseline ? nil : try input.baseline())
            let repaired = try repair(result, in: workplace)
            if dryRun { return result.verdict(failOn: failOn) }
            if let repaired { (input, checked) = (repaired.input, repaired.checked) }
        }
        let baseline = try baseline(of: input, checked, in: workplace)
        let result = CheckResult(input, checked, baseline: baseline)
        try report(result, to: targets, in: workplace)
        workplace.abandon(input)
        return result.verdict(failOn: failOn)
    }

    /// Applies the safe fixes, or shows what they change.
    /// - Returns: What is found after them; nil where nothing was changed.
    private func repair(_ result: CheckResult, in workplace: Workplace) throws(CommandFailure) -> CheckResult? {
        if !common.quiet, let warning = result.fixWarning { workplace.complain(warning) }
        let repair = try result.repair(dryRun: dryRun)
        if !common.quiet { workplace.complain(repair.remark) }
        return repair.result
    }

    /// The baseline of this run, updated where the user asks for that.
    private func baseline(
        of input: CheckInput, _ checked: CheckedFindings, in workplace: Workplace
    ) throws(CommandFailure) -> Baseline? {
        guard updateBaseline else { return try input.baseline() }
        let (baseline, remarks) = try input.updateBaseline(accepting: checked)
        if !common.quiet { remarks.forEach(workplace.complain) }
        return baseline
    }

    private func answer(_ path: String, in workplace: Workplace) throws(CommandFailure) -> Verdict {
        let isStream = path == ReadTable.input
        var run = try UnitsRun(request, path: isStream ? ReadTable.standardInput : path, in: workplace)
        var lines =
            isStream
            ? LineStream(limit: UnitsFile.longestLine, workplace.readSomeInput)
            : LineStream(limit: UnitsFile.longestLine, whole: try Self.read(path, in: workplace))
        try run.answer(&lines, workplace.print)
        return run.verdict(failOn: failOn)
    }

    private static func read(_ path: String, in workplace: Workplace) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try workplace.files.read(path)
        } catch {
            throw CommandFailure(.input, error)
        }
    }

    private var request: CheckRequest {
        CheckRequest(
            paths: paths, source: source, locale: locale, profile: profile, localeFolder: locales, baseline: baseline,
            minimumSeverity: minSeverity.severity, scope: scope,
            isComplete: complete, since: since, isStaged: staged, states: state, roles: roles,
            configuration: configured.config)
    }

    private func report(
        _ result: CheckResult, to targets: CheckReportTargets, in workplace: Workplace
    ) throws(CommandFailure) {
        let report = result.report(showsTexts: targets.showsTexts, failOn: failOn)
        var remarks = try targets.deliver(report, color: common.color, all: all, in: workplace)
        // A report that no one sees yet has a last line too.
        if targets.isAllInFiles { remarks.append(report.closing) }
        result.input.failures.forEach { workplace.fail($0) }
        if !common.quiet { (remarks + result.remarks).forEach(workplace.complain) }
    }
}

extension CheckQuestion.Scope: ExpressibleByArgument {}
