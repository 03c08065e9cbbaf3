import Foundation
import Testing

/// `check --since` and `--staged` check only changed strings.
struct ChangedUnitsTests {
    private let repository: Repository

    init() throws {
        repository = try Repository()
    }

    private let first = "de.lproj/Localizable.strings:1:17 label-lowercase"
    private let second = "de.lproj/Localizable.strings:2:17 label-lowercase"

    private func write(_ text: String, _ locale: String) throws {
        try repository.write(text, "\(locale).lproj/Localizable.strings")
    }

    @Test func onlyChangedUnitsAreJudged() throws {
        defer { repository.removeAll() }
        #expect(try repository.found().count == 2)
        #expect(try repository.found("--since", "HEAD").isEmpty)
        try write("\"play.label\" = \"abspielen\";\n\"stop.label\" = \"anhalten\";\n", "de")
        #expect(try repository.found("--since", "HEAD") == [first])
        #expect(try repository.found("--staged").isEmpty)
    }

    @Test func aChangedSourceIsHeldAgainstItsTranslations() throws {
        defer { repository.removeAll() }
        try write("\"play.label\" = \"Play\";\n\"stop.label\" = \"Stop it\";\n", "en")
        #expect(try repository.found("--since", "HEAD") == [second])
        try repository.git("add", "-A")
        #expect(try repository.found("--staged") == [second])
    }

    /// A finding that the source shares is reported at the source, which hasn't changed.
    @Test func aFaultThatAChangedTranslationSharesWithItsSourceIsFound() throws {
        defer { repository.removeAll() }
        try write("\"play.label\" = \"Play button\";\n\"stop.label\" = \"Stop\";\n", "en")
        try repository.commit()
        try write("\"play.label\" = \"Abspieltaste\";\n\"stop.label\" = \"anhalten\";\n", "de")
        let shared = "en.lproj/Localizable.strings:1:22 label-names-control"
        #expect(try repository.found("--since", "HEAD") == [shared])
    }

    @Test func ofWhatIsMissingOnlyWhatHasChangedIsCounted() throws {
        defer { repository.removeAll() }
        try write("\"play.label\" = \"Play\";\n\"stop.label\" = \"Stop\";\n\"a\" = \"One\";\n", "en")
        try repository.commit()
        try write("\"play.label\" = \"Play\";\n\"stop.label\" = \"Stop\";\n\"a\" = \"One\";\n\"b\" = \"Two\";\n", "en")
        let run = try ToolRun(
            ["check", "--scope", "all", "--format", "xcode", "--since", "HEAD"], in: repository.folder)
        #expect(
            run.output.contains("strings:4:1: warning: “b” is missing from de.lproj/Localizable.strings (de)"),
            "\(run.record)")
        #expect(!run.output.contains("“a”"), "\(run.record)")
    }

    /// A hint that no strings file contains is checked in the code.
    @Test func aNewStringInTheCodeIsJudged() throws {
        defer { repository.removeAll() }
        func write(_ hint: String) throws {
            try repository.write(
                "func hint() { view.accessibilityHint = NSLocalizedString(\"\(hint)\", comment: \"A hint.\") }\n",
                "Player.swift")
        }
        try write("Plays the song.")
        try repository.commit()
        #expect(try repository.found("--since", "HEAD").isEmpty)
        try write("Tap to play.")
        let found = try repository.found("--since", "HEAD")
        #expect(found.contains { $0.hasSuffix("hint-names-gesture") }, "\(found)")
        try repository.commit()
        #expect(try repository.found("--since", "HEAD").isEmpty)
    }

    @Test func aStateThatChangesAloneIsAChange() throws {
        defer { repository.removeAll() }
        func catalog(_ state: String) -> String {
            #"{"sourceLanguage":"en","strings":{"go.label":{"localizations":{"#
                + #""en":{"stringUnit":{"state":"translated","value":"Go"}},"#
                + #""de":{"stringUnit":{"state":"\#(state)","value":"los"}}}}},"version":"1.0"}"#
        }
        try repository.write(catalog("new"), "Catalog.xcstrings")
        try repository.commit()
        #expect(try repository.found("--since", "HEAD").isEmpty)
        try repository.write(catalog("translated"), "Catalog.xcstrings")
        #expect(try repository.found("--since", "HEAD").map { $0.hasSuffix("label-lowercase") } == [true])
    }

    @Test func aStateOfAnExchangeFileThatChangesAloneIsAChange() throws {
        defer { repository.removeAll() }
        func file(_ state: String) -> String {
            #"<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a.strings" "#
                + #"source-language="en" target-language="de" datatype="plaintext"><body><trans-unit id="go.label">"#
                + #"<source>Go</source><target state="\#(state)">los</target></trans-unit></body></file></xliff>"#
        }
        try repository.write(file("translated"), "de.xliff")
        try repository.commit()
        #expect(try repository.found("de.xliff", "--since", "HEAD").isEmpty)
        try repository.write(file("needs-translation"), "de.xliff")
        #expect(try !repository.found("de.xliff", "--since", "HEAD").isEmpty)
    }

    @Test func whatIsStagedIsJudgedAsItStandsInTheIndex() throws {
        defer { repository.removeAll() }
        try write("\"play.label\" = \"abspielen\";\n\"stop.label\" = \"anhalten\";\n", "de")
        try repository.git("add", "-A")
        try write("\"play.label\" = \"Abspielen\";\n\"stop.label\" = \"Halt\";\n", "de")
        #expect(try repository.found("--staged") == [first])
        #expect(try repository.found("--since", "HEAD").isEmpty)
    }

    @Test(arguments: [["--since", "nothing"], ["--since=-x"], ["--since", "--upload-pack=a"], ["--staged", "--fix"]])
    func whatCannotBeAskedIsRefused(options: [String]) throws {
        defer { repository.removeAll() }
        #expect(try ToolRun(["check"] + options, in: repository.folder).code == 2)
    }
}
