import AXFormats
import AXModel
import AXSource
import AXTestSupport
import Testing

@Suite struct StringCatalogRuleTests {
    private func diagnostics(_ text: String) -> [Diagnostic] {
        StringCatalogFormat().parse(SourceFile(path: "Test.xcstrings", text: text)).diagnostics
    }

    private static func catalog(_ localization: String, key: String = "k", language: String = "en") -> String {
        #"{"sourceLanguage": "en", "strings": {"\#(key)": {"localizations": {"\#(language)": \#(localization)}}}}"#
    }

    private static func unit(_ value: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }

    private static let other = #"{"plural": {"other": \#(unit("%arg"))}}"#

    /// A substitution with `specifier` as its specifier in JSON.
    private static func number(_ specifier: String) -> String {
        #"{"formatSpecifier": \#(specifier), "variations": \#(other)}"#
    }

    /// Localizations with one error, the same without it, and the rule.
    @Test(arguments: [
        (
            #"{"variations": {"plural": {"other": \#(unit("%@ songs"))}}}"#,
            #"{"variations": {"plural": {"other": \#(unit("%lld songs"))}}}"#, "value-type"
        ),
        (
            #"{"variations": {"plural": {"other": \#(unit("%arg songs"))}}}"#,
            #"{"variations": {"plural": {"other": \#(unit("%lld songs"))}}}"#, "value-type"
        ),
        (
            #"{"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": \#(number(#""@""#))}}"#,
            #"{"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": \#(number(#""lld""#))}}"#, "value-type"
        ),
        (unit("%#@songs@"), unit("Songs"), "variable-undefined"),
        (
            #"{"stringUnit": {"value": "Songs"}, "substitutions": {"n": \#(number(#""lld""#))}}"#,
            #"{"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": \#(number(#""lld""#))}}"#, "variable-unused"
        ),
        (
            #"{"variations": {"plural": {"other": {"variations": {"device": {"other": \#(unit("%lld"))}}}}}}"#,
            #"{"variations": {"device": {"mac": {"variations": {"plural": {"other": \#(unit("%lld"))}}}}}}"#,
            "variation-nesting"
        ),
    ])
    func aFaultIsFoundAndItsOppositeIsNot(_ faulty: String, _ sound: String, _ id: String) {
        #expect(diagnostics(Self.catalog(faulty)).map(\.id) == [id])
        #expect(diagnostics(Self.catalog(sound)).isEmpty, "\(id): \(diagnostics(Self.catalog(sound)))")
    }

