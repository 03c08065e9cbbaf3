import AXSource
import Foundation
import Testing

@testable import AXCommands

/// `init --assistants` doesn't change any bytes that people wrote.
@Suite struct AssistantFilesTests {
    private static let project = [
        "en.lproj/Localizable.strings": "\"a\" = \"b\";\n", "de.lproj/Localizable.strings": "\"a\" = \"c\";\n",
    ]

    private static func written(_ files: [String: String], _ bytes: [String: [UInt8]] = [:]) throws -> VerbRun {
        var entries = MemoryFileSystem(project.merging(files) { $1 }).snapshot
        for (path, bytes) in bytes { entries["/home/project/" + path] = .file(bytes, mode: 0o644) }
        let system = MemoryFileSystem(entries: entries, currentFolder: "/home/project")
        return try VerbRun(["init", "--assistants"], in: system)
    }

    /// Bytes that aren't UTF-8 surround the section from an earlier run.
    @Test func theSectionIsFoundBetweenBytesThatAreNotText() throws {
        let first = try #require(try Self.written([:]).files.text("AGENTS.md"))
        let before: [UInt8] = [0xE9, 0xE8, 0xFF, 0x0A], after: [UInt8] = [0xF1, 0x0A]
        let old = before + Array(first.replacing("correct what", with: "mend what").utf8) + after
        let run = try Self.written([:], ["AGENTS.md": old])
        guard case .file(let new, _)? = run.files.snapshot["/home/project/AGENTS.md"] else {
            Issue.record("the file is gone")
            return
        }
        #expect(new == before + Array(first.utf8) + after)
    }

    @Test func theSectionIsWrittenInTheEncodingOfTheFile() throws {
        let first = try #require(try Self.written([:]).files.text("AGENTS.md"))
        let run = try Self.written([:], ["AGENTS.md": Self.utf16("\u{FEFF}Übersetzen\n")])
        guard case .file(let new, _)? = run.files.snapshot["/home/project/AGENTS.md"] else {
            Issue.record("the file is gone")
            return
        }
        #expect(new == Self.utf16("\u{FEFF}Übersetzen\n\n" + first))
    }

    /// Little-endian.
    private static func utf16(_ text: String) -> [UInt8] {
        text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    }

    private static let skill = ".agents/skills/axstrings/SKILL.md"

    /// Each release writes a mark with the hash of the rest of the file.
    @Test func aSkillOfAnEarlierReleaseIsReplaced() throws {
        let current = try #require(try Self.written([:]).files.text(Self.skill))
        let mark = try #require(current.split(separator: "\n").last { $0.hasPrefix("<!--") })
        let old = current.replacing(mark, with: "").replacing("Translate", with: "Write")
        let hash = try #require(mark.split(separator: " ").dropLast().last)
        let marked = old + mark.replacing(hash, with: TextHash.of(old)) + "\n"
        #expect(try Self.written([Self.skill: marked]).files.text(Self.skill) == current)
        // A checkout on Windows has different line ends.
        let windows = marked.replacing("\n", with: "\r\n")
        #expect(try Self.written([Self.skill: windows]).files.text(Self.skill) == current)
    }

    @Test func aSkillThatPeopleChangedStays() throws {
        let current = try #require(try Self.written([:]).files.text(Self.skill))
        let changed = current.replacing("5. Never", with: "5. Ask Kim first.\n6. Never")
        let run = try Self.written([Self.skill: changed])
        #expect(run.files.text(Self.skill) == changed)
        #expect(run.errors.contains("\(Self.skill): not replaced, because it was changed"))
        let taken = changed.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("<!--") }.joined(separator: "\n")
        let second = try Self.written([Self.skill: taken])
        #expect(second.files.text(Self.skill) == taken)
        #expect(!second.errors.contains("not replaced"))
    }

    /// The notes for translators of translatewiki.net are in a folder “qqq”.
    @Test func aLanguageWithoutDataHasNoEnglishExample() throws {
        let text = try #require(
            try Self.written([
                "br.lproj/Localizable.strings": "\"a\" = \"d\";\n", "qqq.lproj/Localizable.strings": "\"a\" = \"e\";\n",
            ]).files.text("TRANSLATION.md"))
        let breton = text.components(separatedBy: "### ").first { $0.hasPrefix("Breton (br)") }
        #expect(breton?.contains("axstrings has no data for this language") == true)
        #expect(breton?.contains("Opens") == false)
        #expect(!text.contains("qqq"))
    }

    @Test func aLinkBetweenTheInstructionsNeedsNoLine() throws {
        let run = try Self.written(["CLAUDE.md": "Be brief.\n", "AGENTS.md": "→ /home/project/CLAUDE.md"])
        #expect(run.errors == "")
        #expect(run.files.text("CLAUDE.md")?.contains("TRANSLATION.md") == true)
    }

    @Test(arguments: [("Be brief.\n", true), ("@AGENTS.md\n", false)])
    func instructionsThatDoNotNameTheOthersAreMentioned(text: String, isMentioned: Bool) throws {
        #expect(try Self.written(["CLAUDE.md": text]).errors.contains("CLAUDE.md: add the line") == isMentioned)
    }
}
