import AXTestSupport
import Foundation
import Testing

@Suite struct BadInputTests {
    @Test(arguments: [
        ["check", "nowhere"], ["show", "nowhere.strings"], ["show", "folder.strings"], ["show", "text.txt"],
        ["extract", "nowhere.swift"], ["pseudo", "--output", "out", "folder.strings"],
        ["pseudo", "--output", "out", "--mode", "loud", "a.strings"],
        ["check", "--profile", "loud"], ["check", "--format", "loud"], ["check", "--locales", "nowhere"],
        ["check", "--config", "nowhere.yml"], ["rules", "no-such-rule"], ["locale"], ["plural", "e"],
        ["plural", "en", "many"],
        ["set", "a.strings", "missing", "--comment", "c"], ["set", "a.strings", "k"], ["--no-such-flag"],
        ["no-such-verb"],
        ["extract", "--into", "nowhere.strings"], ["check", "a.strings", "--baseline", "nowhere.json"],
        ["check", "--source", "nowhere", "a.strings"],
    ])
    func oneClearLineAndCode2(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "folder.strings"), withIntermediateDirectories: true)
        try "a = b;".write(to: folder.url.appending(path: "a.strings"), atomically: true, encoding: .utf8)
        try "text".write(to: folder.url.appending(path: "text.txt"), atomically: true, encoding: .utf8)
        let before = try folder.files()
        let run = try ToolRun(arguments, in: folder.url)
        #expect(run.code == 2, "\(run.record)")
        #expect(!run.errors.isEmpty)
        #expect(run.output.isEmpty, "\(run.output)")
        #expect(try folder.files() == before)
    }

    @Test(arguments: ["\u{0}\u{1}\u{2}", "\"k\" = \"", "{{{{{{{{", "\"k\" = \"v\""])
    func damagedTablesAreFindings(_ text: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = folder.url.appending(path: "Localizable.strings")
        try text.write(to: file, atomically: true, encoding: .utf8)
        for verb in [["show"], ["check"]] {
            let run = try ToolRun(verb + ["Localizable.strings"], in: folder.url)
            #expect(run.code == 1, "\(run.record)")
            #expect(run.errors.isEmpty || !run.errors.contains("Fatal"))
        }
    }

    #if os(Linux)
        @Test func megabytesOfBracesAreAnswered() throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            let file = folder.url.appending(path: "braces.strings")
            try Data(repeating: UInt8(ascii: "{"), count: InputShare.count(50_000_000)).write(to: file)
            let run = try ToolRun(["show", "braces.strings"], in: folder.url)
            #expect(run.code == 1, "\(run.record.prefix(500))")
            #expect(run.output.contains("file-unparsable"))
        }
    #endif
}
