import AXModel
import AXSource
import Testing

@testable import AXExtract

struct LiteralRewriteTests {
    @Test(arguments: [
        (
            #"playButton.accessibilityLabel = "Play""#,
            #"playButton.accessibilityLabel = NSLocalizedString("play.label", comment: "c")"#, "play.label = Play"
        ),
        (
            #"view.accessibilityLabel = "Say \"hi\"\n100%""#,
            #"view.accessibilityLabel = NSLocalizedString("sayHi100.label", comment: "c")"#,
            "sayHi100.label = Say \"hi\"\n100%"
        ),
        (
            #"a.accessibilityHint = isOn ? "Stops." : other"#,
            #"a.accessibilityHint = isOn ? NSLocalizedString("a.hint", comment: "c") : other"#, "a.hint = Stops."
        ),
        (
            "func f(n: Int) { x.accessibilityLabel = \"\\(n)% of \\(m)\" }",
            "func f(n: Int) { x.accessibilityLabel = "
                + "String.localizedStringWithFormat(NSLocalizedString(\"x.label\", comment: \"c\"), n, String(describing: m)) }",
            "x.label = %1$lld%% of %2$@"
        ),
        (
            #"x.accessibilityLabel = String(format: "Row %d", row)"#,
            #"x.accessibilityLabel = String(format: NSLocalizedString("x.label", comment: "c"), row)"#,
            "x.label = Row %d"
        ),
    ])
    func aLiteralBecomesACall(before: String, after: String, entry: String) throws {
        let result = try RewriteText(before)
        #expect(RewriteText.flat(result.text) == RewriteText.flat(after))
        #expect(result.entries == [entry])
        #expect(result.refusals == [])
    }

    @Test(arguments: [
        (
            #"playButton.accessibilityLabel = "Play""#, KeyForm.text,
            #"playButton.accessibilityLabel = String(localized: "Play", comment: "c")"#, "Play = Play"
        ),
        (
            #"playButton.accessibilityLabel = "Play""#, .dotted,
            #"playButton.accessibilityLabel = String(localized: "play.label", defaultValue: "Play", comment: "c")"#,
            "play.label = Play"
        ),
        (
            "func f(n: Int) { x.accessibilityLabel = \"\\(n) of \\(m)\" }", .text,
            "func f(n: Int) { x.accessibilityLabel = String(localized: \"\\(n) of \\(String(describing: m))\", comment: \"c\") }",
            "%lld of %@ = %1$lld of %2$@"
        ),
        (
            "func f(n: Int) { x.accessibilityLabel = \"\\(n) left\" }", .upperSnake,
            "func f(n: Int) { x.accessibilityLabel = "
                + "String(localized: \"X_LABEL\", defaultValue: \"\\(n) left\", comment: \"c\") }",
            "X_LABEL = %lld left"
        ),
    ])
    func theStyleOfTheCallIsChosen(before: String, keys: KeyForm, after: String, entry: String) throws {
        let result = try RewriteText(before, style: .stringLocalized, keys: keys, showsText: true)
        #expect(RewriteText.flat(result.text) == RewriteText.flat(after))
        #expect(result.entries == [entry])
    }

    @Test func aFractionIsSpokenAsBefore() throws {
        let result = try RewriteText("func f(n: Double) { x.accessibilityValue = \"Speed \\(n)\" }")
        #expect(result.text.contains("String(describing: n)"))
        #expect(result.entries == ["x.value = Speed %@"])
    }

    @Test func theTextStandsInTheCallWhereATableMayLackIt() throws {
        let result = try RewriteText(
            #"playButton.accessibilityLabel = "Play""#, showsText: true, table: "Player")
        #expect(
            RewriteText.flat(result.text)
                == #"playButton.accessibilityLabel = NSLocalizedString("play.label", tableName: "Player", value: "Play", comment: "c")"#
        )
    }

