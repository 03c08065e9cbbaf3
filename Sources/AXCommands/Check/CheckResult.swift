import AXFormats
import AXReport
import AXSource
import Foundation

/// The result of a check after the comparison with the baseline: the findings to report, and the exit code.
struct CheckResult {
    let input: CheckInput
    let checked: CheckedFindings
    /// The baseline; nil to report all findings.
    let baseline: Baseline?
    let remainder: Baseline.Remainder
    /// The findings that reports contain.
    let reported: [Diagnostic]

    /// The verdict, whose raw value is the exit code:
    /// - 2 if an input couldn't be read, or if the configuration or the roles file has an error.
    /// - Otherwise, 1 if a reported finding is at or above the fail level.
    /// - Otherwise, 0.
    func verdict(failOn level: FailLevel) -> Verdict {
        switch exitCode(failOn: level) {
        case .clean: .clean
        case .findings: .findings
        case .unreadable, .mistaken: .unreadable
        }
    }

    func exitCode(failOn level: FailLevel) -> CheckOutcome.ExitCode {
        if !input.failures.isEmpty { return .unreadable(count: input.failures.count) }
        // After an error in the configuration or the roles file, other findings aren't reliable.
        let mistakes = [ConfigurationError.page.id, RolesFile.page.id]
        if reported.contains(where: { mistakes.contains($0.id) }) { return .mistaken }
        guard let level = level.severity, reported.contains(where: { $0.severity >= level }) else { return .clean }
        return .findings
    }

    /// The current day in UTC, as an ISO 8601 date.
    /// - Parameter variables: the environment variables. If `SOURCE_DATE_EPOCH` is set (in seconds;
    ///   https://reproducible-builds.org/specs/source-date-epoch), that day is used instead, so that the output is
    ///   reproducible.
    static func today(_ variables: [String: String]) -> String {
        let seconds = variables["SOURCE_DATE_EPOCH"].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        let date = seconds.map { Date(timeIntervalSince1970: min(max($0, 0), 253_402_300_799)) } ?? Date()
        return date.formatted(.iso8601.year().month().day())
    }
}

extension CheckInput {
    /// The result without the findings that are in a baseline or below `--min-severity`.
    /// - Parameter baseline: the baseline; nil to report all findings.
    func compare(_ checked: CheckedFindings, with baseline: Baseline?) -> CheckResult {
        let hasher = FindingHasher(tables, files: checked.files)
        let remainder = (baseline ?? Baseline()).remainder(of: checked.diagnostics, textHash: hasher.hash(of:))
        let shown = remainder.diagnostics.filter { finding in
            options.minimumSeverity.map { finding.severity >= $0 } ?? true
        }
        // An error in the input isn't a finding about the project, so it can't be in a baseline.
        return CheckResult(
            input: self, checked: checked, baseline: baseline, remainder: remainder,
            reported: sources.mistakes + shown)
    }
}

// MARK: Remarks

extension CheckResult {
    /// The remarks for standard error.
    var remarks: [String] {
        input.tables.unmatched + input.tables.remarks + comparison
            + [input.subject.localizations?.unexpectedMatches].compactMap { $0 }
            + suppressed + input.missingBaseline + baselineRemarks
            // A project that consists of libraries may have strings only in its samples.
            + (input.sources.occurrences.isEmpty ? [input.sources.extraction?.remarkOnSamples].compactMap(\.self) : [])
    }

    /// A remark if translations are compared with the locale that has the most files, because nothing specifies the
    /// development language.
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

    private var suppressed: [String] {
        checked.suppressed.isEmpty ? [] : ["Suppressed: \(counted(checked.suppressed.count, "finding"))."]
    }

    private var baselineRemarks: [String] {
        var remarks: [String] = []
        if !remainder.accepted.isEmpty {
            remarks.append("In the baseline: \(counted(remainder.accepted.count, "finding")).")
        }
        // A partial check doesn't show whether findings of the whole project no longer occur.
        let isWhole = input.options.baseline != nil ? !input.isPart : input.checksWholeProject
        if remainder.stale > 0, isWhole {
            remarks.append(
                "In the baseline but no longer found: \(counted(remainder.stale, "finding")). "
                    + "Remove \(remainder.stale == 1 ? "it" : "them") with --update-baseline.")
        }
        for name in baseline?.formerRules ?? [] {
            guard let current = RuleCatalogue.currentIDs[name] else { continue }
            remarks.append(
                "The baseline names the rule “\(name)”, which is now called “\(current)”; "
                    + "update the baseline with --update-baseline.")
        }
        return remarks
    }
}
