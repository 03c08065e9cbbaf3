import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXFormats

@Suite struct XLIFFRuleTests {
    private func project(_ text: String) -> ProjectStrings {
        ProjectStrings([
            TableOrigin("Localizable.xcstrings"): ProjectStrings.Table(
                source: XLIFFTestText.units(text, "en"), target: XLIFFTestText.units(text, "de"))
        ])
    }

    private func findings(_ example: Example) -> [Diagnostic] {
        let document = XLIFFDocument(SourceFile(path: "Test.xliff", text: example.text ?? ""))
        let unit = XLIFFTestText.unit(example.key.text, example.source ?? "")
        let current = example.source.map { _ in project(XLIFFTestText.document(unit)) }
        return document.diagnostics(into: current)
    }

    @Test(arguments: XLIFFFormat().pages.filter { $0.id.hasPrefix("xliff-") })
    func theExampleOfEveryPageFiresAndItsInsteadIsSilent(_ page: RulePage) {
        #expect(findings(page.example).contains { $0.id == page.id }, "\(page.id)")
        #expect(findings(page.instead).isEmpty, "\(page.id): \(findings(page.instead).map(\.message))")
    }

    /// Units with the finding's span marked, and the rule.
    @Test(arguments: [
        (
            "<trans-unit id=\"k\"><source>s</source><target ⟦1⟧state=\"new\"⟦1⟧>t</target></trans-unit>",
            "xliff-state-skipped"
        ),
        (
            "<trans-unit id=\"k\"><source>s</source><target>t ⟦1⟧<x id=\"1\"/>⟦1⟧</target></trans-unit>",
            "xliff-inline-markup"
        ),
        ("<trans-unit id=\"k\"><source>s</source>⟦1⟧<target/>⟦1⟧</trans-unit>", "xliff-target-missing"),
        ("<trans-unit id=\"⟦1⟧k⟦1⟧\"><source>s</source></trans-unit>", "xliff-target-missing"),
        ("<trans-unit id=\"a⟦1⟧\n⟦1⟧b\"><source>s</source><target>t</target></trans-unit>", "xliff-id-changed"),
        ("⟦1⟧<trans-unit>⟦1⟧<source>s</source><target>t</target></trans-unit>", "xliff-id-changed"),
        (
            "<trans-unit id=\"⟦1⟧k⟦1⟧\"><source>s</source><target>t</target></trans-unit>"
                + "<trans-unit id=\"k\"><source>s</source>"
                + "<target>u</target></trans-unit>", "duplicate-key"
        ),
        ("<trans-unit id=\"k\"><source>R⟦1⟧&⟦1⟧D</source></trans-unit>", "file-unparsable"),
        (
            "<trans-unit id=\"k\"><source>%#@n@</source><target>x ⟦1⟧%#@m@⟦1⟧</target></trans-unit>"
                + "<trans-unit id=\"k|==|substitutions.n.plural.other\"><source>s</source><target>t</target></trans-unit>",
            "variable-undefined"
        ),
    ])
    func findingsStandWhereTheTroubleIs(_ marked: String, _ id: String) throws {
        let text = MarkedText(XLIFFTestText.document(marked))
        let diagnostics = XLIFFTestText.parse(text.text).diagnostics()
        let finding = try #require(diagnostics.first { $0.id == id }, "\(diagnostics.map(\.message))")
        #expect(finding.span == text.span(1), "\(finding.message)")
    }

