import AXTestSupport
import Foundation
import Testing

/// The sample app is documentation. The list of its errors must match the tool's findings.
@Suite struct SampleAppTests {
    private static let folder = Fixtures.url.appending(path: "SampleApp")

    /// A row of `expected-findings.tsv`, or a finding of the tool.
    private struct Finding: Hashable, CustomStringConvertible {
        let path: String
        let locale: String
        let key: String
        let rule: String

        var description: String { "\(path) \(locale) \(key) \(rule)" }
    }

    @Test func nothingIsReportedForTheCorrectApp() throws {
        let run = try ToolRun(["check", "Correct", "--complete"], in: Self.folder)
        #expect(run.code == 0, "\(run.record)")
        #expect(run.output.hasPrefix("No findings in "), "\(run.output)")
    }

    @Test(arguments: [
        (["check", "Delivery", "--source", "Correct/Resources", "--complete"], "", ["Delivery", "Correct"]),
        (["check", "--complete"], "Faulty/", ["Faulty"]),
    ])
    func theFaultsOfTheListAreReportedAndNoOthers(
        _ arguments: [String], _ place: String, _ folders: [String]
    ) throws {
        let known = try knownRules()
        let rows = try rows().filter { row in
            known.contains(row.finding.rule) && isRead(row.finding.path)
                && folders.contains { row.finding.path.hasPrefix($0 + "/") }
        }
        let found = try findings(of: arguments, in: place)
        for row in rows where row.isRequired {
            #expect(found.contains { matches($0, row.finding) }, "not reported: \(row.finding)")
        }
        for finding in found {
            #expect(rows.contains { matches(finding, $0.finding) }, "not in the list: \(finding)")
        }
    }

    /// The severities and fixes of findings match the page of their rule.
    @Test(arguments: [
        (["check", "Delivery", "--source", "Correct/Resources", "--complete"], ""),
        (["check", "--scope", "all"], "Faulty"),
    ])
    func findingsAreAsTheirPagesSay(_ arguments: [String], _ place: String) throws {
        let rules = try json(["rules"], in: "")["rules"] as? [[String: Any]] ?? []
        let pages = Dictionary(rules.map { ($0["id"] as? String ?? "", $0) }) { first, _ in first }
        let findings = try json(arguments, in: place)["diagnostics"] as? [[String: Any]] ?? []
        #expect(findings.count > 20)
        for finding in findings {
            let id = finding["id"] as? String ?? ""
            let page = try #require(pages[id])
            let severity = finding["severity"] as? String ?? ""
            // `--complete` turns findings about missing and extra strings into errors.
            let isDeclared = (page["severities"] as? [String])?.contains(severity) == true
            #expect(isDeclared || ["missing-translation", "extra-key"].contains(id), "\(id): \(severity)")
            let fixes = finding["fixes"] as? [[String: Any]] ?? []
            if fixes.contains(where: { $0["safety"] as? String == "safe" }) {
                #expect(page["fixable"] as? Bool == true, "\(id)")
            }
        }
    }

    private func json(_ arguments: [String], in place: String) throws -> [String: Any] {
        let run = try ToolRun(arguments + ["--format", "json"], in: Self.folder.appending(path: place))
        return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    }

    // MARK: The list

    private func rows() throws -> [(finding: Finding, isRequired: Bool)] {
        let text = try String(contentsOf: Self.folder.appending(path: "expected-findings.tsv"), encoding: .utf8)
        return text.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            let finding = Finding(path: cells[0], locale: cells[1], key: cells[2], rule: cells[3])
            return (finding, cells[4] == "must")
        }
    }

    /// A key of `*` in the list matches any key. A finding without a key or a locale matches any.
    private func matches(_ found: Finding, _ row: Finding) -> Bool {
        found.path == row.path && found.rule == row.rule
            && (row.key == "*" || row.key == found.key || found.key.isEmpty)
            && (row.locale == found.locale || found.locale.isEmpty)
    }

    private func isRead(_ path: String) -> Bool {
        ["strings", "stringsdict", "swift", "m", "xib", "storyboard"].contains { path.hasSuffix("." + $0) }
    }

    // MARK: The tool

    private func knownRules() throws -> Set<String> {
        let run = try ToolRun(["rules", "--format", "json"], in: Self.folder)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let rules = try #require(object?["rules"] as? [[String: Any]])
        return Set(rules.compactMap { $0["id"] as? String })
    }

    /// - Parameter place: the folder of the sample app in which the tool runs. The paths begin with its name.
    private func findings(of arguments: [String], in place: String = "") throws -> [Finding] {
        let run = try ToolRun(arguments + ["--format", "json"], in: Self.folder.appending(path: place))
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let diagnostics = try #require(object?["diagnostics"] as? [[String: Any]])
        return diagnostics.map { diagnostic in
            func text(_ member: String) -> String { diagnostic[member] as? String ?? "" }
            return Finding(path: place + text("path"), locale: text("locale"), key: text("key"), rule: text("id"))
        }
    }
}
