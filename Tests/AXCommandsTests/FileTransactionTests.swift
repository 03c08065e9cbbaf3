import Testing

@testable import AXCommands

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

@Test func aTransactionChangesWhatItNamesAndNothingElse() throws {
    let sample = TransactionSample()
    try sample.carryOut()
    #expect(sample.files.difference(from: sample.scene.after) == [])
    #expect(try sample.recover() == .nothing)
}

@Test func changesThatChangeNothingTouchNothing() throws {
    let files = MemoryFileSystem(["a.strings": "a", "b.strings": "b"])
    let transaction = try FileTransaction(in: ".", files)
    try transaction.carryOut([.write(bytes("a"), to: "a.strings"), .removal(of: "none.strings")])
    try transaction.carryOut([])
    #expect(files.log == [])
}

@Test func theDiskHasEverythingBeforeATargetIsReplaced() throws {
    let files = MemoryFileSystem(["a.strings": "a", "de.lproj/b.strings": "b"], currentFolder: "/p")
    try FileTransaction(in: ".", files).carryOut([
        .write(bytes("A"), to: "a.strings"), .write(bytes("B"), to: "de.lproj/b.strings"),
        .write(bytes("C"), to: "fr.lproj/c.strings"),
    ])
    let run = try #require(files.log.compactMap(runName).first)
    let log = files.log.map { $0.replacing(run, with: "RUN").replacing("/p/", with: "") }
    let journal = ["create .axstrings-journal.tmp", "rename .axstrings-journal.tmp to .axstrings-journal", "sync /p"]
    let folders = ["sync /p", "sync de.lproj", "sync fr.lproj"]
    let expected: [String] =
        journal + [
            "make fr.lproj", "create .axstrings-RUN-0.new.tmp", "create .axstrings-RUN-0.old.tmp",
            "create de.lproj/.axstrings-RUN-1.new.tmp", "create de.lproj/.axstrings-RUN-1.old.tmp",
            "create fr.lproj/.axstrings-RUN-2.new.tmp",
        ] + folders + journal + [
            "rename .axstrings-RUN-0.new.tmp to a.strings",
            "rename de.lproj/.axstrings-RUN-1.new.tmp to de.lproj/b.strings",
            "rename fr.lproj/.axstrings-RUN-2.new.tmp to fr.lproj/c.strings",
        ] + folders + journal + [
            "remove .axstrings-RUN-0.old.tmp", "remove de.lproj/.axstrings-RUN-1.old.tmp",
        ] + folders + ["remove .axstrings-journal", "sync /p"]
    #expect(log == expected)
}

/// The random part of a temporary file's name.
private func runName(_ line: String) -> String? {
    line.firstMatch(of: /\.axstrings-([0-9a-z]+)-0\.new\.tmp/).map { String($0.1) }
}

@Test(arguments: [
    ("../outside.strings", FileError.Reason.leavesFolder("/home/project")),
    ("/etc/passwd", .leavesFolder("/home/project")),
    ("escape/x.strings", .leavesFolder("/home/project")),
    ("stolen.strings", .leavesFolder("/home/project")),
    ("new/../../x.strings", .leavesFolder("/home/project")),
    ("Folder", .isFolder),
    (".", .isFolder),
    ("a.strings/b.strings", .isNotFolder),
    ("lost.strings", .other("a symbolic link is broken")),
    ("lost.strings/x", .other("a symbolic link is broken")),
    ("pipe.strings", .notRegular),
    ("protected.strings", .noPermission),
    (".axstrings-journal", .badName),
    ("Folder/.axstrings-0-0.new.tmp", .badName),
])
func aPlaceThatMustNotBeWrittenStopsEverything(_ path: String, _ reason: FileError.Reason) throws {
    let files = MemoryFileSystem([
        "a.strings": "a", "Folder/": "", "escape": "→ ../elsewhere", "stolen.strings": "→ ../elsewhere/x",
        "../elsewhere/x": "x", "../outside.strings": "o", "lost.strings": "→ nowhere", "/etc/passwd": "root",
    ])
    files.add(.pipe, at: "pipe.strings")
    files.add(.file([], mode: 0o444), at: "protected.strings")
    let before = files.snapshot
    let transaction = try FileTransaction(in: ".", files)
    let error = #expect(throws: FileError.self) {
        try transaction.carryOut([.write(bytes("A"), to: "a.strings"), .write(bytes("B"), to: path)])
    }
    #expect(error?.reason == reason)
    #expect(files.difference(from: before) == [])
    #expect(files.log == [])
}

