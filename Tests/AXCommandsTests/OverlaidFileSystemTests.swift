import Testing

@testable import AXCommands

/// A file system in which some paths have other contents.
@Suite struct OverlaidFileSystemTests {
    private let base = MemoryFileSystem([
        "a/one": "1", "a/two": "2", "b/deep/three": "3", "link": "→ a/one", "folder": "→ a", "file": "4",
    ])

    private func overlaid(_ entries: [String: OverlaidEntry]) -> OverlaidFileSystem {
        OverlaidFileSystem(
            base,
            entries: Dictionary(uniqueKeysWithValues: entries.map { ("/home/project/" + $0.key, $0.value) }))
    }

    private func text(_ path: String, in files: OverlaidFileSystem) -> String? {
        (try? files.read(path)).map { String(decoding: $0, as: UTF8.self) }
    }

    private func names(_ folder: String, in files: OverlaidFileSystem) throws -> [String] {
        try files.list(folder).map { "\($0.name) \($0.kind)" }
    }

    @Test func aFileHoldsSomethingElse() throws {
        let files = overlaid(["a/one": .file([0x39])])
        #expect(text("a/one", in: files) == "9")
        #expect(text("folder/../folder/one", in: files) == "9")
        #expect(text("link", in: files) == "9")
        #expect(try files.info("a/one")?.size == 1)
        #expect(text("a/two", in: files) == "2")
        #expect(try names("a", in: files) == ["one file", "two file"])
    }

    @Test func aFileThatIsNotOnTheDiskIsThereWithItsFolders() throws {
        let files = overlaid(["new/deep/file": .file([0x39]), "a/three": .file([0x38])])
        #expect(try names(".", in: files).contains("new folder"))
        #expect(try names("new", in: files) == ["deep folder"])
        #expect(try files.info("new/deep")?.kind == .folder)
        #expect(try files.canonicalPath("new/deep/../deep/file") == "/home/project/new/deep/file")
        #expect(text("new/deep/file", in: files) == "9")
        #expect(try names("a", in: files) == ["one file", "three file", "two file"])
        #expect(text("folder/three", in: files) == "8")
        #expect(throws: FileError("new", .isFolder)) { try files.read("new") }
    }

    @Test func whatIsAbsentIsNotThereNorIsWhatLiesBelow() throws {
        let files = overlaid(["a/one": .absent, "b": .absent])
        #expect(try files.info("a/one") == nil)
        #expect(try files.info("link") == nil)
        #expect(try files.info("b/deep/three") == nil)
        #expect(try names("a", in: files) == ["two file"])
        #expect(try !names(".", in: files).contains("b folder"))
        for path in ["a/one", "b/deep/three"] {
            #expect(throws: FileError(path, .notFound)) { try files.read(path) }
            #expect(throws: FileError(path, .notFound)) { try files.canonicalPath(path) }
        }
        #expect(throws: FileError("b/deep", .notFound)) { try files.list("b/deep") }
    }

    @Test func aFolderStandsWhereAFileWasAndAFileWhereAFolderWas() throws {
        let files = overlaid([
            "file": .absent, "file/inside": .file([0x39]), "b": .file([0x38]), "b/deep/three": .absent,
        ])
        #expect(try names("file", in: files) == ["inside file"])
        #expect(text("file/inside", in: files) == "9")
        #expect(try files.info("b")?.kind == .file)
        #expect(throws: FileError("b", .isNotFolder)) { try files.list("b") }
    }

    @Test func aLinkLeadsWhereItSays() throws {
        let files = overlaid([
            "a/two": .link("../b/deep/three"), "far": .link("/home/project/a/one"), "around": .link("round"),
            "round": .link("around"), "lost": .link("nowhere"), "place": .link("b"),
        ])
        #expect(text("a/two", in: files) == "3")
        #expect(text("far", in: files) == "1")
        #expect(text("place/deep/three", in: files) == "3")
        #expect(try files.entryInfo("a/two")?.kind == .link)
        #expect(try files.info("a/two")?.kind == .file)
        #expect(try files.info("lost") == nil)
        #expect(throws: FileError.self) { try files.read("around") }
    }

    @Test func whatTheDiskSaysIsSaidOfThePathThatWasAskedFor() {
        let files = overlaid(["a/one": .absent])
        #expect(throws: FileError("nowhere", .notFound)) { try files.read("nowhere") }
        #expect(throws: FileError("a", .isFolder)) { try files.read("a") }
    }
}
