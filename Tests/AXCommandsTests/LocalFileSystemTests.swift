import Testing

@testable import AXCommands

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

private let files = LocalFileSystem()

@Test func aFileIsReadWhole() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "Müsik\n", count: 50_000)
    try folder.write(text, to: "a.strings")
    #expect(try files.read(folder.path("a.strings")) == Array(text.utf8))
    try folder.write("", to: "empty.strings")
    #expect(try files.read(folder.path("empty.strings")) == [])
}

@Test func whatIsNoFileIsRefusedWithAReason() throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", to: "Folder.swift/a.txt")
    try folder.link("circle", to: "circle")
    #expect(throws: FileError(folder.path("Folder.swift"), .isFolder)) { try files.read(folder.path("Folder.swift")) }
    #expect(throws: FileError(folder.path("none"), .notFound)) { try files.read(folder.path("none")) }
    #expect(throws: FileError(folder.path("circle"), .linkLoop)) { try files.read(folder.path("circle")) }
    let file = folder.path("Folder.swift/a.txt")
    #expect(throws: FileError(file + "/x", .isNotFolder)) { try files.read(file + "/x") }
    #expect(throws: FileError(file, .tooLarge(limit: 4))) { try files.read(file, limit: 4) }
    #expect(throws: FileError("a\u{0}b", .badName)) { try files.read("a\u{0}b") }
    #expect(throws: FileError("", .notFound)) { try files.read("") }
}

@Test func aPipeAndADeviceAreRefusedWithoutWaiting() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("pipe.strings"), 0o600) == 0)
    #expect(throws: FileError(folder.path("pipe.strings"), .notRegular)) { try files.read(folder.path("pipe.strings")) }
    #expect(throws: FileError("/dev/zero", .notRegular)) { try files.read("/dev/zero") }
}

@Test(.enabled(if: geteuid() != 0, "root may read everything")) func aForbiddenFileIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "a.strings")
    try folder.setMode(0o000, of: "a.strings")
    #expect(throws: FileError(folder.path("a.strings"), .noPermission)) { try files.read(folder.path("a.strings")) }
}

@Test func aListingIsSortedByBytesAndDoesNotFollowLinks() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", "Z", "é"] { try folder.write("", to: name) }
    try folder.write("", to: "folder/x")
    try folder.link("link", to: "folder")
    #expect(try files.list(folder.path).map(\.name) == ["Z", "a", "b", "folder", "link", "é"])
    #expect(try files.list(folder.path).first { $0.name == "link" }?.kind == .link)
    #expect(throws: FileError(folder.path("a"), .isNotFolder)) { try files.list(folder.path("a")) }
}

@Test func infoTellsWhatIsThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("abc", to: "a")
    try folder.link("link", to: "a")
    try folder.link("lost", to: "nowhere")
    #expect(try files.info(folder.path("link"))?.kind == .file)
    #expect(try files.info(folder.path("link"))?.size == 3)
    #expect(try files.info(folder.path("lost")) == nil)
    #expect(try files.info(folder.path("a/b")) == nil)
    #expect(try files.info(folder.path)?.kind == .folder)
}

@Test func everyReasonIsOneLineThatNamesThePath() {
    let reasons: [FileError.Reason] = [
        .notFound, .isFolder, .isNotFolder, .noPermission, .tooLarge(limit: 5_000_000), .notRegular, .exists,
        .linkLoop, .leavesFolder("out"), .badName, .other("disk full"),
    ]
    for reason in reasons {
        let text = CommandFailure(.input, FileError("a\u{1B}[2J\nb", reason)).description
        #expect(text.hasPrefix("a?[2J?b: ") && !text.contains("\n"), "\(text)")
    }
}