    /// The path, the languages, and the number of findings.
    @Test(arguments: [
        ("de.xliff", "source-language=\"en\" target-language=\"de\"", 0), ("de.xliff", "source-language=\"en\"", 1),
        ("de.xliff", "source-language=\"en\" target-language=\"\"", 1),
        ("fr.xliff", "source-language=\"en\" target-language=\"de\"", 1),
        ("pt-BR.xliff", "source-language=\"en\" target-language=\"pt_br\"", 0),
        ("delivery.xliff", "source-language=\"en\" target-language=\"de\"", 0),
        ("app.xliff", "source-language=\"en\" target-language=\"de\"", 0),
    ])
    func theTargetLanguageIsHeldAgainstTheName(_ path: String, _ languages: String, _ count: Int) {
        let text = XLIFFTestText.document(XLIFFTestText.unit("k", "s", "t"), languages: languages)
        let found = XLIFFTestText.parse(text, path: path).diagnostics().filter { $0.id == "xliff-target-language" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// Broken units, a part of the file after the fix, and the safety of the fix.
    @Test(
        arguments: [
            ("<trans-unit id=\"a\nb\"><source>s</source><target>t</target></trans-unit>", "id=\"a&#10;b\"", .safe),
            (
                "<trans-unit id=\"k\"><source>s</source><target state=\"new\">t</target></trans-unit>",
                "state=\"translated\"", .needsReview
            ),
            (
                "<trans-unit id=\"k\"><source>s</source><target>a<x id=\"1\"/> &lt;</target></trans-unit>",
                "<target>a &lt;</target>", .needsReview
            ),
            (
                "<trans-unit id=\"k\">\n <source>s</source>\n <note/>\n <target>t</target>\n</trans-unit>",
                "<source>s</source>\n <target>t</target>\n <note/>\n</trans-unit>", .safe
            ),
        ] as [(String, String, FixIt.Safety)])
    func curesMend(_ units: String, _ expected: String, _ safety: FixIt.Safety) throws {
        let file = SourceFile(path: "t.xliff", text: XLIFFTestText.document(units))
        let fix = try #require(XLIFFDocument(file).diagnostics().first { !$0.fixIts.isEmpty }?.fixIts.first)
        let mended = try file.applying(fix.edits)
        #expect(mended.string(mended.fullSpan).contains(expected), "\(mended.string(mended.fullSpan))")
        #expect(fix.safety == safety)
        #expect(XLIFFDocument(mended).diagnostics().isEmpty)
    }

    @Test func aPrefixIsTakenOffEveryElement() throws {
        let page = try #require(XLIFFFormat().pages.first { $0.id == "xliff-namespace" })
        let file = SourceFile(path: "t.xliff", text: page.example.text ?? "")
        let fix = try #require(XLIFFDocument(file).diagnostics().first?.fixIts.first)
        let mended = try file.applying(fix.edits)
        #expect(mended.string(mended.fullSpan) == page.instead.text)
    }

    @Test func aMissingLanguageIsAddedWhereTheNameTellsIt() throws {
        let text = XLIFFTestText.document(XLIFFTestText.unit("k", "s", "t"), languages: "source-language=\"en\"")
        let file = SourceFile(path: "out/de.xliff", text: text)
        let fix = try #require(XLIFFDocument(file).diagnostics().first?.fixIts.first)
        #expect(try XLIFFDocument(file.applying(fix.edits)).targetLanguage == "de")
        #expect(XLIFFTestText.parse(text, path: "new.xliff").diagnostics().first?.fixIts.isEmpty == true)
    }

    @Test func anIdThatDiffersInWhiteSpaceOnlyIsOffered() throws {
        let current = project(XLIFFTestText.document(XLIFFTestText.unit("Play  it", "Play  it")))
        let document = XLIFFTestText.parse(XLIFFTestText.document(XLIFFTestText.unit("Play it", "Play  it", "Spielen")))
        let finding = try #require(document.diagnostics(into: current).first)
        #expect(finding.id == "xliff-id-changed")
        #expect(finding.fixIts.first?.edits.first?.replacement == "Play  it")
    }

    @Test(arguments: [
        "<resources/>", "<xliff version=\"2.0\" xmlns=\"urn:oasis:names:tc:xliff:document:2.0\"/>", "", "text", "<a>",
    ])
    func whatIsNotXLIFFIsRefusedOnce(_ text: String) {
        let document = XLIFFTestText.parse(text)
        #expect(document.diagnostics().map(\.id) == ["file-unparsable"])
        #expect(document.contents.status != .ok)
        #expect(document.readOnlyReason != nil)
    }
}
