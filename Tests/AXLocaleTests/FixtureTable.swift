import AXTestSupport
import Foundation

/// A text file of `Tests/Fixtures` with a case a line and “|” between its fields; lines that begin with “#” are remarks.
enum FixtureTable {
    static func rows(of path: String) throws -> [[String]] {
        let text = try String(contentsOf: Fixtures.url.appending(path: path), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    /// The texts of a list with `separator` between them.
    static func list(_ field: String, _ separator: String) -> [String] {
        field.split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
