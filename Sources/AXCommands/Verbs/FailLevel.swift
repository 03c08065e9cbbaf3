import AXSource
import ArgumentParser

/// A severity, or none.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never

    var severity: Severity? { Severity(rawValue: rawValue) }
}
