import AXSource

extension CheckReport {
    /// The last line of a report for people. It contains the counts, the reason for the exit code, and the next command
    /// to try, if there are any.
    package var closing: String {
        [counts, decision, offer].compactMap { $0 }.joined(separator: " ")
    }

    private var counts: String? {
        if !diagnostics.isEmpty { return summary.sentence + "." }
        switch outcome?.exitCode {
        case .clean, nil: break
        // “No findings” alone wouldn't show that something wasn't checked.
        case .findings, .unreadable, .mistaken: return nil
        }
        if let changes = outcome?.changes { return changes.noFindings }
        guard let outcome, outcome.files > 0 else { return "No findings." }
        let strings = counted(outcome.strings, outcome.isForAccessibility ? "accessibility string" : "string")
        let uses = outcome.uses > 0 ? " and \(counted(outcome.uses, "use")) in code" : ""
        return "No findings in \(strings)\(uses) across \(counted(outcome.files, "file"))."
    }

    private var decision: String? {
        guard let outcome else { return nil }
        let option = "(--fail-on \(outcome.failLevel?.rawValue ?? "never"))"
        switch outcome.exitCode {
        case .clean: return diagnostics.isEmpty ? nil : "Exit code 0 \(option)."
        case .findings: return "Exit code 1: \(Findings.Summary(diagnostics.filter(outcome.fails))) \(option)."
        case .unreadable(let count): return "Exit code 2: \(counted(count, "input")) could not be read."
        case .mistaken: return "Exit code 2: invalid options or configuration."
        }
    }

    /// The next command to try. It shows all fixes or, if no finding is fixable, the page of the most severe finding's
    /// rule.
    private var offer: String? {
        guard let outcome, let first = findings.bySeverity.first else { return nil }
        let name = "axstrings"
        let fixable = diagnostics.count { $0.isFixable }
        let page = "\(name) rules \(first.id)"
        guard fixable > 0 else { return "Next: \(page)" }
        let fix = ([name] + outcome.command.map(\.shellWord) + ["--fix", "--dry-run"]).joined(separator: " ")
        return "\(fixable) fixable with --fix. Next: \(fix)"
    }
}

extension Diagnostic {
    /// Whether `--fix` fixes the finding.
    var isFixable: Bool { fixIts.contains { $0.safety == .safe } }
}

extension String {
    /// The string quoted for POSIX shells.
    fileprivate var shellWord: String {
        let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_./=+:@%,".contains($0) }
        return isPlain ? self : "'" + VisibleText.line(self).replacing("'", with: "'\\''") + "'"
    }
}
