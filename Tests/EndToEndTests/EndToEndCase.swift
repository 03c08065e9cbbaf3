import AXTestSupport
import Foundation
import Testing

/// A folder in `Tests/Fixtures/EndToEnd`. `commands.txt` contains one invocation per line. They run in `input/`, or in
/// a folder in it: `cd App && check`. `expected.txt` contains each command with its output and exit code, and then
/// every file that the commands changed or added.
struct EndToEndCase: CustomTestStringConvertible, Sendable {
    let folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all = Fixtures.entries(of: "EndToEnd").map(EndToEndCase.init)

    /// Runs the commands in a copy of the input, and returns the text to compare with `expected.txt`.
    func run() throws -> String {
        let place = try TemporaryFolder(copying: folder.appending(path: "input"))
        defer { place.remove() }
        let before = try place.files()
        let commands = try String(contentsOf: folder.appending(path: "commands.txt"), encoding: .utf8)
        var record = ""
        for command in commands.split(separator: "\n") where !command.hasPrefix("#") {
            let parts = command.components(separatedBy: " && ")
            let folder = parts.count > 1 ? String(parts[0].dropFirst("cd ".count)) : ""
            let run = try ToolRun(Self.words(of: parts[parts.count - 1][...]), in: place.url.appending(path: folder))
            record += "$ \(command.replacing(parts[parts.count - 1], with: "axstrings \(parts[parts.count - 1])"))\n"
            record += run.record + "\n"
        }
        for (path, text) in try place.files().sorted(by: { $0.key < $1.key }) where before[path] != text {
            record += "==> \(path)\n" + String(decoding: text, as: UTF8.self) + "\n"
        }
        // Reports contain the name of the project's folder.
        return Self.withoutVersions(record.replacing(place.url.lastPathComponent, with: "Project"))
    }

    /// The record with names in place of versions, which differ between releases and between machines. Only `--version`
    /// and JSON contain the versions of ICU and CLDR.
    private static func withoutVersions(_ record: String) -> String {
        record.replacing(#/"(icu|cldr)"( ?: ?)"[^"]+"/#) { "\"\($0.1)\"\($0.2)\"\($0.1.uppercased())-VERSION\"" }
            .replacing("\"\(ToolRun.version)\"", with: "\"VERSION\"")
            .replacing("axstrings \(ToolRun.version)", with: "axstrings VERSION")
            .replacing(#/\(ICU [\d.]+, CLDR [\d.]+\)/#, with: "(ICU-VERSION, CLDR-VERSION)")
    }

    /// The words of a command line. Double quotes group words.
    static func words(of command: Substring) -> [String] {
        command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
        }
    }
}

/// A folder for one test.
struct TemporaryFolder {
    let url: URL

    init(copying source: URL? = nil) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "axstrings-\(UUID().uuidString)")
        if let source, FileManager.default.fileExists(atPath: source.path) {
            try FileManager.default.copyItem(at: source, to: url)
        } else {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    /// The bytes of every file, by path below the folder.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        // By path and not by URL, because URLs begin with /private on macOS even if the folder's path doesn't.
        for case let path as String in FileManager.default.enumerator(atPath: url.path)
            ?? FileManager.DirectoryEnumerator()
        {
            let file = url.appending(path: path)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[path] = try Data(contentsOf: file) }
        }
        return files
    }
}
