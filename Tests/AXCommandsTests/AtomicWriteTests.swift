import Foundation
import Testing

@testable import AXCommands

private let old = Array("old".utf8)
private let new = Array("new".utf8)

@Test func whateverCallFailsTheFileIsTheOldOrTheNewOneAndNothingElseIsLeft() throws {
    let counting = MemoryFileSystem(["a.strings": "old"])
    try counting.write(new, to: "a.strings")
    #expect(counting.text("a.strings") == "new")
    #expect(counting.callCount > 2)
    for failing in 0..<counting.callCount {
        let files = MemoryFileSystem(["a.strings": "old"])
        let before = files.snapshot
        files.fail(after: failing)
        #expect(throws: FileError.self, "call \(failing)") { try files.write(new, to: "a.strings") }
        #expect(files.snapshot == before, "after the failure of call \(failing)")
    }
}

@Test func whateverCallFailsANewFileIsWholeOrAbsent() throws {
    let counting = MemoryFileSystem()
    try counting.write(new, to: "a.strings")
    for failing in 0..<counting.callCount {
        let files = MemoryFileSystem()
        let before = files.snapshot
        files.fail(after: failing)
        #expect(throws: FileError.self, "call \(failing)") { try files.write(new, to: "a.strings") }
        #expect(files.snapshot == before, "after the failure of call \(failing)")
    }
}

@Test func aFailureNamesTheFileThatWasAskedFor() throws {
    let files = MemoryFileSystem(["a.strings": "old"])
    files.fail(after: 2)
    let error = #expect(throws: FileError.self) { try files.write(new, to: "a.strings") }
    #expect(error?.path.hasSuffix("a.strings") == true, "\(String(describing: error))")
}

@Test func aFileOnTheDiskKeepsItsMode() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.strings")
    try folder.setMode(0o640, of: "a.strings")
    try LocalFileSystem().write(new, to: folder.path("a.strings"))
    #expect(try folder.text("a.strings") == "new")
    #expect(try folder.mode(of: "a.strings") == 0o640)
    #expect(try folder.names() == ["a.strings"])
}

@Test func aLinkStaysALinkAndItsTargetIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "shared/real.strings")
    try folder.link("a.strings", to: "shared/real.strings")
    try LocalFileSystem().write(new, to: folder.path("a.strings"))
    #expect(try folder.text("shared/real.strings") == "new")
    let entries = try LocalFileSystem().list(folder.path)
    #expect(entries == [FolderEntry(name: "a.strings", kind: .link), FolderEntry(name: "shared", kind: .folder)])
}

@Test func aProtectedFileIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.strings")
    try folder.setMode(0o444, of: "a.strings")
    let path = folder.path("a.strings")
    #expect(throws: FileError(path, .noPermission)) { try LocalFileSystem().write(new, to: path) }
    #expect(try folder.text("a.strings") == "old")
    #expect(try folder.names() == ["a.strings"])
}

@Test func aFolderAndALinkThatLeadsNowhereAreNotReplaced() throws {
    let files = MemoryFileSystem(["Folder.strings/": "", "lost.strings": "→ nowhere.strings"])
    #expect(throws: FileError("Folder.strings", .isFolder)) { try files.write(new, to: "Folder.strings") }
    #expect(throws: FileError.self) { try files.write(new, to: "lost.strings") }
    #expect(files.text("nowhere.strings") == nil)
}

@Test func aFileInAMissingFolderIsNotWritten() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("missing/a.strings")
    let error = #expect(throws: FileError.self) { try LocalFileSystem().write(new, to: path) }
    #expect(error?.reason == .notFound)
    #expect(try folder.names() == [])
}

@Test func aFileThatChangedSinceItWasReadIsNotOverwritten() throws {
    let files = MemoryFileSystem(["a.strings": "edited"])
    let before = files.snapshot
    for expected in [StagedChange.Expectation.bytes(old), .absent] {
        #expect(throws: FileError("a.strings", .changedSinceRead)) {
            try files.write(new, to: "a.strings", expecting: expected)
        }
    }
    #expect(throws: FileError("b.strings", .changedSinceRead)) {
        try files.write(new, to: "b.strings", expecting: .bytes(old))
    }
    #expect(files.snapshot == before)
    try files.write(new, to: "a.strings", expecting: .bytes(Array("edited".utf8)))
    #expect(files.text("a.strings") == "new")
}

@Test func whatAKillLeavesTheNextRunRemoves() throws {
    let counting = MemoryFileSystem(["a.strings": "old", "b.strings": "b"])
    try counting.write(new, to: "a.strings")
    var outcomes: Set<String?> = []
    for killed in 0..<counting.callCount {
        let files = MemoryFileSystem(["a.strings": "old", "b.strings": "b"])
        files.kill(after: killed, tearingFile: killed % 2 == 0)
        try? files.write(new, to: "a.strings")
        files.revive()
        outcomes.insert(files.text("a.strings"))
        try files.write(new, to: "b.strings")
        #expect(try files.list(".").map(\.name) == ["a.strings", "b.strings"], "killed after call \(killed)")
    }
    #expect(outcomes.isSubset(of: ["old", "new"]))
}

@Test func aFileOnTheDiskKeepsItsExtendedAttributesAndLendsNobodysRights() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.strings")
    try folder.setMode(0o4750, of: "a.strings")
    let hasAttributes = folder.setAttribute("user.axstrings.test", "kept", of: "a.strings")
    try LocalFileSystem().write(new, to: folder.path("a.strings"))
    #expect(try folder.text("a.strings") == "new")
    #expect(try folder.mode(of: "a.strings") == 0o750)
    if hasAttributes { #expect(folder.attribute("user.axstrings.test", of: "a.strings") == "kept") }
}

@Test func ofAFileWithTwoNamesTheOtherKeepsTheOldOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.strings")
    try FileManager.default.linkItem(atPath: folder.path("a.strings"), toPath: folder.path("twin"))
    try LocalFileSystem().write(new, to: folder.path("a.strings"))
    #expect(try folder.text("a.strings") == "new")
    #expect(try folder.text("twin") == "old")
}

@Test func withoutLocksWhatAKilledRunLeftIsNamedAndNothingIsWritten() throws {
    let files = MemoryFileSystem(["a.strings": "old", ".axstrings-write.tmp": "ne"])
    files.hasLocks = false
    let before = files.snapshot
    #expect(throws: FileError("/home/project/.axstrings-write.tmp", .noLocks)) { try files.write(new, to: "a.strings") }
    #expect(files.snapshot == before)
    try files.remove(".axstrings-write.tmp")
    try files.write(new, to: "a.strings")
    #expect(files.text("a.strings") == "new")
}
