import Testing

@testable import AXCommands

/// The tables, languages and paths that users pass to `localize`.
struct LocalizeOptionTests {
    private static let files = [
        ".axstrings.yml": "", "en.lproj/Localizable.strings": "\"a.b\" = \"c\";\n",
        "V.swift": "x.accessibilityLabel = \"Play it\"\n", "Ignored/W.swift": "x.accessibilityLabel = \"Stop it\"\n",
        ".gitignore": "Ignored/\n",
    ]

    @Test(arguments: [
        (["--table", "Nope"], "the project has no table “Nope” with strings in en"),
        (["--locale", "kw"], "the project has no table with strings in kw"),
        (["--locale", "xx"], "“xx” isn't a valid language tag: “xx” isn't a registered language"),
    ])
    func aTableOrLanguageThatIsNotThereIsAMistakeOfTheUser(options: [String], message: String) throws {
        let failure = try #require(throws: CommandFailure.self) {
            _ = try VerbRun(["localize"] + options, Self.files)
        }
        #expect(failure.message == message)
        #expect(failure.kind == .usage)
    }

    @Test func sourcesThatAreIgnoredAreSaidToStay() throws {
        let named = try VerbRun(["localize", "Ignored"], Self.files)
        #expect(named.errors == "1 source file skipped: Git or the configuration excludes it from the project\n")
        #expect(named.files.text("Ignored/W.swift") == Self.files["Ignored/W.swift"])
        #expect(try VerbRun(["localize", "V.swift"], Self.files).errors == "")
    }
}
