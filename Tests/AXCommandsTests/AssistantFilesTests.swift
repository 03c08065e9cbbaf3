import AXSource
import Foundation
import Testing

@testable import AXCommands

/// `init --assistants`: what people wrote keeps its bytes.
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

    /// Bytes that aren't UTF-8 stand before and after the section of an earlier run.
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

    @Test func aSkillOfAnEarlierReleaseIsReplacedUnlessPeopleTookItOver() throws {
        let path = ".agents/skills/axstrings/SKILL.md"
        let current = try #require(try Self.written([:]).files.text(path))
        let old = current.replacing("Translate", with: "Write")
        #expect(try Self.written([path: old]).files.text(path) == current)
        let taken = old.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("<!--") }.joined(separator: "\n")
        #expect(try Self.written([path: taken]).files.text(path) == taken)
    }

    @Test(arguments: [("Be brief.\n", true), ("@AGENTS.md\n", false)])
    func instructionsThatDoNotNameTheOthersAreMentioned(text: String, isMentioned: Bool) throws {
        #expect(try Self.written(["CLAUDE.md": text]).errors.contains("CLAUDE.md: add the line") == isMentioned)
    }
}
