import AXTestSupport
import Foundation
import Testing

/// Commands that people type by habit, with the exit code and words of the output.
@Suite struct HabitTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let command: String
        let code: Int32
        /// Words of standard output and standard error together.
        let says: String
        /// Text that neither stream contains.
        var never: String?
        var variables: [String: String] = [:]

        var testDescription: String { command }
    }

    /// In an empty folder.
    private static let inAnEmptyFolder: [Row] = [
        Row(
            command: "check", code: 2, says: "axstrings: error: nothing to check: no strings file (.strings",
            never: "No findings"),
        Row(command: "check .", code: 2, says: "found in /", never: "No findings"),
        Row(command: "extract", code: 2, says: "nothing to extract: no source file"),
        Row(command: "localize", code: 2, says: "nothing to localize: no source file"),
        Row(command: "init", code: 2, says: "nothing to set up"),
        Row(command: "check nosuch", code: 2, says: "axstrings: error: nosuch: no such file or folder"),
        Row(command: "check --since HEAD", code: 2, says: "isn't in a Git repository"),
        Row(command: "check --staged", code: 2, says: "isn't in a Git repository"),
        Row(command: "chekc", code: 2, says: "axstrings: error: unknown command “chekc”; did you mean “check”?"),
        Row(command: "help chekc", code: 2, says: "unknown command “chekc”; did you mean “check”?", never: "OVERVIEW"),
        Row(command: "help check", code: 0, says: "OVERVIEW: Check sources, strings files and deliveries."),
        Row(command: "version", code: 0, says: "axstrings \(ToolRun.version)"),
        Row(command: "-V", code: 0, says: "axstrings 0.1.0"),
        Row(command: "-v", code: 0, says: "axstrings 0.1.0"),
        Row(command: "check --format jsn", code: 2, says: "unknown format “jsn”; did you mean “json”?"),
        Row(command: "check --fromat json", code: 2, says: "unknown option “--fromat”. Did you mean “--format”?"),
        Row(command: "check --profile strict", code: 2, says: "unknown profile “strict”; did you mean “apple-strict”?"),
        Row(command: "check --fail-on fatal", code: 2, says: "the value “fatal” is invalid"),
        Row(command: "check --state translted", code: 2, says: "the value “translted” is invalid"),
        Row(command: "rules label", code: 2, says: "unknown rule “label”; did you mean one of these: label-"),
        Row(command: "rules hint-imperativ", code: 2, says: "did you mean “hint-imperative”?"),
        Row(
            command: "rules nonsense", code: 2, says: "unknown rule “nonsense”; run axstrings rules to list all rules"
        ),
        Row(command: "rules --format markdwon", code: 2, says: "unknown format “markdwon”; did you mean “markdown”?"),
        Row(
            command: "pseudo --text Hi --mode accents", code: 2, says: "unknown mode “accents”; did you mean “accent”?"),
        Row(
            command: "pseudo --text Hi --mimic german", code: 2,
            says: "isn't a valid language tag; did you mean “de” (German)?"),
        Row(command: "pseudo --text Hi --locale xx-XA", code: 2, says: "“xx-XA” isn't a valid language tag"),
        Row(
            command: "plural Deutsch 1", code: 2,
            says: "“Deutsch” isn't a valid language tag; did you mean “de” (German)?"),
        Row(command: "plural de 1,5", code: 2, says: "“1,5” isn't a decimal number; write “1.5”"),
        Row(command: "locale Deutsch", code: 0, says: "did you mean “de”?", never: "usual capitalization"),
        Row(command: "check x --locale german", code: 2, says: "did you mean “de” (German)?"),
    ]

    /// In a project with one source string, its German translation, and a file outside any `.lproj` folder.
    private static let inAProject: [Row] = [
        Row(
            command: "convert --to xlif", code: 2,
            says: "unknown format “xlif”; did you mean one of these: xliff, xliff-return"),
        Row(
            command: "convert --to xliff --locale german", code: 2, says: "did you mean “de” (German)?", never: "<xliff"
        ),
        Row(command: "convert --to xliff --locale de", code: 0, says: "target-language=\"de\""),
        Row(command: "apply de.lproj --to . --locale german", code: 2, says: "did you mean “de” (German)?"),
        Row(command: "extract --format xliff --locale german", code: 2, says: "did you mean “de” (German)?"),
        Row(command: "set L.xcstrings k v --locale german", code: 2, says: "did you mean “de” (German)?"),
        Row(command: "check --since HEAD", code: 0, says: "Nothing has changed since HEAD."),
        Row(command: "check --staged", code: 0, says: "Nothing is staged."),
        Row(command: "check --since nosuch", code: 2, says: "unknown Git revision “nosuch”"),
        Row(command: "check -q -f xcode", code: 0, says: "label-lowercase"),
        Row(command: "check -f json -f sarif", code: 2, says: "only one report can go to standard output"),
        Row(
            command: "check lone.strings --locale de --scope all", code: 0,
            says: "label contains the control type “Taste”"),
        Row(command: "check --color always", code: 0, says: "\u{1B}[1;33m"),
        Row(command: "check", code: 0, says: "warning:", never: "\u{1B}"),
        Row(command: "check", code: 0, says: "\u{1B}[1;33m", variables: ["FORCE_COLOR": "1"]),
        Row(command: "check", code: 0, says: "\u{1B}[1;33m", variables: ["CLICOLOR_FORCE": "1"]),
        Row(
            command: "check", code: 0, says: "warning:", never: "\u{1B}",
            variables: ["FORCE_COLOR": "1", "NO_COLOR": "1"]),
        Row(command: "check", code: 0, says: "Warning: label", variables: ["NO_GRAPHICS": "1"]),
        Row(command: "check --fail-on warning", code: 1, says: "Exit code 1: 1 warning (--fail-on warning)."),
        Row(command: "check -v", code: 0, says: "Reading strings files: "),
        Row(command: "extract -f jsonl -o Out/strings.jsonl", code: 0, says: ""),
        Row(command: "check -f html=Out/report.html -f json=Out/a/b.json", code: 0, says: ""),
        Row(command: "config -f json", code: 0, says: "\"schemaVersion\""),
    ]

    @Test(arguments: inAnEmptyFolder)
    func anEmptyFolder(row: Row) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try check(row, in: folder.url)
    }

    @Test(arguments: inAProject)
    func aProject(row: Row) throws {
        let place = try Repository([
            "en.lproj/Localizable.strings": "/* Label */\n\"play.label\" = \"Play\";\n",
            "de.lproj/Localizable.strings": "\"play.label\" = \"spielen\";\n",
            "lone.strings": "\"play.label\" = \"Play-Taste\";\n",
            "L.xcstrings": #"{"sourceLanguage":"en","strings":{"k":{}}}"#,
            "A.swift": "b.accessibilityLabel = NSLocalizedString(\"play.label\", comment: \"Label\")\n",
        ])
        defer { place.removeAll() }
        try check(row, in: place.folder)
    }

    private func check(_ row: Row, in folder: URL) throws {
        let words = row.command.split(separator: " ").map { String($0) }
        let run = try ToolRun(words, in: folder, variables: row.variables)
        let said = run.output + run.errors
        #expect(run.code == row.code, "\(run.record)")
        #expect(row.says.isEmpty || said.contains(row.says), "\(run.record)")
        if let never = row.never { #expect(!said.contains(never), "\(run.record)") }
        // With exit code 2, and only then, there is an error message in the format that editors recognize.
        #expect((run.code == 2) == run.errors.contains("axstrings: error: "), "\(run.record)")
    }

    /// `axstrings check | head` prints no error.
    @Test func aClosedPipeIsSilent() throws {
        let lines = (0..<3_000).map { "\"key.\($0).label\" = \"play \($0)\";\n" }.joined()
        let place = try Repository(["en.lproj/L.strings": lines, "de.lproj/L.strings": lines])
        defer { place.removeAll() }
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "'\(ToolRun.tool.path)' check --scope all 2>errors.txt | head -n 1 >first.txt"]
        shell.currentDirectoryURL = place.folder
        let waitForEnd = try shell.start()
        waitForEnd()
        let errors = try String(contentsOf: place.folder.appending(path: "errors.txt"), encoding: .utf8)
        #expect(!errors.contains("error"), "\(errors)")
    }
}
