import Foundation
import Testing

/// `check --staged` checks the index, whatever is on disk.
struct StagedFilesTests {
    private let repository: Repository
    private let table = "de.lproj/Localizable.strings"
    private let changed = "\"play.label\" = \"abspielen\";\n\"stop.label\" = \"anhalten\";\n"
    private let first = "de.lproj/Localizable.strings:1:17 label-lowercase"

    init() throws {
        repository = try Repository()
    }

    @Test(arguments: ["de.lproj/Localizable.strings", "de.lproj"])
    func whatIsStagedIsJudgedAfterItWasDeleted(path: String) throws {
        defer { repository.removeAll() }
        try repository.write(changed, table)
        try repository.git("add", "-A")
        try repository.remove(path)
        #expect(try repository.found("--staged") == [first])
        #expect(try repository.found("de.lproj", "--staged") == [first])
    }

    @Test func aNewLanguageIsJudgedAfterItWasDeleted() throws {
        defer { repository.removeAll() }
        try repository.write(
            "\"play.label\" = \"lire\";\n\"stop.label\" = \"Arrêter\";\n", "fr.lproj/Localizable.strings")
        try repository.git("add", "-A")
        try repository.remove("fr.lproj")
        #expect(try repository.found("--staged") == ["fr.lproj/Localizable.strings:1:17 label-lowercase"])
    }

    @Test func whatTheIndexDoesNotHoldIsNotThere() throws {
        defer { repository.removeAll() }
        try repository.write("\"play.label\" = \"lire\";\n", "fr.lproj/Localizable.strings")
        try repository.write(
            "\"play.label\" = \"Play it\";\n\"stop.label\" = \"Stop\";\n", "en.lproj/Localizable.strings")
        try repository.git("add", "en.lproj")
        #expect(try repository.found("--staged") == [first])
        try repository.git("rm", "-q", "--cached", table)
        #expect(try repository.found("--staged").isEmpty)
    }

    @Test func aFileInPlaceOfALinkIsNoTable() throws {
        defer { repository.removeAll() }
        let link = "fr.lproj/Localizable.strings"
        try repository.write("\"play.label\" = \"lire\";\n\"stop.label\" = \"Arrêter\";\n", "shared/fr.strings")
        try repository.link(link, to: "../shared/fr.strings")
        try repository.git("add", "-A")
        try repository.remove(link)
        try repository.write("no table", link)
        let found = try repository.found("fr.lproj", "--staged")
        #expect(found == ["fr.lproj/Localizable.strings:1:17 label-lowercase"])
    }

    @Test func aLinkInPlaceOfAFileIsFollowedWhereItIsStaged() throws {
        defer { repository.removeAll() }
        try repository.move(table, to: "shared/de.strings")
        try repository.link(table, to: "../shared/de.strings")
        #expect(try repository.found("de.lproj", "--staged").isEmpty)
        try repository.git("add", "-A")
        #expect(try repository.found("de.lproj", "--staged").isEmpty)
        try repository.write(changed, "shared/de.strings")
        #expect(try repository.found("de.lproj", "--staged").isEmpty)
        try repository.git("add", "-A")
        #expect(try repository.found("de.lproj", "--staged") == [first])
        #expect(try repository.found("de.lproj", "--since", "HEAD") == [first])
    }

    @Test func linksInACircleAreNotFollowed() throws {
        defer { repository.removeAll() }
        try repository.link("fr.lproj/Localizable.strings", to: "Other.strings")
        try repository.link("fr.lproj/Other.strings", to: "Localizable.strings")
        try repository.git("add", "-A")
        try repository.remove("fr.lproj")
        #expect(try repository.found("--staged").isEmpty)
    }

    @Test func filesOfAModuleAreJudgedByTheCommitThatIsStaged() throws {
        let app = try Repository(["a.txt": "a"])
        defer {
            repository.removeAll()
            app.removeAll()
        }
        try app.git("submodule", "--quiet", "add", repository.folder.path, "Module")
        #expect(try app.found("--staged").count == 2)
        try app.commit()
        #expect(try app.found("--staged").isEmpty)
        let first = "Module/" + self.first
        try app.write(changed, "Module/" + table)
        #expect(try app.found("--staged").isEmpty)
        #expect(try app.found("--since", "HEAD") == [first])
        #expect(try app.found("--staged", in: "Module").isEmpty)
        try app.git("commit", "-qam", "b", in: "Module")
        #expect(try app.found("--staged").isEmpty)
        #expect(try app.found("--since", "HEAD") == [first])
        try app.git("add", "Module")
        #expect(try app.found("--staged") == [first])
        #expect(try app.found("Module", "--since", "HEAD~1") == [first])
        try app.write("no table", "Module/" + table)
        #expect(try app.found("--staged") == [first])
    }

    @Test func aModuleThatIsNotCheckedOutHoldsNothing() throws {
        let app = try Repository(["a.txt": "a"])
        defer {
            repository.removeAll()
            app.removeAll()
        }
        try app.git("submodule", "--quiet", "add", repository.folder.path, "Module")
        try app.commit()
        try app.git("submodule", "--quiet", "deinit", "-f", "Module")
        #expect(try app.found("--staged").isEmpty)
        #expect(try app.found("--since", "HEAD").isEmpty)
    }

    @Test func aHookIsToldTheIndexThatIsCommitted() throws {
        defer { repository.removeAll() }
        try repository.write(changed, table)
        try repository.write(
            "#!/bin/sh\n\(ToolRun.tool.path) check de.lproj --staged --scope all --format xcode > found\n",
            ".git/hooks/pre-commit")
        let hook = repository.folder.appending(path: ".git/hooks/pre-commit").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
        try repository.git("commit", "-qm", "b", table)
        let found = try String(contentsOf: repository.folder.appending(path: "found"), encoding: .utf8)
        #expect(found.contains("Localizable.strings:1:17: warning"), "\(found)")
    }
}
