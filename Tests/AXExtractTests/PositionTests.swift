import AXExtract
import AXModel
import AXSource
import AXTestSupport
import Testing

/// In the arguments, ⟦1⟧ marks the API's name and ⟦2⟧ the string.
struct PositionTests {
    @Test(arguments: [
        "⟦1⟧accessibilityLabel⟦1⟧ = ⟦2⟧\"Play\"⟦2⟧",
        "a?.b.⟦1⟧accessibilityLabel⟦1⟧ = (⟦2⟧\"Play\"⟦2⟧)",
        "a.⟦1⟧accessibilityHint⟦1⟧ /* é */ =\n    NSLocalizedString(\n        ⟦2⟧\"🎵\"⟦2⟧, comment: \"\")",
        "View() // 🎵\n    .padding()\n    .⟦1⟧accessibilityLabel⟦1⟧(Text(⟦2⟧\"key\"⟦2⟧ /* c */))",
        "let a = ⟦1⟧UIAccessibilityCustomAction⟦1⟧(name: ⟦2⟧L10n.like⟦2⟧) { _ in true }",
        "View().⟦1⟧accessibilityLabel⟦1⟧(/* why */ ⟦2⟧names.first⟦2⟧)",
        "\u{FEFF}x.⟦1⟧accessibilityValue⟦1⟧ = ⟦2⟧#\"raw\"#⟦2⟧\r\n",
    ])
    func spansAreThoseOfTheNameAndTheString(marked: String) throws {
        let text = MarkedText(marked)
        let found = try #require(SwiftText.occurrences(text.text).value.first, "nothing found in \(text.text)")
        let shift = marked.hasPrefix("\u{FEFF}") ? 3 : 0
        #expect(found.span == moved(text.span(1), shift))
        #expect(found.leafSpan == moved(text.span(2), shift))
    }

    @Test func aFileInUTF16HasOffsetsOfItsText() throws {
        let text = "é.accessibilityLabel = \"Play\""
        let raw: [UInt8] =
            [0xFF, 0xFE]
            + text.utf16.flatMap { unit in
                [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            }
        let file = SourceFile(path: "A.swift", raw: raw)
        let extractor = try #require(Extractors.extractor(forExtension: "SWIFT"))
        let found = try #require(extractor.occurrences(in: file, options: ExtractionOptions()).value.first)
        #expect(file.string(found.span) == "accessibilityLabel")
        #expect(found.leafSpan.map(file.string) == "\"Play\"")
    }

    /// A byte order mark isn't part of a file's text, so spans move.
    private func moved(_ span: Span, _ shift: Int) -> Span {
        Span(span.start - shift, span.end - shift)
    }
}
