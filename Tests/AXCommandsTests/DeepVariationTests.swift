import AXFormats
import AXModel
import AXSource
import Testing

@testable import AXCommands

/// Variations inside variations. If a level has fewer categories than the language of a pseudo-locale, the levels below
/// it are repeated, so each level could double the size.
@Suite(.timeLimit(.minutes(15))) struct DeepVariationTests {
    private static func unit(_ value: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }

    /// - Parameter beside: whether a level also has its own string.
    private static func catalog(depth: Int, beside: Bool) -> String {
        let inner = (0..<depth).reduce(unit("%lld deep")) { inner, level in
            let text = beside ? #""one": \#(unit("%lld at \(level)")), "# : ""
            return #"{"variations": {"plural": {\#(text)"other": \#(inner)}}}"#
        }
        return """
            {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": \(inner), "de": \(inner)}}}, "version": "1.0"}
            """
    }

    @Test(arguments: [50, 160], [true, false])
    func aPseudoLocaleIsMade(_ depth: Int, _ beside: Bool) throws {
        let files = ["App/L.xcstrings": Self.catalog(depth: depth, beside: beside)]
        for locale in ["en-XA", "ar-XB"] {
            _ = try VerbRun(
                ["pseudo", "App/L.xcstrings", "--locale", locale, "--allow-leak", "--output", "Out"], files)
        }
        for command in ["check App --scope all --fail-on never", "convert App/L.xcstrings --to strings --output Out"] {
            _ = try VerbRun(command.split(separator: " ").map(String.init), files)
        }
    }

    @Test func whatIsTooDeepIsAFindingOnce() throws {
        let text = Self.catalog(depth: 50, beside: true)
        let parsed = StringCatalogFormat().parse(SourceFile(path: "Test.xcstrings", text: text))
        let tooDeep = parsed.diagnostics.filter { $0.message.contains("nested more than 4 levels deep") }
        #expect(tooDeep.map(\.id) == ["variation-nesting", "variation-nesting"])
        #expect(tooDeep.map(\.locale) == ["en", "de"])
        let unit = try #require(parsed.value.catalogs(locale: "en", table: "T").first?.units.first)
        #expect(unit.forms.map(\.text.string) == ["%lld at 46", "%lld at 47", "%lld at 48", "%lld at 49"].reversed())
        #expect(parsed.value.contents.entries.filter { $0.locale == "en" }.count == 4)
    }

    /// A string that isn't read isn't changed either.
    @Test func aFormOfALevelThatIsReadIsSet() throws {
        let files = ["App/L.xcstrings": Self.catalog(depth: 50, beside: true)]
        let run = try VerbRun(["set", "App/L.xcstrings", "k", "Neu", "--plural", "one"], files)
        #expect(run.verdict == .clean)
        let before = Self.catalog(depth: 50, beside: true)
        #expect(run.files.text("App/L.xcstrings") == before.replacing("%lld at 49", with: "Neu", maxReplacements: 1))
    }
}
