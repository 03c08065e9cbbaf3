import AXFormats
import AXModel
import AXSource
import AXTestSupport
import Testing

private func read(_ text: String, _ format: GlossaryFormat) -> GlossaryContent {
    format.read(SourceFile(path: "glossary.\(format.rawValue)", raw: Array(text.utf8)))
}

/// Reads a glossary in which `⟦1⟧` marks the span of the only problem.
private func expectProblem(_ marked: String, _ format: GlossaryFormat, _ message: String) {
    let text = MarkedText(marked)
    let problems = read(text.text, format).problems
    #expect(problems.map(\.message) == [message])
    #expect(problems.map(\.span) == [text.span(1)])
}

@Suite struct TBXTests {
    private static let older = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">
        <martif type="TBX-Basic" xml:lang="en"><text><body>
          <termEntry id="c1">
            <descrip type="definition">What <term>isn't</term> one.</descrip>
            <langSet xml:lang="en"><tig><term>Bookmark</term></tig></langSet>
            <langSet xml:lang="de">
              <tig><term>Lese&#122;eichen</term><termNote type="partOfSpeech">noun</termNote></tig>
              <tig><term>Favorit</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></tig>
            </langSet>
          </termEntry>
        </body></text></martif>
        """

    private static let newer = """
        <tbx style="dct" type="TBX-Basic" xml:lang="en" xmlns:min="http://www.tbxinfo.net/ns/min"><text><body>
          <conceptEntry id="c1">
            <langSec xml:lang="en"><termSec><term>Bookmark</term></termSec></langSec>
            <langSec xml:lang="de">
              <termSec><term> Lesezeichen </term></termSec>
              <termSec><term>Favorit</term><min:administrativeStatus>supersededTerm</min:administrativeStatus></termSec>
            </langSec>
          </conceptEntry>
        </body></text></tbx>
        """

    @Test(arguments: [older, newer])
    func bothVersionsAreRead(text: String) {
        let content = read(text, .tbx)
        #expect(content.problems == [])
        let concept = Glossary.Concept(
            words: ["en": ["Bookmark"], "de": ["Lesezeichen"]], forbidden: ["de": ["Favorit"]])
        #expect(content.glossary.concepts == [concept])
    }

    @Test func markupInATermIsPartOfIt() {
        let text = """
            <tbx><conceptEntry><langSec xml:lang="en"><termSec><term>Add <hi>to</hi> list</term></termSec></langSec>
            <langSec xml:lang="de"><termSec><term>Merken</term></termSec></langSec></conceptEntry></tbx>
            """
        #expect(read(text, .tbx).glossary.concepts.map(\.words) == [["en": ["Add to list"], "de": ["Merken"]]])
    }

    @Test func brokenFilesAreReported() {
        expectProblem("<martif><text>⟦1⟧</body>⟦1⟧</martif>", .tbx, "invalid XML: \(Self.closing)")
        expectProblem("⟦1⟧<html>⟦1⟧</html>", .tbx, "the root element must be “martif” or “tbx”, not “html”")
        expectProblem("<tbx>⟦1⟧<langSec>⟦1⟧</langSec></tbx>", .tbx, "“langSec” has no xml:lang attribute")
    }

    private static let closing = "this tag doesn't match the open element"

    /// No entity is expanded, and nesting is limited.
    @Test func hostileFilesAreHarmless() {
        let bomb = "<!DOCTYPE tbx [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><tbx><term>&b;</term></tbx>"
        #expect(read(bomb, .tbx).problems.count == 1)
        let deep = "<tbx>" + String(repeating: "<a>", count: 100_000)
        #expect(read(deep, .tbx).problems.count == 1)
        #expect(read("", .tbx).problems.count == 1)
    }
}

@Suite struct GlossaryTableTests {
    @Test(arguments: [
        "en,de,Description\nBookmark,Lesezeichen,\"a \"\"mark\"\", with a comma\"\n",
        "en;de\r\n\r\nBookmark;Lesezeichen\r\n",
        "\"en\"\t\"de\"\n\"Bookmark\"\tLesezeichen",
        "Term [en],Description [en],Term [de]\nBookmark,\"in\nlines\",Lesezeichen\n",
    ])
    func columnsAreLanguages(text: String) {
        let content = read(text, .csv)
        #expect(content.problems == [])
        #expect(content.glossary.concepts == [Glossary.Concept(words: ["en": ["Bookmark"], "de": ["Lesezeichen"]])])
    }

    @Test func aStatusForbidsAWord() {
        let content = read("Term [en],Term [de],Status [de]\nBookmark,Favorit,not recommended\n", .csv)
        #expect(
            content.glossary.concepts
                == [Glossary.Concept(words: ["en": ["Bookmark"]], forbidden: ["de": ["Favorit"]])])
    }

    @Test func brokenTablesAreReported() {
        expectProblem(
            "⟦1⟧word⟦1⟧,meaning\na,b\n", .csv, "the first row must name at least two languages, such as “en,de”")
        expectProblem("en,de\na,b,⟦1⟧c⟦1⟧\n", .csv, "this row has more fields than the first row")
        expectProblem("en,de\na,⟦1⟧\"⟦1⟧b\n", .csv, "this quotation mark isn't closed")
        expectProblem("⟦1⟧⟦1⟧", .csv, "the glossary is empty")
    }

    @Test func problemsOfManyRowsAreFew() {
        #expect(read("en,de\n" + String(repeating: "a,b,c\n", count: 10_000), .csv).problems.count == 20)
    }
}
