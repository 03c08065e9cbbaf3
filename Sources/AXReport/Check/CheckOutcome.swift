package import AXSource

/// How a check ends, for the last line of reports that people read.
package struct CheckOutcome: Hashable, Sendable {
    /// The exit code of the command and what decides it.
    package enum ExitCode: Hashable, Sendable {
        /// 0: no finding at or over the fail level.
        case clean
        /// 1: findings at or over the fail level.
        case findings
        /// 2: input that could not be read.
        case unreadable(count: Int)
        /// 2: a mistake in the configuration or in a file of options, so that no finding can be trusted.
        case mistaken
    }

    /// Files that Git says have changed.
    package struct Changes: Hashable, Sendable {
        /// The revision they are compared with, as the user named it; nil for staged files.
        package let revision: String?
        /// The number of files.
        package let files: Int

        package init(since revision: String?, files: Int) {
            (self.revision, self.files) = (revision, files)
        }

        /// “No findings in 3 staged files.”
        var noFindings: String {
            let since = revision.map { "since " + VisibleText.line($0) }
            guard files > 0 else { return since.map { "Nothing has changed \($0)." } ?? "Nothing is staged." }
            guard let since else { return "No findings in \(counted(files, "staged file"))." }
            return "No findings in \(counted(files, "file")) changed \(since)."
        }
    }

    package let exitCode: ExitCode
    /// The lowest severity that makes the exit code 1; nil for a run that never fails.
    package let failLevel: Severity?
    /// The number of strings and translations that were checked.
    package let strings: Int
    /// The number of uses of strings in source code that were checked.
    package var uses = 0
    /// Whether these are the strings for accessibility alone.
    package var isForAccessibility = false
    /// The number of strings files and sources that were read.
    package let files: Int
    /// What the findings are about, where only changes were checked.
    package var changes: Changes?
    /// The name of the checked project folder or delivery.
    package var subject: String?
    /// The day of the run, such as `2026-01-31`; nil where it is not shown.
    package var date: String?
    /// The words of the command that was run, without those that choose a report: what a suggestion begins with.
    package let command: [String]

    package init(
        exitCode: ExitCode, failLevel: Severity? = .error, strings: Int, files: Int, command: [String] = ["check"]
    ) {
        (self.exitCode, self.failLevel) = (exitCode, failLevel)
        (self.strings, self.files, self.command) = (strings, files, command)
    }

    /// Whether a finding makes the exit code 1.
    func fails(for finding: Diagnostic) -> Bool { failLevel.map { finding.severity >= $0 } ?? false }
}
