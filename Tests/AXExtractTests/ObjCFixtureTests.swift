import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXExtract

/// The folder `Fixtures/Extract/ObjectiveC` is the list of tests.
struct ObjCFixtureTests {
    private static let folder = "Extract/ObjectiveC"
    private static let fixtures = Fixtures.entries(of: folder).filter { $0.pathExtension == "txt" }

    @Test(arguments: fixtures.map(\.lastPathComponent))
    func everyFixtureGivesItsSnapshot(name: String) throws {
        let url = Fixtures.url.appending(path: Self.folder).appending(path: name)
        let file = SourceFile(
            path: url.deletingPathExtension().lastPathComponent, raw: Array(try Data(contentsOf: url)))
        let kind = url.deletingPathExtension().pathExtension
        let parsed = try #require(Extractors.extractor(forExtension: kind))
            .occurrences(in: file, options: ExtractionOptions(functions: ["OwnLocalized"]))
        let snapshot = url.deletingPathExtension().deletingPathExtension().appendingPathExtension("snapshot")
        let difference = Snapshot.difference(OccurrenceText.text(parsed, of: file), from: snapshot)
        #expect(difference == nil, "\(difference ?? "")")
    }
}
