import Testing

@testable import AXCommands

private struct Row: Sendable {
    let lines: String
    let path: String
    var isFolder = false
    /// Whether the path is ignored; nil if no line matches it.
    let expected: Bool?
}

@Test(arguments: [
    Row(lines: "build", path: "a/build", expected: true),
    Row(lines: "build/", path: "build", expected: nil),
    Row(lines: "build/", path: "a/build", isFolder: true, expected: true),
    Row(lines: "/build", path: "a/build", expected: nil),
    Row(lines: "/build", path: "build", expected: true),
    Row(lines: "a/b", path: "x/a/b", expected: nil),
    Row(lines: "a/b", path: "a/b", expected: true),
    Row(lines: "**/a/b", path: "x/a/b", expected: true),
    Row(lines: "a/**", path: "a/x/y", expected: true),
    Row(lines: "a/**", path: "a", isFolder: true, expected: nil),
    Row(lines: "*.strings\n!keep.strings", path: "x/keep.strings", expected: false),
    Row(lines: "!keep.strings\n*.strings", path: "keep.strings", expected: true),
    Row(lines: "# build", path: "# build", expected: nil),
    Row(lines: "\\# build", path: "# build", expected: true),
    Row(lines: #"\!a"#, path: "!a", expected: true),
    Row(lines: "a   ", path: "a", expected: true),
    Row(lines: #"a\ "#, path: "a ", expected: true),
    Row(lines: "a\r\nb\r\n", path: "b", expected: true),
    Row(lines: "\u{FEFF}a", path: "a", expected: true),
    Row(lines: "{a,b}", path: "a", expected: nil),
    Row(lines: "{a,b}", path: "{a,b}", expected: true),
    Row(lines: "[ab", path: "a", expected: nil),
    Row(lines: "\n\n/\n!\n", path: "a", expected: nil),
    Row(lines: "foo/*", path: "foo/a/b", expected: nil),
    Row(lines: "a/*.m", path: "a/b.m", expected: true),
])
private func anIgnoreFileMeansWhatGitSaysItMeans(_ row: Row) {
    let file = GitIgnore(Array(row.lines.utf8))
    #expect(file.ignores(row.path, isFolder: row.isFolder) == row.expected, "\(row)")
}

@Test func theNearestIgnoreFileDecidesAndFoldersThatAreIgnoredAreNotEntered() {
    let files = MemoryFileSystem([
        ".git/": "", ".git/info/exclude": "secret.swift", ".gitignore": "*.gen.swift\nout/\n/top.swift",
        "App/.gitignore": "!keep.gen.swift", "App/keep.gen.swift": "", "App/drop.gen.swift": "", "App/top.swift": "",
        "top.swift": "", "out/a.swift": "", "App/out/.gitignore": "!a.swift", "App/out/a.swift": "",
        "App/secret.swift": "",
    ])
    #expect(FolderWalk(files).files(under: ".").files == ["App/keep.gen.swift", "App/top.swift"])
    #expect(FolderWalk(files).files(under: "App").files == ["App/keep.gen.swift", "App/top.swift"])
    #expect(FolderWalk(files).files(under: "out").files == ["out/a.swift"])
}
