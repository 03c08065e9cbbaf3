package import AXSource

/// The outcome of a check, for the last line of a report.
package struct CheckOutcome: Hashable, Sendable {
    /// The reason for the exit code of the command.
    package enum ExitCode: Hashable, Sendable {
        /// No finding at or above the fail level (exit code 0).
        case clean
        /// Findings at or above the fail level (exit code 1).
        case findings
        /// Input that couldn't be read (exit code 2).
        case unreadable(count: Int)
        /// An error in the configuration or in a roles file, which makes the findings unreliable (exit code 2).
        case mistaken
    }

    /// The files that have changed according to Git, including those that a check doesn't read.
    package struct Changes: Hashable, Sendable {
        /// The revision that the files are compared with, in the user's notation; nil for staged files.
        package let revision: String?
        /// The number of changed files.
        package let files: Int

        package init(since revision: String?, files: Int) {
            (self.revision, self.files) = (revision, files)
        }

        /// The sentence for changes without findings: “No findings in 3 staged files.”
        var noFindings: String {
            let since = revision.map { "since " + VisibleText.line($0) }
            guard files > 0 else { return since.map { "Nothing has changed \($0)." } ?? "Nothing is staged." }
            guard let since else { return "No findings in \(counted(files, "staged file"))." }
            return "No findings in \(counted(files, "file")) changed \(since)."
        }
    }

    package let exitCode: ExitCode
    /// The lowest severity that makes the exit code 1; nil if findings never do.
    package let failLevel: Severity?
    /// The number of checked strings and translations.
    package let strings: Int
    /// The number of checked uses of strings in source code.
    package var uses = 0
    /// Whether only accessibility strings were checked.
    package var isForAccessibility = false
    /// The number of strings files and source files that were read.
    package let files: Int
    /// The changes that were checked; nil if everything was checked.
    package var changes: Changes?
    /// The checked paths in the user's notation. Without paths, the name of the project's folder.
    package var subject: String?
    /// The date of the run, such as `2026-01-31`; nil if reports don't show it.
    package var date: String?
    /// The command and its arguments, without the tool's name and without report options. Suggested commands contain
    /// them.
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
