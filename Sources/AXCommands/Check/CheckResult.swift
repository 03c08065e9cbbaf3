import AXFormats
import AXModel
import AXReport
import AXSource
import Foundation

/// What is left of a check's findings after the baseline, and what it means for the exit code.
struct CheckResult {
    let input: CheckInput
    let checked: CheckedFindings
    /// The accepted findings; nil where all are reported.
    let baseline: Baseline?
    private let remainder: Baseline.Remainder
    /// What the report lists.
    let reported: [Diagnostic]

    /// - Parameter baseline: The accepted findings; nil to report all.
    init(_ input: CheckInput, _ checked: CheckedFindings, baseline: Baseline?) {
        self.input = input
        self.checked = checked
        self.baseline = baseline
        let text = FindingText(input.tables, files: checked.files)
        remainder = (baseline ?? Baseline()).remainder(of: checked.diagnostics, textHash: text.hash(of:))
        let shown = remainder.diagnostics.filter { finding in
            input.request.minimumSeverity.map { finding.severity >= $0 } ?? true
        }
        // A mistake in the input of the run itself is not a finding about the project: no baseline accepts it.
        reported = input.sources.mistakes + shown
    }

    /// Findings at or over the fail level make the exit code 1, and input that could not be read makes it 2.
    func verdict(failOn level: FailLevel) -> Verdict {
        switch exitCode(failOn: level) {
        case .clean: .clean
        case .findings: .findings
        case .unreadable, .mistaken: .unreadable
        }
    }

    private func exitCode(failOn level: FailLevel) -> CheckOutcome.ExitCode {
        if !input.failures.isEmpty { return .unreadable(count: input.failures.count) }
        // With such a mistake, no other finding can be trusted.
        let mistakes = [ConfigurationMistake.page.id, RolesFile.page.id]
        if reported.contains(where: { mistakes.contains($0.id) }) { return .mistaken }
        guard let level = level.severity, reported.contains(where: { $0.severity >= level }) else {
            return .clean
        }
        return .findings
    }

    /// Lines for standard error.
    var remarks: [String] {
        input.tables.remarks + comparison + listeners + suppressed + input.missingBaseline + baselineRemarks
    }

    /// The report of this run.
    /// - Parameters:
    ///   - showsTexts: Whether it shows the strings that findings are about.
    ///   - level: The fail level.
    func report(showsTexts: Bool, failOn level: FailLevel) -> CheckReport {
        let pages = RuleCatalogue.pages.map { ($0.id, $0) }
        let project = input.project
        var background = ReportBackground(
            rules: Dictionary(pages) { $1 },
            accepted: remainder.accepted.map { AcceptedFinding($0, .baseline) } + checked.suppressed,
            developmentLanguage: input.tables.groups.first?.source.locale ?? project.developmentLanguage.tag,
            styles: input.question.styles, vendors: project.configuration.vendors)
        background.judgedLocales = input.request.paths.isEmpty ? nil : Set(input.tables.catalogs.map(\.locale))
        background.repository = RepositoryPaths(reported + background.accepted.map(\.diagnostic), in: repository)
        if showsTexts {
            let gathered = CheckBackground(input.tables, input.question)
            background.texts = gathered.texts(of: reported)
            background.lengths = gathered.lengths()
        }
        return CheckReport(
            diagnostics: reported, files: checked.files, project: project.root, tool: .current, background: background,
            outcome: outcome(failOn: level))
    }

    private func outcome(failOn level: FailLevel) -> CheckOutcome {
        let files = input.tables.files.count + (input.checksSources ? input.project.sources.count : 0)
        var outcome = CheckOutcome(
            exitCode: exitCode(failOn: level), failLevel: level.severity,
            strings: input.stringCount,
            files: files, command: input.request.command)
        if input.checksSources { outcome.uses = input.sources.occurrences.count }
        outcome.isForAccessibility = input.question.scope == .accessibility
        outcome.changes = input.changes.map { .init(since: input.request.since, files: $0.before.count) }
        outcome.subject = subject
        outcome.date = Day.today(input.workplace.variables)
        return outcome
    }

    /// The name of what was checked: the delivery, or the folder of the project.
    private var subject: String {
        let folder = input.workplace.files.currentFolder
        let paths = input.request.paths.filter { $0 != ReadTable.input }
        guard paths.isEmpty else { return paths.joined(separator: ", ") }
        return PathName.name(of: PathName.absolute(input.project.root, from: folder))
    }

    /// The repository of the project.
    private var repository: RepositoryRoot? {
        let path = input.request.source ?? input.request.paths.first { $0 != ReadTable.input } ?? "."
        return RepositoryRoot(above: path, in: input.workplace.files, variables: input.workplace.variables)
    }

    /// What strings are compared with, where neither the user nor the project says so.
    private var comparison: [String] {
        let language = input.project.developmentLanguage
        guard input.subject.kind == .project, language.evidence == .mostComplete,
            input.tables.groups.contains(where: { !$0.translations.isEmpty })
        else { return [] }
        return [
            "Without --source, translations are compared with “\(PathName.printable(language.tag))”, "
                + "the locale with the most files."
        ]
    }

    private var listeners: [String] {
        input.subject.localizations.flatMap(RegionalListeners.remark).map { [$0] } ?? []
    }

    private var suppressed: [String] {
        checked.suppressed.isEmpty ? [] : ["Suppressed: \(counted(checked.suppressed.count, "finding"))."]
    }

    private var baselineRemarks: [String] {
        var remarks: [String] = []
        if !remainder.accepted.isEmpty {
            remarks.append("In the baseline: \(counted(remainder.accepted.count, "finding")).")
        }
        // A part of the project says nothing about what a baseline of the whole accepts elsewhere.
        let isWhole = !input.isPart && (input.request.baseline != nil || input.request.paths.isEmpty)
        if remainder.stale > 0, isWhole {
            remarks.append(
                "In the baseline but no longer found: \(counted(remainder.stale, "finding")). "
                    + "Remove \(remainder.stale == 1 ? "it" : "them") with --update-baseline.")
        }
        for name in baseline?.formerRules ?? [] {
            guard let current = FormerNames.rules[name] else { continue }
            remarks.append(
                "The baseline names the rule “\(name)”, which is now called “\(current)”; "
                    + "update the baseline with --update-baseline.")
        }
        return remarks
    }
}

/// A day of the Gregorian calendar in UTC, as ISO 8601 writes it.
enum Day {
    /// - Parameter variables: `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch), in seconds, makes
    ///   the same input give the same bytes on any day.
    static func today(_ variables: [String: String]) -> String {
        let seconds = variables["SOURCE_DATE_EPOCH"].flatMap(Double.init)
        let date = seconds.map { Date(timeIntervalSince1970: min(max($0, 0), 253_402_300_799)) } ?? Date()
        return date.formatted(.iso8601.year().month().day())
    }
}
