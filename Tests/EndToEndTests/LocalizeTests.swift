import AXTestSupport
import Foundation
import Testing

/// `localize` on the sample app.
@Suite struct LocalizeTests {
    /// A copy of a folder of the sample app.
    private func app(_ name: String) throws -> TemporaryFolder {
        try TemporaryFolder(copying: Fixtures.url.appending(path: "SampleApp").appending(path: name))
    }

    @Test func theCorrectAppIsLeftAlone() throws {
        let place = try app("Correct")
        defer { place.remove() }
        let run = try ToolRun(["localize"], in: place.url)
        #expect(run.output == "nothing to rewrite\n")
        #expect(run.code == 0)
    }

    @Test func aDryRunWritesNothing() throws {
        let place = try app("Faulty")
        defer { place.remove() }
        let before = try place.files()
        let run = try ToolRun(["localize", "--dry-run"], in: place.url)
        #expect(run.output.contains("+++ b/UIKit/RatingView.swift"))
        #expect(try place.files() == before)
    }

    @Test func aSecondRunFindsNothingToDo() throws {
        let place = try app("Faulty")
        defer { place.remove() }
        let first = try ToolRun(["localize"], in: place.url)
        let after = try place.files()
        let second = try ToolRun(["localize"], in: place.url)
        #expect(!first.output.hasPrefix("nothing to rewrite"))
        #expect(second.output.hasPrefix("nothing to rewrite\n"), "\(second.output)")
        #expect(try place.files() == after)
    }

    /// The findings about the rewritten sites are gone, and no other findings replace them.
    @Test func whatIsRewrittenIsNoFindingAnyMore() throws {
        let place = try app("Faulty")
        defer { place.remove() }
        let before = try findings(in: place.url)
        _ = try ToolRun(["localize"], in: place.url)
        let after = try findings(in: place.url)
        let known = Set(before.map(\.withoutPlace))
        #expect(after.filter { $0.rule == "plural-hand-rolled" }.isEmpty)
        #expect(Set(after.filter { $0.rule == "hard-coded-string" }.map(\.key)) == [" up ", " down "])
        // The two former keys aren't used any more.
        let new = after.filter { !known.contains($0.withoutPlace) && $0.rule != "key-unused" }
        #expect(new.isEmpty, "\(new)")
        #expect(!before.contains { $0.rule == "syntax-error" } && !after.contains { $0.rule == "syntax-error" })
    }

    private struct Finding: Hashable {
        let rule: String
        let path: String
        let key: String

        var withoutPlace: [String] { [rule, path, key] }
    }

    private func findings(in folder: URL) throws -> [Finding] {
        let run = try ToolRun(["extract", "--format", "json"], in: folder)
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let list = try #require(json?["diagnostics"] as? [[String: Any]])
        return list.map { row in
            Finding(
                rule: row["id"] as? String ?? "", path: row["path"] as? String ?? "", key: row["key"] as? String ?? "")
        }
    }
}
