import AXLocale
import AXLocaleData
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
            ("page", format.page(pages[0], in: nil, tool: SampleReport.tool)),
            ("file-page", format.page(pages[1], in: nil, tool: SampleReport.tool)),
            ("localized-page", format.page(pages[0], in: try brief("cs"), tool: SampleReport.tool)),
            ("brief", format.brief(try brief("cs"), tool: SampleReport.tool)),
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
        #expect(try schema.faults(in: JSONRuleFormat().page(pages[0], in: nil, tool: SampleReport.tool)) == [])
        let brief = try brief("cs")
        #expect(try schema.faults(in: JSONRuleFormat().page(pages[0], in: brief, tool: SampleReport.tool)) == [])
        #expect(try schema.faults(in: JSONRuleFormat().brief(brief, tool: SampleReport.tool)) == [])
    }

    @Test(arguments: LocaleStyles.embedded.tags + ["xx", "root"])
    func theBriefOfEveryLocaleFollowsTheSchema(tag: String) throws {
        let brief = LocaleBrief(try #require(LanguageTag(tag)), styles: .embedded, pages: pages)
        let schema = try JSONSchema("rules.schema.json")
        #expect(try schema.faults(in: JSONRuleFormat().brief(brief, tool: SampleReport.tool)) == [])
    }

    /// A brief with data of this test. Czech has had the same plural rules since CLDR 38.
    private func brief(_ tag: String) throws -> LocaleBrief {
        let styles = LocaleStyles(files: [
            "root": "confidence: low\nterminators: ['.']\naccepted-terminators: ['.', '!']\ncomma: ','",
            "cs": """
            # Czech. Written for this test.
            confidence: medium
            quotation-marks: ["„", "“", "‚", "‘"] # CLDR
            controls: {place: first, hard: {word: [tlačítko], stem: [posuvn]}, soft: {word: [obrázek]}}
            gestures: {stem: [klepn], word: [dvakrát_klepněte]}
            states: {word: [zapnuto]}
            hints:
              form: begins with a verb in the third person, and ends with a period
              example: Přehraje skladbu.
              command-starts: {word: [přehrajte]}
            limits: {label-words: 8, label-characters: 40, hint-words: 14, hint-characters: 80}
            speech: {unit: syllable, units-per-second: 6.5, characters-per-second: 14}
            examples:
              hint-repeats-label: {bad: "Přehrát: přehraje <b>", good: Přehraje skladbu.}
            """,
        ])
        return LocaleBrief(try #require(LanguageTag(tag)), styles: styles, pages: pages)
    }

    private let pages = [
        RulePage(
            id: "hint-repeats-label", concern: .hints, summary: "A hint says what the label has said.",
            why: "A listener hears the label first and the hint after a pause; words that come twice cost time and say "
                + "nothing. Apple's guide asks for the result of the action.",
            example: Example(
                "Play", locale: "de", role: "hint", key: "play.hint", source: "Plays.", others: ["play.label": "Play"]),
            instead: Example("Spielt das Lied ab.", locale: "de", role: "hint", key: "play.hint"), severity: .warning),
        RulePage(
            id: "entries-dropped", concern: .files, summary: "Entries after a fault are | not loaded.",
            why: "They are lost without a word.",
            example: Example("\"a\" = \"b\"\n\"c\" = \"d\";"), instead: Example(nil), severity: .error),
    ]
}
