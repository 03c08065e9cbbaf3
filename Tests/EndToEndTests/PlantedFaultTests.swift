import Foundation
import Testing

/// A project with a baseline. A new error is exactly one finding, whether it's in the code or in a strings file.
@Suite struct PlantedFaultTests {
    private static let code = """
        import UIKit
        func show(button: UIButton, image: UIImageView) {
            button.accessibilityLabel = NSLocalizedString("play.label", comment: "The button that plays a song")
            button.accessibilityHint = NSLocalizedString("play.hint", comment: "What the play button does")
            image.accessibilityLabel = NSLocalizedString("cover.label", comment: "The cover of an album")
            image.accessibilityValue = String(format: NSLocalizedString("cover.value", comment: "Year of an album"), year)
            image.accessibilityHint = "Old fault"
        }

        """

    private static let english = """
        /* The button that plays a song */
        "play.label" = "Play";
        /* What the play button does */
        "play.hint" = "Plays the song.";
        /* The cover of an album */
        "cover.label" = "Cover";
        /* Year of an album */
        "cover.value" = "From %@";

        """

    private static let german = """
        "play.label" = "Wiedergabe";
        "play.hint" = "Spielt den Titel.";
        "cover.label" = "Hülle";
        "cover.value" = "Von %@";

        """

    private func project() throws -> Repository {
        try Repository([
            "App/A.swift": Self.code, "App/en.lproj/Localizable.strings": Self.english,
            "App/de.lproj/Localizable.strings": Self.german,
        ])
    }

    @Test func afterInitACheckIsGreen() throws {
        let place = try project()
        defer { place.removeAll() }
        let start = try ToolRun(["init"], in: place.folder)
        #expect(start.code == 0 && start.output.contains("hard-coded-string"), "\(start.record)")
        let check = try ToolRun(["check", "--fail-on", "note"], in: place.folder)
        #expect(check.code == 0, "\(check.record)")
        #expect(check.output.hasPrefix("No findings in "), "\(check.output)")
    }

