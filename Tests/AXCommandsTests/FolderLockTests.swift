import Foundation
import Testing

@testable import AXCommands

private let change = StagedChange.write(Array("new".utf8), to: "a.strings")
private let local = LocalFileSystem()

@Test func oneFolderHasOneLock() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sub/x")
    let lock = try #require(try local.lock(folder.path, waiting: false))
    #expect(lock.isExclusive)
    #expect(try local.lock(folder.path, waiting: false)?.isExclusive == nil)
    let other = try #require(try local.lock(folder.path("sub"), waiting: false))
    other.release()
    lock.release()
    let again = try #require(try local.lock(folder.path, waiting: false))
    again.release()
    #expect(try folder.names() == ["sub"])
}

@Test func whatIsNoFolderCannotBeLockedOrFlushed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "x")
    for (name, reason) in [("x", FileError.Reason.isNotFolder), ("none", .notFound)] {
        let path = folder.path(name)
        #expect(throws: FileError(path, reason)) { _ = try local.lock(path, waiting: false) }
        #expect(throws: FileError(path, reason)) { try local.sync(path) }
    }
    try local.sync(folder.path)
}

@Test func onlyAnEmptyFolderIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "full/x")
    try local.makeFolder(folder.path("empty"))
    #expect(throws: FileError(folder.path("full"), .notEmpty)) { try local.removeFolder(folder.path("full")) }
    #expect(throws: FileError(folder.path("full/x"), .isNotFolder)) { try local.removeFolder(folder.path("full/x")) }
    try local.removeFolder(folder.path("empty"))
    #expect(try folder.names() == ["full"])
}

@Test func anEntryIsSeenWithoutFollowingLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    try folder.link("link", to: "file")
    try folder.link("lost", to: "nowhere")
    let kinds = try ["file", "link", "lost", "none", "file/x"].map { try local.entryInfo(folder.path($0))?.kind }
    #expect(kinds == [.file, .link, .link, nil, nil])
}

@Test func aRunThatLivesIsNotTouched() throws {
    let files = MemoryFileSystem(["a.strings": "old", ".axstrings-journal.tmp": "half a jour"])
    let before = files.snapshot
    let lock = try #require(try files.lock(".", waiting: false))
    #expect(throws: FileError(".", .busy)) { try FileTransaction.recover(in: ".", files) }
    #expect(throws: FileError(".", .busy)) { try FileTransaction(in: ".", files).carryOut([change]) }
    #expect(files.difference(from: before) == [])
    lock.release()
    #expect(try FileTransaction.recover(in: ".", files) == .rolledBack([]))
    try FileTransaction(in: ".", files).carryOut([change])
    #expect(files.text("a.strings") == "new")
}

@Test func withoutRecoveryNothingIsWrittenOverAnInterruptedRun() throws {
    for name in [".axstrings-journal", ".axstrings-journal.tmp"] {
        let files = MemoryFileSystem(["a.strings": "old", name: "something"])
        let before = files.snapshot
        let error = #expect(throws: FileError.self) { try FileTransaction(in: ".", files).carryOut([change]) }
        #expect(error?.reason == .interrupted)
        #expect(files.difference(from: before) == [])
    }
}

@Test func withoutLocksARunWorksButAJournalIsLeft() throws {
    let files = MemoryFileSystem(["a.strings": "old"])
    files.hasLocks = false
    try FileTransaction(in: ".", files).carryOut([change])
    #expect(files.text("a.strings") == "new")
    for name in [".axstrings-journal", ".axstrings-journal.tmp"] {
        let files = MemoryFileSystem(["a.strings": "old", name: "something"])
        files.hasLocks = false
        let before = files.snapshot
        let journal = FileError(".axstrings-journal", .noLocks)
        #expect(throws: journal) { try FileTransaction.recover(in: ".", files) }
        #expect(throws: journal) { try FileTransaction(in: ".", files).carryOut([change]) }
        #expect(files.difference(from: before) == [])
    }
}

@Test func aFolderThatDoesNotExistHasNothingToRecover() throws {
    #expect(try FileTransaction.recover(in: "none", MemoryFileSystem()) == .nothing)
}

@Test func aRunThatWaitsGetsTheFolderWhenTheOtherOneIsDone() throws {
    let folder = try TemporaryFolder()
    let lock = try #require(try local.lock(folder.path, waiting: false))
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { lock.release() }
    let next = try #require(try local.lock(folder.path, waiting: true))
    #expect(next.isExclusive)
    next.release()
}
