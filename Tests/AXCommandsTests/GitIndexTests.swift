import Testing

@testable import AXCommands

/// Git's output about its index and about commits is read, whatever paths it contains.
struct GitIndexTests {
    private static let id = String(repeating: "a", count: 40)

    private func details(written: String = "100:5", size: Int = 3, flags: String = "0") -> String {
        "  ctime: 101:6\n  mtime: \(written)\n  dev: 1\tino: 7\n  uid: 0\tgid: 0\n  size: \(size)\tflags: \(flags)\n"
    }

    private func index(_ entries: String..., written: FileStamp.Time? = .init(seconds: 200, nanoseconds: 0)) -> GitIndex
    {
        GitIndex(Array(entries.joined().utf8), written: written)
    }

    private func entry(_ path: String, tag: Character = "H", stage: Int = 0, _ details: String) -> String {
        "\(tag) 100644 \(Self.id) \(stage)\t\(path)\0\(details)"
    }

    private func info(
        size: Int = 3, written: FileStamp.Time = .init(seconds: 100, nanoseconds: 5), number: UInt64 = 7
    ) -> FileInfo {
        let stamp = FileStamp(written: written, changed: .init(seconds: 101, nanoseconds: 6), number: number)
        return FileInfo(kind: .file, mode: 0o644, size: size, stamp: stamp)
    }

    private func isUntouched(_ index: GitIndex, _ info: FileInfo?) throws -> Bool {
        index.isUntouched(try #require(index.files["a"]), info)
    }

    @Test func pathsWithLineFeedsSpacesAndTabsAreRead() {
        let paths = ["a\n  b", " c\t d", "é"]
        let index = index(entry(paths[0], details()), entry(paths[1], details()), entry(paths[2], details()))
        #expect(Set(index.files.keys) == Set(paths))
        #expect(index.files.values.allSatisfy { $0.stat != nil && $0.entry.id == Self.id })
    }

    @Test func aFileIsUntouchedWhereAllNumbersAreThoseOfTheIndex() throws {
        let index = index(entry("a", details()))
        #expect(try isUntouched(index, info()))
        #expect(try !isUntouched(index, info(size: 4)))
        #expect(try !isUntouched(index, info(number: 8)))
        #expect(try !isUntouched(index, info(written: .init(seconds: 100, nanoseconds: 4))))
        #expect(try !isUntouched(index, nil))
    }

    @Test func whatWasWrittenWithTheIndexMayHaveChangedSince() throws {
        let entry = entry("a", details())
        #expect(try !isUntouched(index(entry, written: .init(seconds: 100, nanoseconds: 5)), info()))
        #expect(try isUntouched(index(entry, written: .init(seconds: 100, nanoseconds: 6)), info()))
        #expect(try !isUntouched(index(entry, written: nil), info()))
        let whole = index(self.entry("a", details(written: "100:0")), written: .init(seconds: 100, nanoseconds: 6))
        #expect(try !isUntouched(whole, info(written: .init(seconds: 100, nanoseconds: 0))))
    }

    @Test(arguments: ["", "  size: 3\n", "  ctime: x:y\n  mtime: 1\n", "  size: 99999999999\n"])
    func detailsThatAreNotUnderstoodAreNotTrusted(details: String) throws {
        #expect(try !isUntouched(index(entry("a", details)), info()))
    }

    @Test func conflictsAndMarksAreKnown() {
        let index = index(
            entry("a", tag: "M", stage: 2, details()), entry("b", tag: "h", details()), entry("c", tag: "S", details()),
            entry("d", details(flags: "20004000")))
        #expect(index.hasConflicts)
        #expect(index.files["a"]?.stat == nil)
        #expect(index.files.filter(\.value.isAssumedUnchanged).keys.sorted() == ["b", "c"])
        #expect(index.version.entries.keys.sorted() == ["a", "b", "c"])
    }

    @Test(arguments: [
        "/etc/passwd", "../a", "a/../../b", "a//b", "./a", "..", String(repeating: "a/", count: 5_000) + "a",
    ])
    func aPathThatLeadsOutOfTheWorkTreeIsNotRead(path: String) {
        #expect(GitVersion(tree: Array("100644 blob \(Self.id)\t\(path)\0".utf8)).entries.isEmpty)
        #expect(index(entry(path, details())).files.isEmpty)
    }
}
