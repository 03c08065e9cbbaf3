import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

private let git = "/usr/bin/git"

/// The paths that git lists as neither tracked nor ignored, without the user's settings and without `.gitignore`.
private func listed(in folder: String) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(git) init -q . && \(git) ls-files -o -z --exclude-standard"]
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "HOME": folder]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let waitForEnd = try process.start()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    waitForEnd()
    let names = String(decoding: bytes, as: UTF8.self).split(separator: "\0").map(String.init)
    return Set(names.filter { PathName.name(of: $0) != ".gitignore" })
}

/// A random line of an ignore file.
private func pattern(_ random: inout SeededGenerator) -> String {
    let parts = [
        "a", "b", "*", "**", "***", "?", "*.m", "x.m", "[ab]", "[!a]*", "a*", "z.*", "[[:alpha:]].m", "{a,b}.m",
        "\\!n.m",
        "\\#h.m", "sp\\ .m", "\\[a\\].m", "[a-", "**.m",
    ]
    let count = Int.random(in: 1...3, using: &random)
    let text = (0..<count).compactMap { _ in parts.randomElement(using: &random) }.joined(separator: "/")
    let start = ["", "", "!", "/", "!/"].randomElement(using: &random) ?? ""
    return start + text + (Int.random(in: 0..<4, using: &random) == 0 ? "/" : "")
}

@Test(.enabled(if: FileManager.default.isExecutableFile(atPath: git)), arguments: 0..<40)
func gitAndTheWalkAgreeAboutWhatIsIgnored(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let folder = try TemporaryFolder()
    for _ in 0..<25 {
        let depth = Int.random(in: 0...3, using: &random)
        let folders = (0..<depth).compactMap { _ in ["a", "b", "ab"].randomElement(using: &random) }
        let names = ["x.m", "y.m", "z.swift", "a.m", "[a].m", "{a,b}.m", "!n.m", "#h.m", "sp .m"]
        let name = names.randomElement(using: &random) ?? "x.m"
        try folder.write("", to: (folders + [name]).joined(separator: "/"))
    }
    var lines: [String] = []
    for place in ["", "a/", "ab/b/"] where Bool.random(using: &random) {
        let patterns = (0..<Int.random(in: 1...4, using: &random)).map { _ in pattern(&random) }
        try folder.write(patterns.joined(separator: "\n"), to: place + ".gitignore")
        lines.append("\(place): \(patterns)")
    }
    let expected = try listed(in: folder.path)
    let found = FolderWalk(LocalFileSystem()).files(under: folder.path).files.map {
        $0.dropFirst(folder.path.count + 1)
    }
    #expect(Set(found.map(String.init)) == expected, "\(lines)")
}
