import AXTestSupport
import ArgumentParser
import Testing

@testable import AXCommands

/// Commands that write files, if a call of the file system fails, or if the process is killed after a call.
@Suite struct VerbFaultTests {
    enum Scene: CaseIterable {
        case apply, merge, set, initialize, extract

        var arguments: [String] {
            switch self {
            case .apply: ["apply", "in", "--to", "App"]
            case .merge: ["merge", "base.strings", "ours.strings", "theirs.strings"]
            case .set: ["set", "App/de.lproj/L.strings", "a", "Spiel"]
            case .initialize: ["init", "--force"]
            case .extract: ["extract", "App", "--into", "App/C.xcstrings", "--table", "C"]
            }
        }

        /// A table in two locales, one of which has no file yet, and a file that is reached through a link.
        var files: MemoryFileSystem {
            let files = MemoryFileSystem([
                "App/en.lproj/L.strings": "\"a\" = \"Play\";\n\"b\" = \"Stop\";\n",
                "App/de.lproj/L.strings": "\"a\" = \"Los\";\n",
                "App/fr.lproj/K.strings": "\"k\" = \"K\";\n", "App/en.lproj/K.strings": "\"k\" = \"K\";\n",
                "in/de.lproj/L.strings": "\"a\" = \"Spielen\";\n\"b\" = \"Halt\";\n",
                "in/fr.lproj/L.strings": "\"a\" = \"Lire\";\n",
                "base.strings": "\"a\" = \"1\";\n", "theirs.strings": "\"a\" = \"1\";\n\"c\" = \"3\";\n",
                "real/ours.strings": "\"a\" = \"1\";\n\"b\" = \"2\";\n", "Package.swift": "",
                "App/A.swift": #"x.accessibilityLabel = NSLocalizedString("k", tableName: "C", comment: "")"#,
                "App/C.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
                "Notes/en.lproj/N.strings": "\"n\" = \"N\";\n",
                // With this configuration, the output of `init` is the same each time.
                ".axstrings.yml": "development-language: en\n",
            ])
            files.add(.link("real/ours.strings"), at: "ours.strings")
            return files
        }
    }

    private func run(_ scene: Scene, in files: MemoryFileSystem) throws {
        let environment = CommandEnvironment(
            files: files, print: { _ in }, printError: { _ in }, readInput: { [] }, variables: [:], isTerminal: false)
        let verb = try #require(try Axstrings.parseAsRoot(scene.arguments) as? any Verb)
        _ = try verb.run(in: environment)
    }

    private func usersFiles(_ files: MemoryFileSystem) -> [String: MemoryFileSystem.Entry] {
        files.snapshot.filter {
            let name = PathName.name(of: $0.key)
            return $0.value != .folder && (!name.hasPrefix(".axstrings-") || name == InitialConfiguration.baseline)
        }
    }

    /// The files after a run without failures, and the calls to fail or to kill.
    private func finished(_ scene: Scene) throws -> (files: MemoryFileSystem, calls: Range<Int>) {
        let files = scene.files
        try run(scene, in: files)
        // Only the last calls before the first change matter, because they read the files to change.
        let readsMuch = [.set, .initialize, .extract].contains(scene)
        let first = readsMuch ? max(0, (files.firstChange ?? 0) - 10) : 0
        return (files, first..<files.callCount)
    }

    @Test(arguments: Scene.allCases)
    func theSceneChangesFiles(_ scene: Scene) throws {
        let end = try finished(scene)
        #expect(end.files.snapshot != scene.files.snapshot)
        #expect(end.calls.count > 10)
    }

    @Test(arguments: Scene.allCases)
    func aFailingCallLeavesAllOldOrAllNew(_ scene: Scene) throws {
        let end = try finished(scene)
        for call in InputShare.of(Array(end.calls)) {
            let files = scene.files
            files.fail(after: call)
            let isDone = (try? run(scene, in: files)) != nil
            files.fail(after: nil)
            // The next run removes leftovers of an incomplete cleanup. The user's files are complete.
            let isAsExpected = usersFiles(files) == usersFiles(isDone ? end.files : scene.files)
            #expect(isAsExpected, "call \(call)")
            try run(scene, in: files)
            let isNewNow = files.snapshot == end.files.snapshot
            #expect(isNewNow, "after call \(call) and another run")
        }
    }

    @Test(arguments: Scene.allCases)
    func aKilledRunIsFinishedOrUndoneByTheNext(_ scene: Scene) throws {
        let end = try finished(scene)
        for call in InputShare.of(Array(end.calls)) {
            let files = scene.files
            files.kill(after: call, tearingFile: call % 2 == 0)
            try? run(scene, in: files)
            files.revive()
            try run(scene, in: files)
            let isNew = files.snapshot == end.files.snapshot
            #expect(isNew, "killed after call \(call)")
        }
    }

    @Test(arguments: [Scene.apply, .initialize])
    func aKilledRunIsSettledByAnyOtherVerbThatWrites(_ scene: Scene) throws {
        let notes = "/home/project/Notes/en.lproj/N.strings"
        var (old, new) = (usersFiles(scene.files), usersFiles(try finished(scene).files))
        (old[notes], new[notes]) = (nil, nil)
        var outcomes: Set<Bool> = []
        for call in InputShare.of(Array(try finished(scene).calls)) {
            let files = scene.files
            files.kill(after: call)
            try? run(scene, in: files)
            files.revive()
            _ = try VerbRun(["set", "Notes/en.lproj/N.strings", "n", "Note"], in: files)
            var now = usersFiles(files)
            now[notes] = nil
            #expect(now == old || now == new, "killed after call \(call)")
            outcomes.insert(now == new)
            let left = files.snapshot.keys.filter { PathName.name(of: $0).hasPrefix(".axstrings-") }
            #expect(left.allSatisfy { $0.hasSuffix("-baseline.json") }, "killed after call \(call): \(left)")
        }
        #expect(outcomes.count == 2)
    }
}
