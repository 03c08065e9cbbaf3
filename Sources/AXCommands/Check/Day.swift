import Foundation

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
