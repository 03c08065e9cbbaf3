import AXRules
import AXSource
import AXTestSupport
import Foundation
import Testing

@Suite struct PageTests {
    @Test(arguments: Rules.pages.map(\.id))
    func theExampleOfEveryPageFiresAndItsInsteadIsSilent(id: String) throws {
        let page = try #require(Rules.pages.first { $0.id == id })
        #expect(!Case(page.example).findings(of: id).isEmpty, "silent: \(page.example.text ?? "nothing")")
        let found = Case(page.instead).findings(of: id)
        #expect(found.isEmpty, "fires: \(found.map(\.message))")
    }

    @Test func everyPageSaysWhatAndWhyInSentences() {
        for page in Rules.pages {
            #expect(page.summary.hasSuffix("."), "\(page.id): \(page.summary)")
            #expect(page.why.hasSuffix(".") && page.why.count > page.summary.count, "\(page.id): \(page.why)")
        }
    }

    @Test func filesRegistryAndFixtureFoldersNameTheSameRules() {
        let registered =
            (Rules.all.map { "\($0)" } + Rules.forCatalogs.map { "\($0)" } + ProjectRules.all.map { "\($0)" })
            .sorted()
        let files = Self.names(in: "../../Sources/AXRules/Rules").map { String($0.dropLast(".swift".count)) }.sorted()
        #expect(files == registered)
        let folders = Self.names(in: "Rules").sorted()
        #expect(folders == registered)
        let ids = Rules.pages.map(\.id).sorted()
        let expected = registered.map(\.ruleID).sorted()
        #expect(ids == expected)
    }

    private static func names(in folder: String) -> [String] {
        Fixtures.entries(of: folder).map(\.lastPathComponent)
    }
}
