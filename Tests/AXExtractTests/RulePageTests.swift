import AXModel
import AXSource
import Testing

@testable import AXExtract

struct RulePageTests {
    @Test(arguments: Extractors.pages)
    func everyRuleFiresOnItsExampleAndIsSilentInstead(page: RulePage) {
        #expect(Self.findings(page.example).contains(page.id), "\(page.id) is silent on its own example")
        #expect(!Self.findings(page.instead).contains(page.id), "\(page.id) fires although all is right")
    }

    @Test func thePagesHaveDistinctNames() {
        let ids = Extractors.pages.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(
            ids == [
                "hard-coded-string", "key-not-literal", "comment-missing", "language-literal", "label-empty",
                "optional-described", "plural-hand-rolled",
                "string-concatenated", "label-differs-from-title", "label-carries-value", "traits-conflict",
                "source-not-read", "syntax-error",
                "comment-conflict", "default-conflict", "key-missing", "comment-contradicts-role",
                "count-without-plural", "key-unused", "bundle-wrong",
            ])
    }

    @Test func theFixForAHardCodedStringMakesItACall() throws {
        let file = SourceFile(path: "A.swift", text: "playButton.accessibilityLabel = \"Say \\\"hi\\\"\"\n")
        let finding = try #require(SwiftText.occurrences(file).diagnostics.first)
        let fix = try #require(finding.fixIts.first)
        #expect(fix.safety == .needsReview)
        let fixed = try file.applying(fix.edits)
        #expect(
            fixed.string(fixed.fullSpan) == """
                playButton.accessibilityLabel = NSLocalizedString("Say \\"hi\\"", comment: "Accessibility label of \
                “playButton” (button)")

                """)
        #expect(SwiftText.occurrences(fixed).diagnostics.map(\.id) == [])
    }

    @Test func theFixInObjectiveCHasASignBeforeEachText() throws {
        let text = "- (void)a {\n  x.accessibilityLabel = @\"Play\";\n  x.accessibilityLanguage = @\"de_DE\";\n}\n"
        let file = SourceFile(path: "A.m", text: text)
        let found = ObjCExtractor().occurrences(in: file, options: ExtractionOptions()).diagnostics
        let fixed = try file.applying(found.flatMap(\.fixIts).flatMap(\.edits))
        let lines = fixed.string(fixed.fullSpan).split(separator: "\n").dropFirst().prefix(2)
        #expect(
            lines == [
                "  x.accessibilityLabel = NSLocalizedString(@\"Play\", @\"Accessibility label of “x”\");",
                "  x.accessibilityLanguage = @\"de-DE\";",
            ])
    }

    @Test(arguments: [
        (
            "- (void)a { play.accessibilityLabel = @\"Play\"; }",
            "- (void)a { play.accessibilityLabel = NSLocalizedString(@\"Play\", @\"Accessibility label of “play”\"); }"
        ),
        (
            "@implementation V\n- (NSString *)accessibilityHint { return @\"Plays.\"; }\n@end",
            "@implementation V\n- (NSString *)accessibilityHint { return NSLocalizedString(@\"Plays.\", "
                + "@\"Accessibility hint in “V”\"); }\n@end"
        ),
    ])
    func inObjectiveCItMakesTheMacro(text: String, expected: String) throws {
        let file = SourceFile(path: "A.m", text: text)
        let extractor = try #require(Extractors.extractor(forExtension: "m"))
        let finding = try #require(extractor.occurrences(in: file, options: ExtractionOptions()).diagnostics.first)
        let fixed = try file.applying(try #require(finding.fixIts.first).edits)
        #expect(fixed.string(fixed.fullSpan) == expected)
        #expect(extractor.occurrences(in: fixed, options: ExtractionOptions()).diagnostics.map(\.id) == [])
    }

    /// A call can't initialize a constant.
    @Test(arguments: [
        "static NSString * const kPlay = @\"Play\";\n- (void)a { x.accessibilityLabel = kPlay; }",
        "#define PLAY @\"Play\"\n- (void)a { x.accessibilityLabel = PLAY; }",
        "- (void)a { static NSString *play = @\"Play\"; x.accessibilityLabel = play; }",
        "- (void)a { x.accessibilityLabel = @\"Play\" @\" now\"; }",
        "- (void)a { x.accessibilityLabel = [NSString stringWithFormat:@\"Play %@\", title]; }",
    ])
    func inObjectiveCThereIsNoFixForWhatMustBeConstant(text: String) throws {
        let file = SourceFile(path: "A.m", text: text)
        let found = try #require(Extractors.extractor(forExtension: "m"))
            .occurrences(in: file, options: ExtractionOptions()).diagnostics
        #expect(found.map(\.id) == ["hard-coded-string"])
        #expect(found.flatMap(\.fixIts) == [])
    }

    @Test(arguments: [
        "x.accessibilityLabel = \"\\(count) songs\"", "x.accessibilityLabel = \"\"\"\n    abc\n    \"\"\"",
    ])
    func thereIsNoFixWhereACallWouldNotBeCertain(text: String) {
        let diagnostics = SwiftText.occurrences(text).diagnostics
        #expect(diagnostics.map(\.id) == ["hard-coded-string"])
        #expect(diagnostics.flatMap(\.fixIts) == [])
    }

    /// The findings about keys of the example's table that its code doesn't mention.
    private static func unused(_ example: Example) -> [Diagnostic] {
        var mentions = KeyMentions(of: Array(example.others.keys))
        mentions.read(SourceFile(path: "A.swift", text: example.text ?? ""))
        return example.others.keys.compactMap {
            KeyUnused.diagnostic(for: $0, at: Span(at: 0), in: "Localizable.strings", mentions: mentions)
        }
    }

    /// The findings about strings that the example looks up in the app's table, if the other entries belong to a
    /// package.
    private static func inWrongBundles(_ occurrences: [Occurrence], _ example: Example) -> [Diagnostic] {
        var texts = ModuleStrings(name: "Player", bundle: ".module")
        texts.add(TableText.catalog(example.others, locale: "de"), isSource: false)
        let file = SourceFile(path: "A.swift", text: example.text ?? "")
        return occurrences.compactMap { BundleWrong.diagnostic(for: $0, in: texts, file) }
    }

    /// The ids of the findings in an example, alone and as a whole project with a table of the other entries.
    private static func findings(_ example: Example) -> Set<String> {
        let forms = example.tableForms.isEmpty ? [:] : [example.key: example.tableForms]
        let tables = TableText.tables(example.others, forms: forms)
        let parsed = SwiftText.occurrences(example.text ?? "", in: tables)
        let entries = ExtractedEntries.grouped(parsed.value)
        let found = parsed.diagnostics + entries.diagnostics + EntryRules.diagnostics(for: entries.value, in: tables)
        return Set((found + unused(example) + inWrongBundles(parsed.value, example)).map(\.id))
    }
}
