import Testing

@testable import AXCommands

/// `check --roles`.
struct RolesOptionTests {
    private static let table = "\"a\" = \"Button.\";\n\"b\" = \"Tap to play.\";\n"

    @Test func theFileTellsWhatTheSourcesWould() throws {
        let files = [
            ".axstrings.yml": "", "en.lproj/Localizable.strings": Self.table,
            "V.swift": "x.accessibilityHint = NSLocalizedString(\"a\", comment: \"\")\n",
            "roles.jsonl": "{\"key\":\"b\",\"role\":\"hint\"}\n",
        ]
        let own = try VerbRun(["check"], files)
        #expect(!own.output.contains("hint-names-gesture"), "\(own.output)")
        let told = try VerbRun(["check", "--roles", "roles.jsonl"], files)
        #expect(told.output.contains("[hint-names-gesture]"), "\(told.output)")
        #expect(!told.output.contains("strings:1:"), "\(told.output)")
        #expect(told.verdict == .clean)
        let piped = try VerbRun(["check", "--roles", "-"], files, input: files["roles.jsonl"] ?? "")
        #expect(piped.output == told.output)
    }

    @Test func aRowWithAMistakeEndsTheRunWithCodeTwo() throws {
        let files = [
            ".axstrings.yml": "", "en.lproj/Localizable.strings": Self.table,
            "roles.jsonl": "{\"key\":\"b\",\"role\":\"hint\"}\n{\"key\":\"a\",\"role\":\"labl\"}\n",
        ]
        let run = try VerbRun(["check", "--roles", "roles.jsonl"], files)
        #expect(run.output.contains("roles.jsonl:2:19: error: unknown role “labl”"), "\(run.output)")
        #expect(run.output.contains("[hint-names-gesture]"), "\(run.output)")
        #expect(run.verdict == .unreadable)
    }
}
