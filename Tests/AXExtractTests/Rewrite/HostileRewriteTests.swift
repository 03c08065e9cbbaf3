import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXExtract

/// Files that would take minutes if the code around each site were read again.
struct HostileRewriteTests {
    @Test(
        .timeLimit(.minutes(15)),
        arguments: [
            "x.accessibilityLabel = c" + share(" ? \"a b\" : \"c d\"", of: 1_000),
            "x.accessibilityLabel = a" + share(" ?? \"a b\"", of: 1_500),
            share("x.accessibilityLabel = \"Play it\"; ", of: 800),
            "func f() {\n" + share("x.accessibilityLabel = n == 1 ? \"a song\" : \"\\(n) songs\"\n", of: 200) + "}\n",
        ])
    func manyPlacesOfASwiftFileAreRewritten(text: String) {
        #expect(Self.rewritten(text, path: "A.swift") > 0)
    }

    @Test(
        .timeLimit(.minutes(15)),
        arguments: InputShare.of([
            "\"a\"" + repeated(" + \"x\"", 6_000), "a" + repeated(" ?? \"x y\"", 6_000),
            "c" + repeated(" ? \"a b\" : \"c d\"", 6_000), repeated("c ? \"a b\" : ", 6_000) + "\"c d\"",
        ]))
    func anExpressionOfThousandsOfTextsIsLeft(text: String) {
        #expect(Self.rewritten("x.accessibilityLabel = " + text, path: "A.swift") == 0)
    }

    @Test(
        .timeLimit(.minutes(15)),
        arguments: [
            "- (void)b {\n" + share("x.accessibilityLabel = @\"Play it\"; ", of: 1_000) + "}\n",
            share("- (void)b { x.accessibilityLabel = @\"Play it\"; }\n", of: 1_000),
            "- (void)b {\n" + share("if (n == 1) { x.accessibilityLabel = @\"a song\"; }\n", of: 1_000) + "}\n",
        ])
    func manyPlacesOfAnObjectiveCFileAreRewritten(text: String) {
        #expect(Self.rewritten("@implementation A\n" + text + "@end\n", path: "A.m") > 0)
    }

    /// Each choice would search the whole function for more of them.
    @Test func inALongFunctionNoChoiceOfReturnsIsRewritten() throws {
        func body(_ length: Int) -> String {
            let comment = "// " + Self.repeated("a", length)
            return """
                final class A: UIView {
                    override var accessibilityLabel: String? {
                        get {
                            \(comment)
                            if n == 1 {
                                return "1 song"
                            }
                            return "\\(n) songs"
                        }
                        set {}
                    }
                }
                """
        }
        #expect(try RewriteText(body(1_000)).refusals == [])
        #expect(try RewriteText(body(40_000)).refusals == ["the code around the strings is too long to be analyzed"])
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

    private static func share(_ text: String, of count: Int) -> String { repeated(text, InputShare.count(count)) }

    /// The number of edits that rewrite sites; 0 if the file would no longer parse, or other code would change.
    private static func rewritten(_ text: String, path: String) -> Int {
        let file = SourceFile(path: path, text: text)
        let name = path.hasSuffix(".m") ? "m" : "swift"
        guard let extractor = Extractors.extractor(forExtension: name),
            let rewriting = SourceRewritings.rewriting(forExtension: name)
        else { return 0 }
        let facts = extractor.facts(in: file, options: ExtractionOptions())
        let strings = extractor.strings(of: facts, in: ProjectIndex([facts])).value
        let sites = LocalizableSites.sites(of: strings, in: ProjectTables())
        var maker = KeyMaker(.dotted, taken: [])
        let edits = zip(sites, rewriting.drafts(of: sites, in: file)).flatMap { site, draft -> [TextEdit] in
            guard let draft = try? draft.get() else { return [] }
            let key = maker.key(for: site.occurrence, draft.message)
            let wording = LocalizedWording(key: key, table: nil, bundle: nil, comment: "c", showsText: false)
            return rewriting.edits(for: draft, wording, style: .nsLocalizedString, in: file)
        }
        return rewriting.fault(in: file, changedBy: edits) == nil ? edits.count : 0
    }
}
