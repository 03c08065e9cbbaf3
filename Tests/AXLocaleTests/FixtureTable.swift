import AXTestSupport
import Foundation

/// A text file in `Tests/Fixtures` with one case per line and “|” between the fields. Lines that begin with “#” are
/// comments.
enum FixtureTable {
    static func rows(of path: String) throws -> [[String]] {
        let text = try String(contentsOf: Fixtures.url.appending(path: path), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    /// The elements of a list that are separated by `separator`, without whitespace around them.
    static func list(_ field: String, _ separator: String) -> [String] {
        field.split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
