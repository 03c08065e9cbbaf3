import AXSource
import ArgumentParser

/// A severity, or none.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never

    var severity: Severity? { Severity(rawValue: rawValue) }
}

/// What `--min-severity` asks for.
enum ReportedSeverity: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note

    var severity: Severity { Severity(rawValue: rawValue) ?? .note }
}
