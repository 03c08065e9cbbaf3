import AXSource
import Testing

@testable import AXCommands

struct UnusedKeysTests {
    private static func unused(_ table: String, _ sources: [String: String]) throws -> [Diagnostic] {
        let files = MemoryFileSystem(sources.merging(["en.lproj/Localizable.strings": table]) { $1 })
        let environment = CommandEnvironment(
            files: files, print: { _ in }, printError: { _ in }, readInput: { [] }, variables: [:], isTerminal: false)
        let project = try ProjectFinder(files: files).project()
        return UnusedKeys(
            UnusedKeys.Candidates(SourceTables(project, in: environment)), ProjectExtraction(project, in: files)
        ).diagnostics
    }

    private static let source = ["V.swift": "x.accessibilityLabel = NSLocalizedString(\"play\", comment: \"\")\n"]

    @Test(arguments: ["old.accessibilityLabel", "old.hint", "PLAY_ACCESSIBILITY_VALUE"])
    func anAccessibilityStringThatNoSourceMentionsIsUnused(key: String) throws {
        let found = try Self.unused("\"play\" = \"Play\";\n\"\(key)\" = \"Old\";\n", Self.source)
        #expect(found.map(\.id) == ["key-unused"])
        #expect(found.map(\.key) == [StringKey(key)])
        #expect(found.first?.path == "en.lproj/Localizable.strings")
    }

    @Test func aCommentMayTellThatAStringIsForAccessibility() throws {
        #expect(try Self.unused("/* VoiceOver label */\n\"old\" = \"Old\";\n", Self.source).count == 1)
        #expect(try Self.unused("/* A title */\n\"old\" = \"Old\";\n", Self.source).isEmpty)
    }

    @Test(arguments: [
        // In another role, in another language, as a constant generated from it, and in a document.
        ["A.swift": "t.text = NSLocalizedString(\"old.hint\", comment: \"\")"],
        ["A.m": "void f() { NSLog(@\"old.hint\"); }"], ["A.swift": "t.text = L10n.oldHint"],
        ["A.xib": "<document><objects><x id=\"a\" text=\"old.hint\"/></objects></document>"],
    ])
    func whatASourceMentionsIsUsed(sources: [String: String]) throws {
        let found = try Self.unused("\"old.hint\" = \"Old\";\n", sources.merging(Self.source) { $1 })
        #expect(found == [])
    }

    @Test(arguments: ["L10n.Button.ok", "L10n.buttonOk", "R.b"])
    func aConstantWithAShortNameIsAMention(constant: String) throws {
        let key = constant == "R.b" ? "b" : "button.ok"
        let table = "/* VoiceOver label */\n\"\(key)\" = \"OK\";\n"
        #expect(try Self.unused(table, ["A.swift": "t.text = \(constant)"].merging(Self.source) { $1 }) == [])
        #expect(try Self.unused(table, Self.source).count == 1)
    }

    @Test func aBeginningThatIsCompletedAtRunTimeMayBeTheKey() throws {
        let source = ["A.swift": "t.text = NSLocalizedString(\"song.\\(name)\", comment: \"\")"]
        let found = try Self.unused("\"song.hint\" = \"Old\";\n", source)
        #expect(
            found.first?.message.contains("the sources might build it at run time from “song.…”") == true,
            "\(found.map(\.message))")
    }

    @Test(arguments: ["2en-CB-bYH.accessibilityLabel", "%@ of %lld hint"])
    func keysThatAreSpelledOtherwiseInSourcesAreLeftAlone(key: String) throws {
        #expect(try Self.unused("\"\(key)\" = \"Old\";\n", Self.source).isEmpty)
    }

    @Test func nothingIsToldWhereASourceCouldNotBeRead() throws {
        let files = MemoryFileSystem(
            Self.source.merging(["en.lproj/Localizable.strings": "\"old.hint\" = \"Old\";\n"]) { $1 })
        files.add(.file(Array("x".utf8), mode: 0), at: "Locked.swift")
        let environment = CommandEnvironment(
            files: files, print: { _ in }, printError: { _ in }, readInput: { [] }, variables: [:], isTerminal: false)
        let project = try ProjectFinder(files: files).project()
        let extraction = ProjectExtraction(project, in: files)
        #expect(!extraction.failures.isEmpty)
        let found = UnusedKeys(UnusedKeys.Candidates(SourceTables(project, in: environment)), extraction)
        #expect(found.diagnostics.isEmpty)
    }
}