    @Test(arguments: [
        ("A.swift", "}\n", "    button.accessibilityLabel = \"New\"\n}\n", "hard-coded-string"),
        (
            "A.swift", "}\n",
            "    button.accessibilityLabel = NSLocalizedString(\"nosuch.label\", comment: \"The button that stops\")\n}\n",
            "key-missing"
        ),
        ("A.swift", "}\n", "    button.accessibilityLanguage = \"en-UK\"\n}\n", "language-literal"),
        ("A.swift", "comment: \"The cover of an album\"", "comment: \"\"", "comment-missing"),
        ("en.lproj/Localizable.strings", "\"Play\"", "\"Play button\"", "label-names-control"),
        ("de.lproj/Localizable.strings", "Von %@", "Von %d", "format-type-changed"),
        ("de.lproj/Localizable.strings", "Spielt den Titel.", "Tippen, um den Titel zu spielen.", "hint-names-gesture"),
        ("de.lproj/Localizable.strings", "\"play.label\" = \"Wiedergabe\";\n", "", "missing-translation"),
        ("de.lproj/Localizable.strings", "Wiedergabe", "wiedergabe", "label-lowercase"),
        ("de.lproj/Localizable.strings", "\"Hülle\";", "\"Hülle\"", "file-unparsable"),
        ("de.lproj/Localizable.strings", "Spielt den Titel.", "Plays the song.", "untranslated"),
    ])
    func aPlantedFaultIsOneFinding(file: String, old: String, new: String, rule: String) throws {
        let place = try project()
        defer { place.removeAll() }
        _ = try ToolRun(["init", "--quiet"], in: place.folder)
        let path = place.folder.appending(path: "App/" + file)
        let text = try String(contentsOf: path, encoding: .utf8)
        try #require(text.contains(old))
        try place.write(text.replacing(old, with: new), "App/" + file)
        let run = try ToolRun(["check", "--format", "jsonl"], in: place.folder)
        let ids = run.output.split(separator: "\n").map { line in
            String(line.firstMatch(of: #/"id":"([a-z-]+)"/#)?.1 ?? "")
        }
        #expect(ids == [rule], "\(run.record)")
    }

    // MARK: Since a revision

    @Test func onlyNewFindingsOfSourcesAreReportedSinceARevision() throws {
        let place = try project()
        defer { place.removeAll() }
        let since = ["check", "--since", "HEAD", "--format", "xcode"]
        #expect(try ToolRun(since, in: place.folder).output == "")
        // A line above moves the old error, and a new error is added.
        try place.write(
            "// A comment\n" + Self.code.replacing("}\n", with: "    image.accessibilityLabel = \"New\"\n}\n"),
            "App/A.swift")
        let changed = try ToolRun(since, in: place.folder).output
        #expect(changed.contains("“New” isn't localized") && !changed.contains("Old fault"), "\(changed)")
        #expect(changed.split(separator: "\n").count == 1, "\(changed)")
    }

    @Test func aKeyThatIsRemovedIsMissingWhereTheCodeHasNotChanged() throws {
        let place = try project()
        defer { place.removeAll() }
        let text = Self.english.replacing("/* The cover of an album */\n\"cover.label\" = \"Cover\";\n", with: "")
        try place.write(text, "App/en.lproj/Localizable.strings")
        let run = try ToolRun(["check", "--since", "HEAD", "--format", "xcode"], in: place.folder)
        #expect(run.output.contains("[key-missing]"), "\(run.record)")
    }

    @Test func aSourceThatMovesBringsNoFindings() throws {
        let place = try project()
        defer { place.removeAll() }
        try place.move("App/A.swift", to: "App/Views/B.swift")
        let run = try ToolRun(["check", "--since", "HEAD"], in: place.folder)
        #expect(run.output.hasPrefix("No findings"), "\(run.record)")
    }

    /// An error that another branch has fixed in the meantime isn't new on this branch.
    @Test func aBranchIsComparedWithWhereItBegan() throws {
        let place = try project()
        defer { place.removeAll() }
        try place.git("checkout", "--quiet", "-b", "other")
        try place.write("import UIKit\n", "App/A.swift")
        try place.git("commit", "--quiet", "--all", "--message", "Repaired")
        try place.git("checkout", "--quiet", "-")
        let run = try ToolRun(["check", "--since", "other"], in: place.folder)
        #expect(run.output.hasPrefix("Nothing has changed since other."), "\(run.record)")
    }

    @Test func whatIsStagedIsCheckedInSourcesToo() throws {
        let place = try project()
        defer { place.removeAll() }
        try place.write(
            Self.code.replacing("}\n", with: "    image.accessibilityLabel = \"Staged\"\n}\n"), "App/A.swift")
        try place.git("add", "-A")
        try place.write(
            Self.code.replacing("}\n", with: "    image.accessibilityLabel = \"On disk\"\n}\n"), "App/A.swift")
        let run = try ToolRun(["check", "--staged", "--format", "xcode"], in: place.folder)
        #expect(run.output.contains("“Staged” isn't localized") && !run.output.contains("On disk"), "\(run.record)")
    }

    // MARK: Several projects

    /// The strings of one project aren't missing in the other.
    @Test func partsOfTwoProjectsHaveTheirOwnStrings() throws {
        let files = ["One", "Two"].map { name in
            [
                "\(name)/\(name).xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{}\n",
                "\(name)/en.lproj/Localizable.strings": "\"\(name).play\" = \"Play\";\n",
                "\(name)/A.swift": "b.accessibilityLabel = NSLocalizedString(\"\(name).play\", comment: \"Plays\")\n",
            ]
        }
        let place = try Repository(files[0].merging(files[1]) { $1 })
        defer { place.removeAll() }
        for paths in [["One", "Two"], ["Two", "One"]] {
            let run = try ToolRun(["check"] + paths, in: place.folder)
            #expect(run.code == 0 && !run.output.contains("key-missing"), "\(run.record)")
        }
    }
}
