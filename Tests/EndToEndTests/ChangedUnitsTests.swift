import Foundation
import Testing

/// `check --since` and `--staged` in a repository of git.
struct ChangedUnitsTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "axstrings-\(UUID().uuidString)")
        for locale in ["en", "de"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "\(locale).lproj"), withIntermediateDirectories: true)
        }
        try write("\"play.label\" = \"Play\";\n\"stop.label\" = \"Stop\";\n", "en")
        try write("\"play.label\" = \"spielen\";\n\"stop.label\" = \"anhalten\";\n", "de")
        try git("init", "-q")
        try git("add", "-A")
        try git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "a")
    }

    private func write(_ text: String, _ locale: String) throws {
        let file = folder.appending(path: "\(locale).lproj/Localizable.strings")
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    /// The places of the findings.
    private func found(_ options: String...) throws -> [String] {
        let run = try ToolRun(["check", "--scope", "all", "--format", "xcode"] + options, in: folder)
        return run.output.split(separator: "\n").map { $0.split(separator: ": ")[0] + "" }
    }

    @Test func onlyChangedUnitsAreJudged() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try found().count == 2)
        #expect(try found("--since", "HEAD").isEmpty)
        try write("\"play.label\" = \"abspielen\";\n\"stop.label\" = \"anhalten\";\n", "de")
        #expect(try found("--since", "HEAD") == ["de.lproj/Localizable.strings:1:17"])
        #expect(try found("--staged").isEmpty)
    }

    @Test func aChangedSourceIsHeldAgainstItsTranslations() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("\"play.label\" = \"Play\";\n\"stop.label\" = \"Stop it\";\n", "en")
        #expect(try found("--since", "HEAD") == ["de.lproj/Localizable.strings:2:17"])
    }

    @Test func whatIsStagedIsJudgedAsItStandsInTheIndex() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("\"play.label\" = \"abspielen\";\n\"stop.label\" = \"anhalten\";\n", "de")
        try git("add", "-A")
        try write("\"play.label\" = \"Abspielen\";\n\"stop.label\" = \"Halt\";\n", "de")
        #expect(try found("--staged") == ["de.lproj/Localizable.strings:1:17"])
        #expect(try found("--since", "HEAD").isEmpty)
    }

    @Test(arguments: [["--since", "nothing"], ["--since=-x"], ["--since", "--upload-pack=a"], ["--staged", "--fix"]])
    func whatCannotBeAskedIsRefused(options: [String]) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try ToolRun(["check"] + options, in: folder).code == 2)
    }
}