@Test func aProtectedFileAndALinkAreNotRemoved() throws {
    let files = MemoryFileSystem(["a.strings": "a", "link.strings": "→ a.strings"])
    files.add(.file([], mode: 0o444), at: "protected.strings")
    let before = files.snapshot
    let transaction = try FileTransaction(in: ".", files)
    #expect(throws: FileError("protected.strings", .noPermission)) {
        try transaction.carryOut([.removal(of: "a.strings"), .removal(of: "protected.strings")])
    }
    #expect(throws: FileError.self) { try transaction.carryOut([.removal(of: "link.strings")]) }
    #expect(files.difference(from: before) == [])
}

@Test(arguments: [
    ["a.strings", "a.strings"], ["a.strings", "link.strings"], ["a.strings", "./Folder/../a.strings"],
    ["new/x", "new/./x"], ["new", "new/x"], ["new/x", "new"],
])
func oneFileIsNotChangedTwice(_ paths: [String]) throws {
    let files = MemoryFileSystem(["a.strings": "a", "link.strings": "→ a.strings", "Folder/": ""])
    let transaction = try FileTransaction(in: ".", files)
    #expect(throws: FileError.self) { try transaction.carryOut(paths.map { .write(bytes("new"), to: $0) }) }
    #expect(files.log == [])
}

@Test func composedAndDecomposedNamesAreTwoFiles() throws {
    let folder = try TemporaryFolder()
    let names = ["caf\u{E9}.strings", "cafe\u{301}.strings"]
    try folder.write("old", to: names[0])
    // On some file systems, both names refer to one file.
    guard try LocalFileSystem().info(folder.path(names[1])) == nil else { return }
    try FileTransaction(in: folder.path, LocalFileSystem()).carryOut([
        .write(bytes("composed"), to: folder.path(names[0])), .write(bytes("decomposed"), to: folder.path(names[1])),
    ])
    #expect(try folder.text(names[0]) == "composed")
    #expect(try folder.text(names[1]) == "decomposed")
}

@Test func whatChangedSinceItWasReadIsNotOverwritten() throws {
    let files = MemoryFileSystem(["a.strings": "edited", "b.strings": "b"])
    let transaction = try FileTransaction(in: ".", files)
    for stale in [
        StagedChange.write(bytes("A"), to: "a.strings", expecting: .bytes(bytes("read"))),
        .write(bytes("A"), to: "a.strings", expecting: .absent),
        .removal(of: "a.strings", expecting: .bytes(bytes("read"))),
        .write(bytes("N"), to: "new.strings", expecting: .bytes(bytes("read"))),
    ] {
        #expect(throws: FileError(stale.path, .changedSinceRead), "\(stale)") {
            try transaction.carryOut([.write(bytes("B"), to: "b.strings"), stale])
        }
    }
    #expect(files.log == [])
    try transaction.carryOut([
        .write(bytes("A"), to: "a.strings", expecting: .bytes(bytes("edited"))),
        .write(bytes("N"), to: "new.strings", expecting: .absent),
    ])
    #expect(files.text("a.strings") == "A")
    #expect(files.text("new.strings") == "N")
}

