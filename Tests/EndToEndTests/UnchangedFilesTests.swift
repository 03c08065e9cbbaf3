import Foundation
import Testing

/// Files that count as unchanged although their bytes on disk differ from those in git, or git is configured to ignore
/// changes. Each table has an error in the file itself, which is found if the file counts as changed.
struct UnchangedFilesTests {
    private let repository: Repository
    private let table = "de.lproj/Localizable.strings"
    private static let text = "\"play.label\" = \"Spielen\";\n\"stop.label\" = \"Anhalten\";\n\""

    init() throws {
        repository = try Repository(["de.lproj/Localizable.strings": Self.text])
    }

    private func isChanged() throws -> Bool {
        try !repository.found("--since", "HEAD").isEmpty
    }

    private func write(_ bytes: some Sequence<UInt8>, _ path: String) throws {
        try Data(bytes).write(to: repository.folder.appending(path: path))
    }

    private var windowsText: [UInt8] { Array(Self.text.replacingOccurrences(of: "\n", with: "\r\n").utf8) }
    private var wideText: [UInt8] { [0xFE, 0xFF] + Self.text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }

    @Test func whatIsWrittenAgainIsUnchanged() throws {
        defer { repository.removeAll() }
        #expect(try !repository.found().isEmpty)
        try repository.write(Self.text, table)
        #expect(try !isChanged())
        try repository.write(Self.text.replacingOccurrences(of: "Spielen", with: "Starten"), table)
        #expect(try isChanged())
    }

    @Test(arguments: [
        ("", true), ("*.strings text", false), ("*.strings text=auto", false), ("*.strings eol=crlf", false),
        ("*.strings -text", true), ("*.strings crlf=input", false), ("*.stringsdict text", true),
    ])
    func lineEndsCountUnlessAttributesConvertThem(attributes: String, changes: Bool) throws {
        defer { repository.removeAll() }
        try repository.write(attributes + "\n", ".gitattributes")
        try repository.commit()
        try write(windowsText, table)
        #expect(try isChanged() == changes)
    }

    @Test(arguments: [("true", false), ("input", false), ("false", true)])
    func lineEndsCountUnlessASettingConvertsThem(setting: String, changes: Bool) throws {
        defer { repository.removeAll() }
        try repository.git("config", "core.autocrlf", setting)
        try write(windowsText, table)
        #expect(try isChanged() == changes)
    }

    @Test func anEncodingCountsUnlessAttributesConvertIt() throws {
        defer { repository.removeAll() }
        try write(wideText, table)
        #expect(try isChanged())
        try repository.write("*.strings working-tree-encoding=UTF-16\n", ".gitattributes")
        #expect(try !isChanged())
    }

    @Test func whatGitLFSHasFetchedIsUnchanged() throws {
        defer { repository.removeAll() }
        let name = String(repeating: "a", count: 64)
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(name)\nsize \(Self.text.utf8.count)\n"
        try repository.write(pointer, table)
        try repository.commit()
        try repository.write(Self.text, table)
        #expect(try isChanged())
        try repository.write(Self.text, ".git/lfs/objects/aa/aa/\(name)")
        #expect(try !isChanged())
        try repository.write(Self.text + " ", table)
        #expect(try isChanged())
    }

    @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
    func whatGitIsToldToTakeForUnchangedIs(option: String) throws {
        defer { repository.removeAll() }
        try repository.git("update-index", option, table)
        try repository.write(Self.text + " ", table)
        #expect(try !isChanged())
        try repository.remove(table)
        #expect(try !isChanged())
    }

    @Test func aModuleThatGitIsToldToTakeForUnchangedIs() throws {
        let app = try Repository(["a.txt": "a"])
        defer {
            repository.removeAll()
            app.removeAll()
        }
        try app.git("submodule", "--quiet", "add", repository.folder.path, "Module")
        try app.commit()
        try app.write(Self.text + " ", "Module/" + table)
        #expect(try !app.found("--since", "HEAD").isEmpty)
        try app.git("update-index", "--assume-unchanged", "Module")
        #expect(try app.found("--since", "HEAD").isEmpty)
    }

    @Test func aFileThatIsOnlyAnnouncedIsNew() throws {
        defer { repository.removeAll() }
        try repository.write(Self.text, "fr.lproj/Localizable.strings")
        try repository.git("add", "--intent-to-add", "fr.lproj")
        #expect(try isChanged())
        #expect(try repository.found("--staged").isEmpty)
    }

    @Test func aFolderThatBecomesALinkHoldsNothing() throws {
        defer { repository.removeAll() }
        try repository.move("de.lproj", to: "shared/German")
        try repository.link("de.lproj", to: "shared/German")
        #expect(try isChanged())
    }

    @Test func aLinkIsComparedByWhereItLeads() throws {
        defer { repository.removeAll() }
        try repository.link("fr.lproj/Localizable.strings", to: "../" + table)
        try repository.commit()
        try repository.remove("fr.lproj")
        try repository.link("fr.lproj/Localizable.strings", to: "../" + table)
        #expect(try !isChanged())
        try repository.remove("fr.lproj")
        try repository.link("fr.lproj/Localizable.strings", to: "../de.lproj/./Localizable.strings")
        #expect(try isChanged())
    }

    /// The request has more ids, and the answer more bytes, than fit into a pipe.
    @Test(.timeLimit(.minutes(15))) func manyFilesThatAreWrittenAgainAreUnchanged() throws {
        defer { repository.removeAll() }
        func writeAll() throws {
            for name in 0..<1_700 { try write("\(name)".utf8, "texts/\(name).txt") }
        }
        try repository.write("", "texts/a.txt")
        try writeAll()
        try repository.commit()
        try writeAll()
        #expect(try !isChanged())
    }
}
