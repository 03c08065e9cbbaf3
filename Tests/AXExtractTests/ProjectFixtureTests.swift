import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXExtract

/// Each folder in `Fixtures/Extract/Projects` is a project and a test.
struct ProjectFixtureTests {
    private static let folder = "Extract/Projects"
    private static let projects = Fixtures.entries(of: folder).filter(\.hasDirectoryPath).map(\.lastPathComponent)

    @Test(arguments: projects)
    func everyProjectGivesItsSnapshot(name: String) throws {
        let options = ExtractionOptions()
        let facts = ProjectFacts.completed(
            try Self.files(of: name).map { SwiftExtractor().facts(in: $0, options: options) }, options: options)
        let index = ProjectIndex(facts, keys: try Self.keys(of: name), options: options)
        let text = facts.map { facts in
            let found = SwiftExtractor().occurrences(of: facts, in: index)
            return "== \(facts.file.path)\n" + OccurrenceText.text(found, of: facts.file)
        }.joined()
        let snapshot = Fixtures.url.appending(path: Self.folder).appending(path: name + ".snapshot")
        let difference = Snapshot.difference(text, from: snapshot)
        #expect(difference == nil, "\(difference ?? "")")
    }

    /// The lines of `keys.txt`: a table's name and a key.
    private static func keys(of project: String) throws -> [TableKey] {
        let url = Fixtures.url.appending(path: "\(folder)/\(project)/keys.txt")
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").enumerated().map { index, line in
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            let key = StringKey(words.last ?? "")
            return TableKey(table: words[0], key: key, path: words[0] + ".strings", span: Span(at: 0), line: index + 1)
        }
    }

    /// The Swift files of a project, named without `.txt`, sorted by name.
    private static func files(of project: String) throws -> [SourceFile] {
        try Fixtures.entries(of: "\(folder)/\(project)").filter { $0.lastPathComponent.hasSuffix(".swift.txt") }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }.map { url in
                let name = url.deletingPathExtension().lastPathComponent
                return SourceFile(path: name, raw: Array(try Data(contentsOf: url)))
            }
    }
}
