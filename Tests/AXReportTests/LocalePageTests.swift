import AXLocale
import AXLocaleData
import AXReport
import AXTestSupport
import Foundation
import Testing

/// The pages on which people review the locale data match the data. `scripts/pages locales` generates them.
@Suite struct LocalePageTests {
    private static let folder = Fixtures.repository.appending(path: "docs/locales")
    private static let tags = ["root"] + LocaleStyles.embedded.tags

    @Test(arguments: tags)
    func thePageOfALocaleSaysWhatItsDataSays(tag: String) throws {
        let brief = LocaleBrief(try #require(LanguageTag(tag)), styles: .embedded, pages: [])
        let page = try String(contentsOf: Self.folder.appending(path: "\(tag).md"), encoding: .utf8)
        #expect(page == FactPage.markdown(brief), "run scripts/pages locales")
    }

    @Test func everyLocaleHasAPageAndEveryPageIsListed() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(names == (Self.tags.map { "\($0).md" } + ["README.md"]).sorted())
        let index = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
        #expect(Self.tags.allSatisfy { index.contains("](\($0).md)") })
    }
}
