import AXModel
import AXSource
import Testing

@testable import AXFormats

/// The recorded behavior of Xcode 27.
@Suite struct XLIFFImportTests {
    private func verdicts(_ units: String, into project: String? = nil) -> [FileContents.ImportVerdict] {
        let current = project.map { text in
            ProjectStrings([
                TableOrigin("Localizable.xcstrings"): ProjectStrings.Table(
                    source: XLIFFTestText.units(XLIFFTestText.document(text), "en"),
                    target: XLIFFTestText.units(XLIFFTestText.document(text), "de"))
            ])
        }
        return verdicts(of: XLIFFImport(XLIFFTestText.parse(XLIFFTestText.document(units)), into: current))
    }

    private func verdicts(of dryRun: XLIFFImport) -> [FileContents.ImportVerdict] {
        dryRun.files.flatMap(\.units).map { FileContents.ImportVerdict(cause: $0.causes.first) }
    }

    @Test(
        arguments: [
            ("<target>t</target>", .applied), ("<target state=\"translated\">t</target>", .applied),
            ("<target state=\"final\">t</target>", .applied), ("<target state=\"signed-off\">t</target>", .applied),
            ("<target state=\"unknown\">t</target>", .applied),
            ("<target state=\"translated\" state-qualifier=\"leveraged-mt\">t</target>", .applied),
            ("<target state=\"new\">t</target>", .skipped),
            ("<target state=\"needs-review-l10n\">t</target>", .skipped),
            ("<target state=\"needs-review-translation\">t</target>", .skipped), ("", .skipped),
            ("<target/>", .changed),
            ("<target>a <g id=\"1\">b</g></target>", .changed), ("<target>a <x id=\"1\"/></target>", .changed),
        ] as [(String, FileContents.ImportVerdict.Outcome)])
    func theTargetDecides(_ target: String, _ outcome: FileContents.ImportVerdict.Outcome) {
        let found = verdicts("<trans-unit id=\"k\"><source>s</source>\(target)</trans-unit>")
        #expect(found.map(\.outcome) == [outcome])
    }

    /// The delivered unit, the project's units, and the verdict.
    @Test(
        arguments: [
            (XLIFFTestText.unit("k", "s", "t"), XLIFFTestText.unit("k", "s"), .applied),
            (XLIFFTestText.unit("k", "s", "t"), XLIFFTestText.unit("other", "s"), .skipped),
            (XLIFFTestText.unit("k", "s", "t"), XLIFFTestText.unit("k", "changed"), .skipped),
            (
                XLIFFTestText.unit("n|==|plural.few", "%d songs", "t"),
                XLIFFTestText.unit("n|==|plural.other", "%d songs"), .applied
            ),
            (
                XLIFFTestText.unit("n|==|plural.few", "%d song", "t"),
                XLIFFTestText.unit("n|==|plural.other", "%d songs"), .skipped
            ),
            (XLIFFTestText.unit("k", "%1$#@C@", "t"), XLIFFTestText.unit("k", "%#@C@"), .applied),
            (
                XLIFFTestText.unit("k|==|substitutions.C.plural.one", "x", "t"), XLIFFTestText.unit("k", "%lld"),
                .skipped
            ),
            (
                XLIFFTestText.unit("k|==|substitutions.C.plural.one", "k|==|substitutions.C.plural.one", "t"),
                XLIFFTestText.unit("k", "%lld", "%1$#@C@")
                    + "<trans-unit id=\"k|==|substitutions.C.plural.one\"><target>u</target></trans-unit>",
                .applied
            ),
            (XLIFFTestText.unit("k|==|plural.one", "s", "t"), XLIFFTestText.unit("k", "s"), .applied),
        ] as [(String, String, FileContents.ImportVerdict.Outcome)])
    func theProjectDecides(_ unit: String, _ project: String, _ outcome: FileContents.ImportVerdict.Outcome) {
        let found = verdicts(unit, into: project)
        #expect(found.map(\.outcome) == [outcome], "\(found)")
    }

    @Test func nothingIsTakenFromAFileThatXcodeDoesNotRead() throws {
        let unit = XLIFFTestText.unit("k", "s", "t")
        let noLanguage = XLIFFTestText.document(unit, languages: "source-language=\"en\"")
        let page = try #require(XLIFFFormat().pages.first { $0.id == "xliff-namespace" })
        for text in [noLanguage, page.example.text ?? "", XLIFFTestText.document(unit).replacing("</body>", with: "")] {
            let found = verdicts(of: XLIFFImport(XLIFFTestText.parse(text)))
            #expect(!found.isEmpty && found.allSatisfy { $0.outcome == .skipped }, "\(text)")
        }
    }
}
