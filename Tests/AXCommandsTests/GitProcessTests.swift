import Foundation
import Testing

@testable import AXCommands

@Suite struct GitProcessTests {
    @Test func aGitThatWaitsForAPipeIsEnded() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "axstrings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func git(_ arguments: String..., longest: Double = 60) -> [UInt8]? {
            GitCommand(arguments: arguments, folder: folder.path, isModule: false, longest: longest).run()
        }
        #expect(git("init", "--quiet") != nil && git("ls-files") == [])
        let configuration = folder.appending(path: ".git/config")
        try FileManager.default.removeItem(at: configuration)
        try #require(mkfifo(configuration.path, 0o600) == 0)
        let time = ContinuousClock().measure { #expect(git("ls-files", longest: 0.5) == nil) }
        #expect(time < .seconds(300))
    }
}
