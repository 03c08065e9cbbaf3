import AXLocaleData
import Testing

@testable import AXCommands

@Suite struct LengthBudgetTests {
    @Test(
        arguments: [
            ("Label, max 40 characters", 40, nil), ("Max. 12 chars.", 12, nil), ("maximum 1 character", 1, nil),
            ("max 2 s", nil, 2), ("Hint; max 2.5 seconds, max 30 characters", 30, 2.5), ("max 3sec", nil, 3),
            ("MAX 8 CHARACTERS, then max 6 characters", 6, nil),
        ] as [(String, Int?, Double?)])
    func aCommentNamesABudget(comment: String, characters: Int?, seconds: Double?) throws {
        let budget = try #require(LengthBudget(comment))
        #expect(budget.characters == characters)
        #expect(budget.seconds == seconds)
    }

    @Test(arguments: [
        "", "max 3 songs", "max 40", "climax 40 characters", "40 characters", "Max: %d characters", "max ten seconds",
        "The volume at its maximum", "max 2 sizes", "max 5 scenes",
    ])
    func aCommentWithoutABudgetNamesNone(comment: String) {
        #expect(LengthBudget(comment) == nil)
    }

    @Test func aPseudoLocaleIsCheckedAgainstTheBudgetsOfTheComments() throws {
        let files = MemoryFileSystem([
            "en.lproj/Localizable.strings": """
            /* Title, max 16 characters */
            "title" = "Adds the song";
            /* Hint, max 2 s */
            "hint" = "Adds the song to the playlist.";
            /* Hint */
            "free" = "Adds the song to the playlist.";
            """
        ])
        let check = ["check", "Pseudo", "--source", "en.lproj", "--format", "plain", "--fail-on", "warning", "--all"]
        _ = try VerbRun(["pseudo", "en.lproj", "--mode", "length", "--mimic", "de", "--output", "Pseudo"], in: files)
        let run = try VerbRun(check, in: files)
        #expect(run.verdict == .findings)
        #expect(run.output.contains("characters; the limit is 16"), "\(run.output)")
        #expect(run.output.contains("seconds to speak; the limit is 2"), "\(run.output)")
        #expect(!run.output.contains("“free”"), "\(run.output)")
    }

    @Test func aTranslationIsHeldAgainstTheCommentOfItsSource() throws {
        let files = MemoryFileSystem([
            "en.lproj/Localizable.strings": "/* max 4 characters */\n\"t\" = \"Play\";",
            "de.lproj/Localizable.strings": "\"t\" = \"Spielen\";",
        ])
        let run = try VerbRun(["check", "--format", "plain", "--fail-on", "warning", "--all"], in: files)
        #expect(run.output.contains("string has 7 characters; the limit is 4"), "\(run.output)")
        #expect(!run.output.contains("has 4 characters"), "\(run.output)")
    }
}
