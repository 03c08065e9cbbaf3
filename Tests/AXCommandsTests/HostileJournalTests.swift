import Testing

@testable import AXCommands

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
private func mark(_ text: String) -> Fingerprint { Fingerprint(of: bytes(text)) }

extension MemoryFileSystem {
    /// Puts a journal into the current folder, as the author of an archive of the folder could.
    fileprivate func plant(_ journal: Journal) {
        add(.file(journal.bytes, mode: 0o644), at: ".axstrings-journal")
    }
}

/// A project with links that lead to a folder outside, which a run must not touch.
private func projectWithLinksOut() -> MemoryFileSystem {
    let files = MemoryFileSystem([
        "../elsewhere/a.strings": "private", "../elsewhere/.axstrings-a0-0.new.tmp": "planted",
        "../elsewhere/.axstrings-a0-0.old.tmp": "planted", "../elsewhere/empty/": "", "out": "→ ../elsewhere",
        "a.strings": "→ ../elsewhere/a.strings", "real/": "", "real/inner": "→ ../../elsewhere",
    ])
    files.add(.file(bytes("planted"), mode: 0o644), at: ".axstrings-a0-0.new.tmp")
    return files
}

@Test(
    arguments: [Journal.Phase.preparing, .committed, .finished],
    ["out/a.strings", "real/inner/a.strings", "a.strings", "out/new.strings"])
func aJournalThroughALinkIsReportedAndLeft(_ phase: Journal.Phase, _ path: String) throws {
    let contents: [(Fingerprint?, Fingerprint?)] = [
        (mark("private"), mark("planted")), (mark("planted"), mark("private")), (mark("private"), nil),
        (nil, mark("private")), (nil, mark("planted")),
    ]
    for (old, new) in contents {
        let files = projectWithLinksOut()
        files.plant(
            Journal(run: "a0", phase: phase, folders: [], files: [Journal.File(path: path, old: old, new: new)]))
        expectLeftAlone(files)
    }
}

@Test func aFolderThroughALinkIsNotRemoved() {
    for folder in ["out/empty", "out", "real/inner/empty"] {
        let files = projectWithLinksOut()
        files.plant(Journal(run: "a0", phase: .preparing, folders: [folder], files: []))
        expectLeftAlone(files)
    }
}

@Test func temporariesThatAreNoFilesAreLeft() {
    for entry in [MemoryFileSystem.Entry.folder, .link("../elsewhere/a.strings"), .pipe] {
        let files = projectWithLinksOut()
        files.add(.file(bytes("b"), mode: 0o644), at: "b.strings")
        files.add(entry, at: ".axstrings-a0-0.new.tmp")
        let file = Journal.File(path: "b.strings", old: mark("b"), new: mark("private"))
        files.plant(Journal(run: "a0", phase: .committed, folders: [], files: [file]))
        expectLeftAlone(files)
    }
}

@Test func aDamagedJournalIsReportedAndLeft() {
    for text in ["", "axstrings journal 1\n", "\u{0}\u{1}", String(repeating: "file ", count: 100_000)] {
        let files = MemoryFileSystem([".axstrings-journal": text, "a.strings": "a"])
        expectLeftAlone(files)
    }
}

@Test func aJournalThatIsNoFileIsReportedAndLeft() {
    for entry in [MemoryFileSystem.Entry.folder, .link("a.strings"), .link("nowhere"), .pipe] {
        let files = MemoryFileSystem(["a.strings": "a"])
        files.add(entry, at: ".axstrings-journal")
        expectLeftAlone(files)
    }
}

private func expectLeftAlone(_ files: MemoryFileSystem) {
    let before = files.snapshot
    let error = #expect(throws: FileError.self) { try FileTransaction.recover(in: ".", files) }
    guard case .unusableJournal = error?.reason else {
        Issue.record("not reported as unusable: \(String(describing: error))")
        return
    }
    #expect(error?.path.hasSuffix(".axstrings-journal") == true, "\(String(describing: error))")
    #expect(files.difference(from: before) == [])
    #expect(files.log == [])
    // It isn't overwritten either.
    #expect(throws: FileError.self) {
        try FileTransaction(in: ".", files).carryOut([.write(bytes("new"), to: "new.strings")])
    }
    #expect(files.difference(from: before) == [])
}

