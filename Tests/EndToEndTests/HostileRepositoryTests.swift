import Foundation
import Testing

/// `check --since` and `--staged` don't run any program that a repository names, and find the same as without one.
struct HostileRepositoryTests {
    private let repository: Repository
    private let trap: ProgramTrap
    private let table = "de.lproj/Localizable.strings"
    private let first = "de.lproj/Localizable.strings:1:17 label-lowercase"
    private let second = "de.lproj/Localizable.strings:2:17 label-lowercase"

    /// The second label changes in the last commit, the first one in the index, and the English table on disk.
    init() throws {
        repository = try Repository()
        trap = try ProgramTrap()
        try Self.change(repository, in: ".")
    }

    private static func change(_ repository: Repository, in place: String) throws {
        let german = "\(place)/de.lproj/Localizable.strings"
        try repository.write("\"play.label\" = \"spielen\";\n\"stop.label\" = \"stoppen\";\n", german)
        try repository.git("commit", "-qam", "b", in: place)
        try repository.write("\"play.label\" = \"starten\";\n\"stop.label\" = \"stoppen\";\n", german)
        try repository.git("add", "-A", in: place)
        let english = "\"play.label\" = \"Play\";\n\"stop.label\" = \"Stop\";\n\n"
        try repository.write(english, "\(place)/en.lproj/Localizable.strings")
    }

    private func removeAll() {
        repository.removeAll()
        trap.remove()
    }

    private var gitFolder: URL { repository.folder.appending(path: ".git") }

    private func expectSilence(in place: String = ".") throws {
        #expect(try repository.found("--since", "HEAD", in: place) == [first])
        #expect(try repository.found("--since", "HEAD~1", in: place) == [first, second])
        #expect(try repository.found("--staged", in: place) == [first])
        #expect(try trap.takeMarks() == [])
    }

    /// Otherwise, the other tests couldn't fail.
    @Test func theTrapCatchesGitItself() throws {
        defer { removeAll() }
        try trap.arm(gitFolder)
        try repository.git("diff", "HEAD", mayFail: true)
        #expect(try trap.takeMarks().contains { $0.contains("Localizable.strings") || $0.hasSuffix("trap.sh ") })
        try repository.git("status", mayFail: true)
        #expect(try !trap.takeMarks().isEmpty)
    }

    @Test func nothingIsRunInAWorkTree() throws {
        defer { removeAll() }
        try expectSilence()
        try trap.arm(gitFolder)
        try expectSilence()
    }

    @Test func nothingIsRunInASecondWorkTree() throws {
        defer { removeAll() }
        try repository.git("worktree", "add", "-q", "-b", "second", "Second/Tree", "HEAD~1")
        try Self.change(repository, in: "Second/Tree")
        try expectSilence(in: "Second/Tree")
        try trap.arm(gitFolder, worktree: gitFolder.appending(path: "worktrees/Tree"))
        try expectSilence(in: "Second/Tree")
    }

    @Test func nothingIsRunInAModuleNorAroundOne() throws {
        let app = try Repository(["a.txt": "a"])
        defer {
            removeAll()
            app.removeAll()
        }
        try repository.git("commit", "-qam", "c")
        try app.git("submodule", "--quiet", "add", repository.folder.path, "Module")
        try app.git("checkout", "-q", "HEAD~1", in: "Module")
        try app.commit()
        try app.write("\"play.label\" = \"laufen\";\n\"stop.label\" = \"stoppen\";\n", "Module/" + table)
        try app.git("add", "-A", in: "Module")
        func found(in place: String) throws -> [[String]] {
            try [
                app.found("--since", "HEAD", in: place), app.found("--since", "HEAD~1", in: place),
                app.found("--staged", in: place),
            ]
        }
        let harmless = try [found(in: "."), found(in: "Module")]
        #expect(harmless[0].first == ["Module/" + first])
        try trap.arm(app.folder.appending(path: ".git"))
        try trap.arm(app.folder.appending(path: ".git/modules/Module"))
        #expect(try [found(in: "."), found(in: "Module")] == harmless)
        #expect(try trap.takeMarks().isEmpty)
    }

    @Test func whatIsMissingIsNotFetched() throws {
        defer { removeAll() }
        let stored = try repository.answer("rev-parse", "HEAD~1:" + table)
        try repository.remove(".git/objects/\(stored.prefix(2))/\(stored.dropFirst(2))")
        let harmless = try repository.found("--since", "HEAD~1")
        #expect(harmless == [first, second])
        try trap.arm(gitFolder)
        #expect(try repository.found("--since", "HEAD~1") == harmless)
        #expect(try trap.takeMarks().isEmpty)
        try repository.git("cat-file", "blob", stored, mayFail: true)
        #expect(try !trap.takeMarks().isEmpty)
    }

    @Test func aCommitThatIsMissingIsNotFetched() throws {
        defer { removeAll() }
        let stored = try repository.answer("rev-parse", "HEAD~1")
        try repository.remove(".git/objects/\(stored.prefix(2))/\(stored.dropFirst(2))")
        try trap.arm(gitFolder)
        #expect(try ToolRun(["check", "--since", stored], in: repository.folder).code == 2)
        #expect(try trap.takeMarks().isEmpty)
    }

    @Test(arguments: ["--split-index", "--force-untracked-cache", "--fsmonitor"])
    func nothingIsRunForWhatTheIndexRemembers(option: String) throws {
        defer { removeAll() }
        try repository.git("update-index", option)
        try trap.arm(gitFolder)
        try expectSilence()
    }

    @Test(arguments: [".::/usr/bin:/bin", ".", ""])
    func aProgramOfTheRepositoryIsNotTakenForGit(path: String) throws {
        defer { removeAll() }
        try trap.armPath(of: repository)
        let run = try ToolRun(
            ["check", "--since", "HEAD"], in: repository.folder, variables: ["PATH": path])
        #expect(run.code == 0, "\(run.record)")
        #expect(try trap.takeMarks().isEmpty)
    }

    @Test(.timeLimit(.minutes(15))) func aPipeInPlaceOfAFileIsNotOpened() throws {
        defer { removeAll() }
        try repository.remove(table)
        try #require(mkfifo(repository.folder.appending(path: table).path, 0o600) == 0)
        #expect(try repository.found("--since", "HEAD").isEmpty)
        #expect(try repository.found("--staged") == [first])
    }
}
