import AXTestSupport
import Foundation
import Testing

/// Several files contain the version, which must be the same in all of them.
struct VersionTests {
    @Test(arguments: [
        ("CHANGELOG.md", #"(?m)^## (\d+\.\d+\.\d+)"#), ("pyproject.toml", #"(?m)^version = "([^"]+)""#),
        ("pyproject.toml", #"axstrings==([^"]+)""#), ("Plugins/axstrings-plugins/README.md", #"from: "([^"]+)""#),
    ])
    func everyFileNamesTheSameVersion(path: String, pattern: String) throws {
        let text = try String(contentsOf: Fixtures.repository.appending(path: path), encoding: .utf8)
        let match = try #require(try Regex(pattern, as: (Substring, Substring).self).firstMatch(in: text))
        #expect(String(match.output.1) == ToolRun.version)
    }
}