    /// Catalogs with the finding's span marked, and the rule.
    @Test(arguments: [
        (#"{"sourceLanguage": "en", "strings": {"a": {}⟦1⟧,⟦1⟧}}"#, "file-unparsable"),
        (#"{"sourceLanguage": "en", "strings": {"a": {} ⟦1⟧"⟦1⟧b": {}}}"#, "file-unparsable"),
        ("{\"strings\": {\n⟦1⟧<⟦1⟧<<<<<< HEAD\n", "file-unparsable"),
        ("⟦1⟧[]", "file-unparsable"), ("⟦1⟧{}", "file-unparsable"), (#"⟦1⟧{"strings": {}}"#, "file-unparsable"),
        (#"{"sourceLanguage": "en", "strings": {"é": {}, ⟦1⟧"\u00e9"⟦1⟧: {}}}"#, "duplicate-key"),
        (#"{"sourceLanguage": "en", "strings": {}, ⟦1⟧"strings"⟦1⟧: {}}"#, "duplicate-key"),
        (
            catalog(
                #"{"variations": {"device": {"other": {⟦1⟧"variations"⟦1⟧: {"plural": {"other": \#(unit("%d"))}}}}}}"#),
            "variation-nesting"
        ),
        (
            catalog(#"{"stringUnit": {"value": "%d"}, ⟦1⟧"variations"⟦1⟧: {"plural": {"other": \#(unit("%d"))}}}"#),
            "variation-nesting"
        ),
        (
            catalog(
                #"{⟦1⟧"variations"⟦1⟧: {"plural": {"other": \#(unit("%d"))}, "device": {"other": \#(unit("x"))}}}"#),
            "variation-nesting"
        ),
        (
            catalog(
                #"{⟦1⟧"substitutions"⟦1⟧: {"n": \#(number(#""d""#))}}"#
            ), "variation-nesting"
        ),
        (catalog(unit("a ⟦1⟧%#@nö.n@⟦1⟧ b")), "variable-undefined"),
        (catalog(unit("\\n⟦1⟧%2$#@n@⟦1⟧")), "variable-undefined"),
        (catalog(unit("\\u0023 %\\u0023@n@⟦1⟧"), key: "x"), "variable-undefined"),
        (catalog(#"{"variations": {⟦1⟧"plural"⟦1⟧: {"other": \#(unit("songs"))}}}"#), "value-type"),
        (
            catalog(
                #"{"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": \#(number(#"⟦1⟧"@"⟦1⟧"#))}}"#
            ), "value-type"
        ),
        (
            catalog(
                #"{"stringUnit": {"value": "%#@n@"}, "substitutions": {⟦1⟧"n"⟦1⟧: {"variations": \#(other)}}}"#
            ), "value-type"
        ),
        (#"{"sourceLanguage": "en", "strings": {"k": {"localizations": {⟦1⟧"xx-YY"⟦1⟧: {}}}}}"#, "language-tag"),
        (#"{"sourceLanguage": ⟦1⟧"English"⟦1⟧, "strings": {}}"#, "language-tag"),
    ])
    func findingsStandWhereTheTroubleIs(_ marked: String, _ id: String) throws {
        let text = MarkedText(marked)
        let finding = try #require(diagnostics(text.text).first { $0.id == id }, "\(diagnostics(text.text))")
        #expect(finding.span.start == text.span(1).start || text.span(1).isEmpty, "\(finding.message)")
        #expect(finding.span.end == text.span(1).end, "\(finding.message)")
    }

    @Test func findingsOfAUnitNameItsKeyAndLocale() throws {
        let finding = try #require(diagnostics(Self.catalog(Self.unit("%#@n@"), key: "a.b", language: "de")).first)
        #expect(finding.key == "a.b")
        #expect(finding.locale == "de")
        #expect(finding.message == "“n” isn't defined: the localization has no substitutions")
    }

    @Test func bothPlacesOfARepeatedKeyAreTold() throws {
        let text = MarkedText(#"{"sourceLanguage": "en", "strings": {⟦1⟧"a"⟦1⟧: {}, "a": {"comment": "c"}}}"#)
        let finding = try #require(diagnostics(text.text).first)
        #expect(finding.severity == .error)
        #expect(finding.notes.first?.span == text.span(1))
        #expect(finding.fixIts.isEmpty)
    }

    /// Broken files, the result of the fix, and its safety.
    @Test(
        arguments: [
            (
                #"{"sourceLanguage": "en", "strings": {"a": {},}}"#, #"{"sourceLanguage": "en", "strings": {"a": {}}}"#,
                .safe
            ),
            (
                "{\"sourceLanguage\": \"en\"\n  \"strings\": {}}", "{\"sourceLanguage\": \"en\",\n  \"strings\": {}}",
                .safe
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\n"
                    + "<<<<<<< ours\n\"a\": {}\n=======\n\"b\": {}\n>>>>>>> theirs\n}}",
                "{\"sourceLanguage\": \"en\", \"strings\": {\n\"a\": {}\n}}", .needsReview
            ),
            (
                "{\"sourceLanguage\": \"en\", \"strings\": {\n  \"a\": {\"x\": 1, \"y\": 2},\n"
                    + "  \"a\": {\"y\": 2, \"x\": 1}\n}}",
                "{\"sourceLanguage\": \"en\", \"strings\": {\n  \"a\": {\"y\": 2, \"x\": 1}\n}}", .safe
            ),
        ] as [(String, String, FixIt.Safety)])
    func curesMend(_ broken: String, _ mended: String, _ safety: FixIt.Safety) throws {
        let file = SourceFile(path: "Test.xcstrings", text: broken)
        let fix = try #require(StringCatalogFormat().read(file).diagnostics.first?.fixIts.first)
        let result = try file.applying(fix.edits)
        #expect(result.string(result.fullSpan) == mended)
        #expect(fix.safety == safety)
        #expect(StringCatalogFormat().parse(result).diagnostics.isEmpty)
    }

    @Test(arguments: [
        CatalogSamples.rich,
        catalog(
            #"{"variations": {"plural": {"one": \#(unit("a song")), "other": \#(unit("songs"))}}}"#, key: "%lld songs"),
        catalog(#"{"variations": {"plural": {"zero": \#(unit("none")), "other": \#(unit("%d"))}}}"#),
        catalog(unit("100 %% #@ and a@b.c")), catalog(unit("v"), language: "zh-Hant-HK"),
        catalog(unit("v"), language: "es-419"),
    ])
    func soundCatalogsAreSilent(_ text: String) {
        #expect(diagnostics(text).isEmpty)
    }
}
