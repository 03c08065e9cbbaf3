import AXTestSupport
import Foundation
import Testing

/// A project in a Git repository with one commit. Its default files are labels in English and German; the German ones
/// begin with lowercase letters.
struct Repository {
    let folder: URL

    static let table = [
        "en.lproj/Localizable.strings": "\"play.label\" = \"Play\";\n\"stop.label\" = \"Stop\";\n",
        "de.lproj/Localizable.strings": "\"play.label\" = \"spielen\";\n\"stop.label\" = \"anhalten\";\n",
    ]

    init(_ files: [String: String] = Repository.table) throws {
        folder = FileManager.default.temporaryDirectory.canonicalFolder
            .appending(path: "axstrings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, path) }
        try git("init", "-q")
        try commit()
    }

    func removeAll() {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ text: String, _ path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    func move(_ path: String, to new: String) throws {
        let target = folder.appending(path: new)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: folder.appending(path: path), to: target)
    }

    func link(_ path: String, to target: String) throws {
        let link = folder.appending(path: path)
        try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }

    func commit() throws {
        try git("add", "-A")
        try git("commit", "-qm", "a")
    }

    /// - Parameters:
    ///   - place: a folder of the work tree.
    ///   - mayFail: whether git may end with an error.
    func git(_ arguments: String..., in place: String = ".", mayFail: Bool = false) throws {
        _ = try run(arguments, in: place, mayFail: mayFail)
    }

    /// The first line that git prints; empty if it prints nothing.
    func answer(_ arguments: String...) throws -> String {
        let output = try run(arguments, in: ".", mayFail: false)
        return output.split(separator: "\n").first.map(String.init) ?? ""
    }

    private func run(_ arguments: [String], in place: String, mayFail: Bool) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let settings = ["user.name=a", "user.email=a@example.org", "protocol.file.allow=always", "core.autocrlf=false"]
        process.arguments = ["git"] + settings.flatMap { ["-c", $0] } + arguments
        process.currentDirectoryURL = folder.appending(path: place)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let waitForEnd = try process.start()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        waitForEnd()
        try #require(mayFail || process.terminationStatus == 0, "git \(arguments)")
        return String(decoding: data, as: UTF8.self)
    }

    /// The findings of `check`, such as `de.lproj/Localizable.strings:1:17 label-lowercase`.
    func found(_ options: String..., in place: String = ".") throws -> [String] {
        let run = try ToolRun(
            ["check", "--scope", "all", "--format", "xcode"] + options, in: folder.appending(path: place))
        try #require(run.code < 2, "\(run.record)")
        return run.output.split(separator: "\n").map { line in
            "\(line.split(separator: ": ")[0]) \(line.split(separator: "[").last?.dropLast() ?? "")"
        }
    }
}
