import AXReport
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct RuleFormatTests {
    @Test(arguments: RulePageFormats.all.map(\.name))
    func everyFormatShowsCatalogueAndPageAsTheirSnapshots(name: String) throws {
        let format = try #require(RulePageFormats.named(name))
        let shown = [
            ("catalogue", format.catalogue(pages, tool: SampleReport.tool)),
            ("page", format.page(pages[0], tool: SampleReport.tool)),
            ("file-page", format.page(pages[1], tool: SampleReport.tool)),
        ]
        for (sample, text) in shown {
            let difference = Snapshot.difference(
                text, from: Fixtures.url.appending(path: "Reports/rules/\(sample).\(name)"))
            #expect(difference == nil, "\(difference ?? "")")
        }
    }

    @Test func everyFileOfTheFolderIsARegisteredFormat() throws {
        #expect(try formatFiles("Rules") == RulePageFormats.all.map { "\(type(of: $0)).swift" }.sorted())
    }

    @Test func theDocumentsFollowTheirSchema() throws {
        let schema = try JSONSchema("rules.schema.json")
        #expect(try schema.faults(in: JSONRuleFormat().catalogue(pages, tool: SampleReport.tool)) == [])
        #expect(try schema.faults(in: JSONRuleFormat().page(pages[0], tool: SampleReport.tool)) == [])
    }

    private let pages = [
        RulePage(
            id: "hint-repeats-label", summary: "A hint says what the label has said.",
            why: "A listener hears the label first and the hint after a pause; words that come twice cost time and say "
                + "nothing. Apple's guide asks for the result of the action.",
            example: Example(
                "Play", locale: "de", role: "hint", key: "play.hint", source: "Plays.", others: ["play.label": "Play"]),
            instead: Example("Spielt das Lied ab.", locale: "de", role: "hint", key: "play.hint"), severity: .warning),
        RulePage(
            id: "tail-lost", summary: "Entries after a fault are | not loaded.", why: "They are lost without a word.",
            example: Example("\"a\" = \"b\"\n\"c\" = \"d\";"), instead: Example(nil), severity: .error),
    ]
}
