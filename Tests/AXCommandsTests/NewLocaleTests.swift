import Testing

@testable import AXCommands

/// “One file, no code”: a locale that is new to the tool.
@Suite struct NewLocaleTests {
    private let files = [
        "New/kw.yml": """
        confidence: low
        function-words: [an, ha, yn]
        controls: {place: last, hard: {word: [boton]}}
        gestures: {word: [tava]}
        hints: {form: ends with a verb, example: Y hwra an gan.}
        examples:
          hint-names-gesture: {bad: Tava dhe wari., good: Y hwra an gan.}
        """,
        "en.lproj/Localizable.strings": "\"play.label\" = \"Play\";\n",
        "kw.lproj/Localizable.strings": "\"play.label\" = \"Gwari boton\";\n",
    ]

    @Test func itsBriefIsWrittenFromItsFile() throws {
        let run = try VerbRun(["rules", "--locale", "kw", "--locales", "New", "--format", "markdown"], files)
        #expect(run.output.hasPrefix("# Writing for VoiceOver: Cornish (kw)\n"), "\(run.output)")
        #expect(
            run.output.contains(
                "| <span lang=\"kw\">Tava dhe wari.</span> | <span lang=\"kw\">Y hwra an gan.</span> |\n"))
        #expect(run.output.contains("**: <span lang=\"kw\">boton</span>\n"))
    }

    @Test func itsWordsCountInACheck() throws {
        let run = try VerbRun(["check", "--locales", "New", "--format", "plain"], files)
        #expect(run.output.contains("label contains the control type “boton”"), "\(run.output)")
        #expect(run.output.hasPrefix("Note: "), "low confidence is a note: \(run.output)")
    }

    @Test func withoutItsFileThereIsNoData() throws {
        let run = try VerbRun(["rules", "--locale", "kw"], files)
        #expect(run.output.contains("axstrings has no data for this language"))
    }

    @Test(arguments: [
        ("zz", "“zz” isn't a valid language tag: “zz” isn't a registered language"),
        ("jp", "“jp” isn't a valid language tag; did you mean “ja” (Japanese)?"),
    ])
    func aLanguageThatNobodyKnowsHasNoBrief(tag: String, reason: String) throws {
        let failure = #expect(throws: CommandFailure.self) { _ = try VerbRun(["rules", "--locale", tag], files) }
        #expect(failure?.kind == .usage)
        #expect(failure?.message == reason)
    }

    @Test func theReviewPageTellsWhatIsStatedAndWhatIsInherited() throws {
        let run = try VerbRun(["rules", "--locale", "kw", "--locales", "New", "--facts"], files)
        #expect(
            run.output.contains("<code>gestures</code></summary>\n\n*Defined here; low confidence.*\n\n- word: tava\n"),
            "\(run.output)")
        #expect(
            run.output.contains("<code>comma</code></summary>\n\n*Inherited from `root`; low confidence.*\n\n`,`\n"))
    }

    @Test func aMistakeInItsFileIsToldWithItsPlace() throws {
        let error = #expect(throws: CommandFailure.self) {
            try VerbRun(["rules", "--locale", "kw", "--locales", "New"], ["New/kw.yml": "gesture: {word: [a]}"])
        }
        #expect(error?.message.contains("kw.yml:1:1") == true)
    }
}
