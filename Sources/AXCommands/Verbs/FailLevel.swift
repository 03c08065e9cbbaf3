import ArgumentParser
import AXSource

/// A severity, or none.
enum FailLevel: String, ExpressibleByArgument, CaseIterable {
    case error, warning, note, never

    var severity: Severity? { Severity(rawValue: rawValue) }
}
