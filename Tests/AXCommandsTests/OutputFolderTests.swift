import Testing

@testable import AXCommands

@Test func aFileIsWrittenIntoFoldersThatAreMadeForIt() throws {
    let files = MemoryFileSystem()
    let folder = try OutputFolder("out/pseudo", in: files)
    #expect(
        try folder.write([0x61], to: "en-XA.lproj/Localizable.strings") == "out/pseudo/en-XA.lproj/Localizable.strings")
    #expect(files.text("out/pseudo/en-XA.lproj/Localizable.strings") == "a")
}

@Test(arguments: [
    "../a", "a/../../b", "a/../b", "/etc/passwd", "", ".", "..", "a//b", "a/", "./a", "a\u{0}b", "outside/a",
    "stolen.strings",
])
func aPathThatWouldLeaveTheFolderIsRefused(_ name: String) throws {
    let files = MemoryFileSystem([
        "out/keep": "", "elsewhere/x": "", "out/outside": "→ ../elsewhere", "out/stolen.strings": "→ ../elsewhere/x",
    ])
    let folder = try OutputFolder("out", in: files)
    let before = files.snapshot
    #expect(throws: FileError(name, .leavesFolder("out"))) { try folder.write([0x61], to: name) }
    #expect(files.snapshot == before)
}

@Test func aLinkThatStaysInsideIsFine() throws {
    let files = MemoryFileSystem(["out/real/x": "", "out/alias": "→ real"])
    try OutputFolder("out", in: files).write([0x61], to: "alias/y")
    #expect(files.text("out/real/y") == "a")
}

@Test func anOutputFolderThatIsAFileIsRefused() {
    let files = MemoryFileSystem(["out": "text"])
    #expect(throws: FileError("out", .isNotFolder)) { try OutputFolder("out/sub", in: files) }
}
