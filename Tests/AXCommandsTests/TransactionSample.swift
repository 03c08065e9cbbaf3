@testable import AXCommands

/// A transaction on a file system in memory, with all entries before and after it.
struct TransactionSample {
    /// The changes, and the file system before and after them.
    struct Scene {
        let folder: String
        let changes: [StagedChange]
        let before: [String: MemoryFileSystem.Entry]
        let after: [String: MemoryFileSystem.Entry]
    }

    let scene: Scene
    let files: MemoryFileSystem

    init(_ scene: Scene = .whole) {
        self.scene = scene
        files = MemoryFileSystem(entries: scene.before, currentFolder: scene.folder)
    }

    func carryOut() throws(FileError) {
        try FileTransaction(in: ".", files).carryOut(scene.changes)
    }

    func recover() throws(FileError) -> Recovery {
        try FileTransaction.recover(in: ".", files)
    }
}

extension TransactionSample.Scene {
    /// Files, links to files and folders, new files in new folders, a removal, a change that changes nothing, and an
    /// unusual mode.
    static let whole: Self = {
        let files = MemoryFileSystem([
            "App/same.strings": "same", "App/gone.strings": "old gone", "App/link.strings": "→ ../Shared/real.strings",
            "Shared/real.strings": "old shared", "Alias": "→ Shared", "other.txt": "other",
        ])
        files.add(.file(Array("old de".utf8), mode: 0o640), at: "App/de.lproj/a.strings")
        let before = files.snapshot
        files.add(.file(Array("new de".utf8), mode: 0o640), at: "App/de.lproj/a.strings")
        files.add(.file(Array("new shared".utf8), mode: 0o644), at: "Shared/real.strings")
        files.add(.file(Array("new fr".utf8), mode: 0o644), at: "App/fr.lproj/a.strings")
        files.add(.file(Array("new deep".utf8), mode: 0o644), at: "Shared/x/y/a.strings")
        files.take("App/gone.strings")
        let changes: [StagedChange] = [
            .write(Array("new de".utf8), to: "App/de.lproj/a.strings"),
            .write(Array("new shared".utf8), to: "App/link.strings"),
            .write(Array("new fr".utf8), to: "App/fr.lproj/a.strings"),
            .write(Array("new deep".utf8), to: "Alias/x/y/a.strings"),
            .removal(of: "App/gone.strings"),
            .write(Array("same".utf8), to: "App/same.strings"),
        ]
        return Self(folder: files.currentFolder, changes: changes, before: before, after: files.snapshot)
    }()

    /// The smallest scene with a change through a link, a new file in a new folder, and a removal. For tests that try
    /// every pair of calls.
    static let small: Self = {
        let files = MemoryFileSystem(
            ["a.strings": "→ b.strings", "b.strings": "old b", "gone.strings": "old gone"], currentFolder: "/p")
        let before = files.snapshot
        files.add(.file(Array("new b".utf8), mode: 0o644), at: "b.strings")
        files.add(.file(Array("new c".utf8), mode: 0o644), at: "de/c.strings")
        files.take("gone.strings")
        let changes: [StagedChange] = [
            .write(Array("new b".utf8), to: "a.strings"), .write(Array("new c".utf8), to: "de/c.strings"),
            .removal(of: "gone.strings"),
        ]
        return Self(folder: files.currentFolder, changes: changes, before: before, after: files.snapshot)
    }()
}

extension MemoryFileSystem {
    /// The paths of the entries that differ, for messages.
    func difference(from other: [String: Entry]) -> [String] {
        if snapshot == other { return [] }
        return Set(snapshot.keys).union(other.keys).filter { snapshot[$0] != other[$0] }.sorted()
    }
}
