import Foundation
import Testing

/// Each article of the documentation shows one of the example programs, which CI builds and runs.
@Suite struct ArticleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).sorted()
            .filter { !$0.hasPrefix(".") }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    @Test func everyProgramIsInOneArticleAsItIsBuilt() throws {
        let catalog = "Sources/AXStringsKit/AXStringsKit.docc"
        let articles = try Self.names(catalog).filter { $0 != "AXStringsKit.md" }.map {
            try Self.text("\(catalog)/\($0)")
        }
        let programs = try Self.names("Examples/Sources")
        #expect(programs.count == articles.count)
        for name in programs {
            let program = try Self.text("Examples/Sources/\(name)/main.swift")
            #expect(articles.count { $0.contains("```swift\n\(program)```\n") } == 1, "\(name)")
        }
    }
}
