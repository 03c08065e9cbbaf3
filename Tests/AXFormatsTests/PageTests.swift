import AXFormats
import AXSource
import AXTestSupport
import Foundation
import Testing

/// The rule pages for the findings of the formats.
@Suite struct PageTests {
    private static let fixtures = ["Strings", "Stringsdict", "StringCatalog", "XLIFF"]
        .flatMap { Fixtures.entries(of: $0 + "/RoundTrip") }

    /// The format of an example. If several formats share a page, its examples use one of them.
    private static func format(of example: Example) -> any FileFormat {
        let text = example.text ?? ""
        if text.hasPrefix("{") { return StringCatalogFormat() }
        if text.contains("<plist") { return StringsdictFormat() }
        return text.contains("trans-unit") ? XLIFFFormat() : StringsFormat()
    }

    private static func findings(_ example: Example) -> [Diagnostic] {
        format(of: example).parse(SourceFile(path: "Test", text: example.text ?? "")).diagnostics
    }

    // A changed source is found only by comparison with the project, which XLIFFRuleTests tests.
    @Test(arguments: Formats.pages.filter { $0.id != "xliff-source-changed" })
    func theExampleFiresAndTheInsteadIsSilent(_ page: RulePage) {
        #expect(Self.findings(page.example).contains { $0.id == page.id }, "\(page.id)")
        #expect(Self.findings(page.instead).isEmpty, "\(page.id): \(Self.findings(page.instead).map(\.message))")
    }

    @Test(arguments: Formats.pages)
    func whatIsWrongAndWhyIsSaidInSentences(_ page: RulePage) {
        #expect(page.summary.hasSuffix("."), "\(page.id)")
        #expect(page.why.hasSuffix(".") && page.why.count > page.summary.count, "\(page.id)")
    }

    @Test func whatSeveralFormatsReportHasOnePage() {
        let byID = Dictionary(grouping: Formats.all.flatMap(\.pages), by: \.id)
        for (id, pages) in byID { #expect(Set(pages).count == 1, "\(id)") }
        #expect(byID["variable-undefined"]?.count == 3)
        #expect(Formats.pages.map(\.id).sorted() == byID.keys.sorted())
    }

    @Test func whatAFormatReportsIsAmongItsPages() throws {
        let bytes = try Self.fixtures.map { Array(try Data(contentsOf: $0)) }
        let examples = Formats.pages.flatMap { [$0.example, $0.instead] }.map { Array(($0.text ?? "").utf8) }
        var found: Set<String> = []
        for format in Formats.all {
            let ids = Set(format.pages.map(\.id))
            for raw in bytes + examples {
                let reported = Set(format.parse(SourceFile(path: "Test", raw: raw)).diagnostics.map(\.id))
                #expect(reported.isSubset(of: ids), "\(format.id): \(reported.subtracting(ids))")
                found.formUnion(reported)
            }
        }
        #expect(found.union(["xliff-source-changed"]) == Set(Formats.pages.map(\.id)))
    }
}
