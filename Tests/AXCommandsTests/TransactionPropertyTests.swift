import AXTestSupport
import Testing

@testable import AXCommands

/// A project of random files, links and folders, with a transaction on some of them.
private func randomScene(_ random: inout SeededGenerator) -> TransactionSample.Scene {
    let files = MemoryFileSystem(["other.txt": "other", "Shared/": "", "Alias": "→ Shared"], currentFolder: "/p")
    var changes: [StagedChange] = []
    var ends: [(MemoryFileSystem) -> Void] = []
    for number in 0..<Int.random(in: 1...6, using: &random) {
        let folder = ["", "Shared/", "Alias/", "new\(number)/", "new/deep/"].randomElement(using: &random) ?? ""
        let path = "\(folder)f\(number).strings"
        let real = path.replacing("Alias/", with: "Shared/")
        let new = Array("new \(number)".utf8)
        let mode: UInt16 = [0o644, 0o600, 0o755].randomElement(using: &random) ?? 0o644
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            changes.append(.write(new, to: path))
            ends.append { $0.add(.file(new, mode: 0o644), at: real) }
        case 1:
            files.add(.file(Array("old".utf8), mode: mode), at: real)
            changes.append(.write(new, to: path))
            ends.append { $0.add(.file(new, mode: mode), at: real) }
        case 2:
            files.add(.file(Array("old".utf8), mode: mode), at: "Targets/\(number)")
            files.add(.link("/p/Targets/\(number)"), at: real)
            changes.append(.write(new, to: path))
            ends.append { $0.add(.file(new, mode: mode), at: "Targets/\(number)") }
        default:
            files.add(.file(Array("old".utf8), mode: mode), at: real)
            changes.append(.removal(of: path))
            ends.append { $0.take(real) }
        }
    }
    let before = files.snapshot
    for end in ends { end(files) }
    return TransactionSample.Scene(folder: "/p", changes: changes, before: before, after: files.snapshot)
}

@Test func anyFilesAreAllOldOrAllNewAfterAnyFailureOrKill() throws {
    var random = SeededGenerator(seed: 7)
    var outcomes: [Bool: Int] = [:]
    for number in 0..<600 {
        let scene = randomScene(&random)
        let whole = TransactionSample(scene)
        try whole.carryOut()
        #expect(whole.files.difference(from: scene.after) == [], "scene \(number)")
        let sample = TransactionSample(scene)
        let call = Int.random(in: 0..<whole.files.callCount, using: &random)
        if Bool.random(using: &random) {
            sample.files.fail(after: call)
        } else {
            sample.files.kill(after: call, tearingFile: Bool.random(using: &random))
        }
        try? sample.carryOut()
        sample.files.revive()
        _ = try sample.recover()
        let isNew = sample.files.snapshot == scene.after
        outcomes[isNew, default: 0] += 1
        #expect(
            isNew || sample.files.snapshot == scene.before,
            "scene \(number), call \(call): \(sample.files.difference(from: scene.before))")
    }
    #expect(outcomes.count == 2, "\(outcomes)")
}

@Test func aProtectedFileAmongOthersStopsAllOfThem() throws {
    var random = SeededGenerator(seed: 8)
    for number in 0..<100 {
        let scene = randomScene(&random)
        let sample = TransactionSample(scene)
        sample.files.add(.file(Array("old".utf8), mode: 0o444), at: "protected.strings")
        let before = sample.files.snapshot
        var changes = scene.changes
        let place = Int.random(in: 0...changes.count, using: &random)
        changes.insert(.write(Array("new".utf8), to: "protected.strings"), at: place)
        #expect(throws: FileError("protected.strings", .noPermission), "scene \(number)") {
            try FileTransaction(in: ".", sample.files).carryOut(changes)
        }
        #expect(sample.files.difference(from: before) == [], "scene \(number)")
    }
}

@Test func runsAtOnceOnTheDiskNeverMixTheirFiles() async throws {
    let folder = try TemporaryFolder()
    let names = ["a.strings", "de.lproj/b.strings", "c.strings"]
    for name in names { try folder.write("none", to: name) }
    let done = await withTaskGroup(of: Int.self) { group in
        for worker in 0..<6 {
            group.addTask { carryOutRuns(worker, names, folder) }
        }
        return await group.reduce(0, +)
    }
    #expect(done > 0)
    let texts = try Set(names.map(folder.text))
    #expect(texts.count == 1 && texts != ["none"], "\(texts)")
    #expect(try folder.names() == ["a.strings", "c.strings", "de.lproj"])
    #expect(try LocalFileSystem().list(folder.path("de.lproj")).map(\.name) == ["b.strings"])
}

/// Writes the same text into all files, another one in each of 20 rounds.
/// - Returns: how many runs weren't blocked by another run.
private func carryOutRuns(_ worker: Int, _ names: [String], _ folder: TemporaryFolder) -> Int {
    var done = 0
    for round in 0..<20 {
        let text = Array("worker \(worker), round \(round)".utf8)
        let changes = names.map { StagedChange.write(text, to: folder.path($0)) }
        do throws(FileError) {
            _ = try FileTransaction.recover(in: folder.path, LocalFileSystem())
            try FileTransaction(in: folder.path, LocalFileSystem()).carryOut(changes)
            done += 1
        } catch {
            if error.reason != .busy { Issue.record("\(error)") }
        }
    }
    return done
}