// MARK: Files that were changed after the interruption

/// Two files, interrupted after the first was replaced.
private func halfDone() -> MemoryFileSystem {
    let files = MemoryFileSystem([
        "a.strings": "new a", "b.strings": "old b", ".axstrings-a0-0.old.tmp": "old a",
        ".axstrings-a0-1.new.tmp": "new b", ".axstrings-a0-1.old.tmp": "old b",
    ])
    files.plant(
        Journal(
            run: "a0", phase: .committed, folders: [],
            files: [
                Journal.File(path: "a.strings", old: mark("old a"), new: mark("new a")),
                Journal.File(path: "b.strings", old: mark("old b"), new: mark("new b")),
            ]))
    return files
}

private func edit(_ files: MemoryFileSystem, _ path: String, _ text: String) {
    files.add(.file(bytes(text), mode: 0o644), at: path)
}

/// The text of each file, by name without the folder.
private func texts(_ files: MemoryFileSystem) -> [String: String] {
    var result: [String: String] = [:]
    for path in files.snapshot.keys { result[PathName.name(of: path)] = files.text(path) }
    return result
}

@Test func anInterruptedRunIsFinished() throws {
    let files = halfDone()
    #expect(try FileTransaction.recover(in: ".", files) == .finished(["a.strings", "b.strings"]))
    #expect(texts(files) == ["a.strings": "new a", "b.strings": "new b"])
}

@Test func anInterruptedRunWithADamagedTemporaryIsUndone() throws {
    let files = halfDone()
    edit(files, ".axstrings-a0-1.new.tmp", "new")
    #expect(try FileTransaction.recover(in: ".", files) == .rolledBack(["a.strings", "b.strings"]))
    #expect(texts(files) == ["a.strings": "old a", "b.strings": "old b"])
}

@Test func anEditOfAFileThatWasNotReachedUndoesTheRestAndStays() throws {
    let files = halfDone()
    edit(files, "b.strings", "edited b")
    #expect(try FileTransaction.recover(in: ".", files) == .rolledBack(["a.strings", "b.strings"]))
    #expect(texts(files) == ["a.strings": "old a", "b.strings": "edited b"])
}

@Test func anEditOfAFileThatWasNewLetsTheRestBeFinishedAndStays() throws {
    let files = halfDone()
    edit(files, "a.strings", "edited a")
    #expect(try FileTransaction.recover(in: ".", files) == .finished(["a.strings", "b.strings"]))
    #expect(texts(files) == ["a.strings": "edited a", "b.strings": "new b"])
}

@Test func editsThatLeaveNoWayOutAreReportedAndNothingIsTouched() {
    let files = halfDone()
    edit(files, "a.strings", "edited a")
    edit(files, "b.strings", "edited b")
    expectLeftAlone(files)
}

@Test func aFinishedRunIsCleanedUpWhateverHappenedToItsFiles() throws {
    let files = halfDone()
    var journal = try #require(Journal(try files.read(".axstrings-journal")))
    journal.phase = .finished
    files.plant(journal)
    edit(files, "a.strings", "edited a")
    edit(files, "b.strings", "edited b")
    #expect(try FileTransaction.recover(in: ".", files) == .finished(["a.strings", "b.strings"]))
    #expect(texts(files) == ["a.strings": "edited a", "b.strings": "edited b"])
}

@Test func aFolderThatSomebodyUsesStays() throws {
    let files = MemoryFileSystem(["new/theirs.txt": "theirs"])
    files.plant(Journal(run: "a0", phase: .preparing, folders: ["new", "other"], files: []))
    #expect(try FileTransaction.recover(in: ".", files) == .rolledBack([]))
    #expect(texts(files) == ["theirs.txt": "theirs"])
}