@Test func onTheDiskModesAndLinksAreKeptAndNothingIsLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.strings")
    try folder.setMode(0o640, of: "a.strings")
    try folder.write("old", to: "shared/real.strings")
    try folder.write("old", to: "gone.strings")
    try folder.link("link.strings", to: "shared/real.strings")
    let local = LocalFileSystem()
    try FileTransaction(in: folder.path, local).carryOut([
        .write(bytes("new a"), to: folder.path("a.strings")), .write(bytes("new b"), to: folder.path("link.strings")),
        .write(bytes("new c"), to: folder.path("de.lproj/deep/c.strings")), .removal(of: folder.path("gone.strings")),
    ])
    #expect(try folder.text("a.strings") == "new a")
    #expect(try folder.mode(of: "a.strings") == 0o640)
    #expect(try folder.text("shared/real.strings") == "new b")
    #expect(try folder.text("de.lproj/deep/c.strings") == "new c")
    #expect(try folder.names() == ["a.strings", "de.lproj", "link.strings", "shared"])
    #expect(try local.entryInfo(folder.path("link.strings"))?.kind == .link)
    #expect(try local.list(folder.path("shared")).map(\.name) == ["real.strings"])
    #expect(try local.list(folder.path("de.lproj/deep")).map(\.name) == ["c.strings"])
}

@Test func aFailureOnTheDiskPutsEverythingBack() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.strings")
    // The name of the temporary file is short enough, but the target's name is too long for any file system.
    let long = String(repeating: "x", count: 300) + ".strings"
    let transaction = try FileTransaction(in: folder.path, LocalFileSystem())
    #expect(throws: FileError.self) {
        try transaction.carryOut([
            .write(bytes("new"), to: folder.path("a.strings")),
            .write(bytes("new"), to: folder.path("de.lproj/" + long)),
        ])
    }
    #expect(try folder.text("a.strings") == "old")
    #expect(try folder.names() == ["a.strings"])
}

@Test func onTheDiskExtendedAttributesAreKeptAndComeBackWithTheOldFile() throws {
    let folder = try TemporaryFolder()
    let name = "user.axstrings.test"
    for file in ["a.strings", "b.strings"] { try folder.write("old", to: file) }
    guard folder.setAttribute(name, "kept", of: "a.strings") else { return }
    let transaction = try FileTransaction(in: folder.path, LocalFileSystem())
    try transaction.carryOut([.write(bytes("new"), to: folder.path("a.strings"))])
    #expect(try folder.text("a.strings") == "new")
    #expect(folder.attribute(name, of: "a.strings") == "kept")
    #expect(folder.attribute(name, of: "b.strings") == nil)
}

@Test func nothingIsWrittenPastAJournalThatIsNearerToTheFile() throws {
    for name in [".axstrings-journal", ".axstrings-journal.tmp"] {
        let files = MemoryFileSystem(["a.strings": "a", "App/de.lproj/b.strings": "b", "App/\(name)": "something"])
        let before = files.snapshot
        let error = #expect(throws: FileError.self) {
            try FileTransaction(in: ".", files).carryOut([
                .write(bytes("A"), to: "a.strings"), .write(bytes("B"), to: "App/de.lproj/b.strings"),
            ])
        }
        #expect(error == FileError("App/.axstrings-journal", .interrupted))
        #expect(files.difference(from: before) == [])
    }
}

@Test func aFileIsReplacedWhileNoOtherRunHasItsFolder() throws {
    let files = MemoryFileSystem(["de.lproj/b.strings": "b", "a.strings": "a"])
    let lock = try #require(try files.lock("de.lproj", waiting: false))
    let before = files.snapshot
    #expect(throws: FileError.self) {
        try FileTransaction(in: ".", files).carryOut([
            .write(bytes("A"), to: "a.strings"), .write(bytes("B"), to: "de.lproj/b.strings"),
        ])
    }
    #expect(throws: FileError("de.lproj/b.strings", .busy)) { try files.write(bytes("B"), to: "de.lproj/b.strings") }
    #expect(files.text("a.strings") == "a" && files.text("de.lproj/b.strings") == "b")
    lock.release()
    _ = try FileTransaction.recover(in: ".", files)
    #expect(files.difference(from: before) == [])
}
