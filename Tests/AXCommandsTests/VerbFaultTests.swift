import ArgumentParser
import Testing

@testable import AXCommands

/// `apply` and `merge` with every call of the file system failing in turn, and killed after every call.
@Suite struct VerbFaultTests {
    enum Scene: CaseIterable {
        case apply, merge

        var arguments: [String] {
            switch self {
            case .apply: ["apply", "in", "--to", "App"]
            case .merge: ["merge", "base.strings", "ours.strings", "theirs.strings"]
            }
        }

        /// A table in two locales of which one has no file yet, one file behind a link.
        var files: MemoryFileSystem {
            let files = MemoryFileSystem([
                "App/en.lproj/L.strings": "\"a\" = \"Play\";\n\"b\" = \"Stop\";\n",
                "App/de.lproj/L.strings": "\"a\" = \"Los\";\n",
                "App/fr.lproj/K.strings": "\"k\" = \"K\";\n", "App/en.lproj/K.strings": "\"k\" = \"K\";\n",
                "in/de.lproj/L.strings": "\"a\" = \"Spielen\";\n\"b\" = \"Halt\";\n",
                "in/fr.lproj/L.strings": "\"a\" = \"Lire\";\n",
                "base.strings": "\"a\" = \"1\";\n", "theirs.strings": "\"a\" = \"1\";\n\"c\" = \"3\";\n",
                "real/ours.strings": "\"a\" = \"1\";\n\"b\" = \"2\";\n",
            ])
            files.add(.link("real/ours.strings"), at: "ours.strings")
            return files
        }
    }

    private func run(_ scene: Scene, in files: MemoryFileSystem) throws {
        let workplace = Workplace(
            files: files, print: { _ in }, complain: { _ in }, readInput: { [] }, variables: [:], isTerminal: false)
        let verb = try #require(try Axstrings.parseAsRoot(scene.arguments) as? any Verb)
        _ = try verb.run(in: workplace)
    }

    private func usersFiles(_ files: MemoryFileSystem) -> [String: MemoryFileSystem.Entry] {
        files.snapshot.filter { $0.value != .folder && !PathName.name(of: $0.key).hasPrefix(".axstrings") }
    }

    /// The scene's end, without any trouble.
    private func finished(_ scene: Scene) throws -> (files: MemoryFileSystem, calls: Int) {
        let files = scene.files
        try run(scene, in: files)
        return (files, files.callCount)
    }

    @Test(arguments: Scene.allCases)
    func theSceneChangesFiles(_ scene: Scene) throws {
        let end = try finished(scene)
        #expect(end.files.snapshot != scene.files.snapshot)
        #expect(end.calls > 20)
    }

    @Test(arguments: Scene.allCases)
    func aFailingCallLeavesAllOldOrAllNew(_ scene: Scene) throws {
        let end = try finished(scene)
        for call in 0..<end.calls {
            let files = scene.files
            files.fail(after: call)
            let isDone = (try? run(scene, in: files)) != nil
            files.fail(after: nil)
            // What only clean-up leaves behind is for the next run; the user's files are whole.
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
        for call in 0..<end.calls {
            let files = scene.files
            files.kill(after: call, tearingFile: call % 2 == 0)
            try? run(scene, in: files)
            files.revive()
            try run(scene, in: files)
            let isNew = files.snapshot == end.files.snapshot
            #expect(isNew, "killed after call \(call)")
        }
    }
}