    @Test(arguments: [
        ("enum Kind: String { case a = \"First thing\" }\nx.accessibilityLabel = Kind.a.rawValue", "raw value"),
        (
            "struct S { let title: NSString = \"Play it\"; func f() { x.accessibilityLabel = title as String } }",
            "NSString"
        ),
        (#"x.accessibilityLabel = "player.play.title""#, "code identifier"),
        (#"x.accessibilityLabel = "Sent by " + name"#, "part of a sentence"),
        (#"x.accessibilityLabel = name + (isChosen ? ", chosen" : "")"#, "part of a sentence"),
        (#"x.accessibilityLabel = "Play"; let = "#, "doesn't parse"),
    ])
    func whatCannotBeAStringCallStays(before: String, reason: String) throws {
        let result = try RewriteText(before)
        #expect(result.text == before)
        #expect(result.refusals.allSatisfy { $0.contains(reason) }, "\(result.refusals)")
        #expect(!result.refusals.isEmpty)
    }

    @Test(arguments: [
        ("Text(\"Play\").accessibilityLabel(\"Plays\")", "import SwiftUI\n"),
        (#"x.accessibilityLabel = NSLocalizedString("a", comment: "")"#, ""),
        (#"x.accessibilityLabel = """#, ""),
    ])
    func whatIsLocalizedIsNoPlace(statement: String, head: String) throws {
        let result = try RewriteText(head + statement)
        #expect(result.text == head + statement)
        #expect(result.refusals == [])
    }

    @Test func aConstantIsRewrittenAtItsLiteral() throws {
        let before = """
            enum Titles { static let play = "Play" }
            func f() { playButton.accessibilityLabel = Titles.play }
            """
        let result = try RewriteText(before)
        #expect(
            result.text.hasPrefix(#"enum Titles { static let play = NSLocalizedString("play.label", comment: "c") }"#))
    }

    @Test func aConstantOfAnotherFileIsRewrittenThere() throws {
        let extractor = try #require(Extractors.extractor(forExtension: "swift"))
        let titles = SourceFile(path: "App/Titles+Player.swift", text: "enum Titles { static let play = \"Play it\" }")
        let use = SourceFile(
            path: "App/Player.swift",
            text: "final class Player: UIView { func f() { playButton.accessibilityLabel = Titles.play } }")
        let options = ExtractionOptions(allStrings: true)
        let facts = [titles, use].map { extractor.facts(in: $0, options: options) }
        let sites = LocalizableSites.sites(
            of: extractor.strings(of: facts[1], in: ProjectIndex(facts, options: options)).value, in: ProjectTables())
        let site = try #require(sites.first)
        #expect(sites.count == 1)
        #expect(site.path == titles.path)
        #expect(titles.string(site.span) == "\"Play it\"")
        #expect(site.constant == "Titles.play")
        let draft = try #require(SwiftRewriting().drafts(of: sites, in: titles).first).get()
        #expect(draft.constant?.name == "play")
        var maker = KeyMaker(.dotted, taken: [])
        #expect(maker.key(for: site.occurrence, draft.message) == "titles.playIt.label")
    }

    @Test func aWrapperIsCalledAsItIsDeclared() throws {
        let facts = try #require(Extractors.extractor(forExtension: "swift")).facts(
            in: .init(
                path: "Loc.swift",
                text: """
                    func OBALoc(_ key: String, value: String, comment: String) -> String {
                        NSLocalizedString(key, value: value, comment: comment)
                    }
                    extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                    func tr(_ key: String, _ arguments: CVarArg...) -> String {
                        String(format: NSLocalizedString(key, comment: ""), arguments: arguments)
                    }
                    """), options: ExtractionOptions(allStrings: true))
        let styles = WrapperStyle.all(in: [facts], named: ["OBALoc", "localized", "tr"])
        let before = "func f(n: Int) { x.accessibilityLabel = \"\\(n) left\" }"
        func call(_ name: String) throws -> String {
            let result = try RewriteText(before, style: .wrapper(try #require(styles[name])))
            return RewriteText.flat(result.text).replacing("func f(n: Int) { x.accessibilityLabel = ", with: "")
        }
        #expect(
            try call("OBALoc")
                == #"String.localizedStringWithFormat(OBALoc("x.label", value: "%lld left", comment: "c"), n) }"#)
        #expect(try call("localized") == #"String.localizedStringWithFormat("x.label".localized, n) }"#)
        #expect(try call("tr") == #"tr("x.label", n) }"#)
    }

    @Test(arguments: [
        (
            "- (void)f { self.button.accessibilityLabel = @\"Play\" @\" it\"; }",
            "- (void)f { self.button.accessibilityLabel = NSLocalizedString(@\"Test.label\", @\"c\"); }",
            ["Play it"]
        ),
        (
            "- (void)f { button.accessibilityLabel = [NSString stringWithFormat:@\"Row %d\", row]; }",
            "- (void)f { button.accessibilityLabel = [NSString stringWithFormat:NSLocalizedString(@\"Test.label\", @\"c\"), row]; }",
            ["Row %d"]
        ),
    ])
    func objectiveCLiteralsBecomeCalls(before: String, after: String, texts: [String]) throws {
        func frame(_ body: String) -> String { "@implementation Test\n\(body)\n@end\n" }
        let result = try RewriteText(frame(before), path: "Test.m")
        let key = try #require(result.keys.first)
        #expect(RewriteText.flat(result.text) == RewriteText.flat(frame(after.replacing("Test.label", with: key))))
        #expect(result.entries == texts.map { "\(key) = \($0)" })
    }

    @Test(arguments: [
        "static NSString *const kPlay = @\"Play it\";\n@implementation T\n- (void)f { b.accessibilityLabel = kPlay; }\n@end\n",
        "@implementation T\n- (void)f { static NSString *play = @\"Play it\"; b.accessibilityLabel = play; }\n@end\n",
        "#define PLAY @\"Play it\"\n@implementation T\n- (void)f { b.accessibilityLabel = PLAY; }\n@end\n",
    ])
    func objectiveCConstantsStay(before: String) throws {
        let result = try RewriteText(before, path: "Test.m")
        #expect(result.text == before)
        #expect(result.entries == [])
    }
}
