import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXExtract

/// The folder `Fixtures/Extract/Swift` is the list of tests.
struct SwiftFixtureTests {
    private static let folder = "Extract/Swift"
    private static let fixtures = Fixtures.entries(of: folder).filter { $0.lastPathComponent.hasSuffix(".swift.txt") }

    @Test(arguments: fixtures.map(\.lastPathComponent))
    func everyFixtureGivesItsSnapshot(name: String) throws {
        let url = Fixtures.url.appending(path: Self.folder).appending(path: name)
        let file = SourceFile(path: name, raw: Array(try Data(contentsOf: url)))
        let parsed = try #require(Extractors.extractor(forExtension: "swift"))
            .occurrences(in: file, options: Self.options(name))
        let snapshot = url.deletingPathExtension().deletingPathExtension().appendingPathExtension("snapshot")
        let difference = Snapshot.difference(OccurrenceText.text(parsed, of: file), from: snapshot)
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func everyRowOfTheTableIsExercisedByAFixture() throws {
        var seen: Set<String> = []
        for url in Self.fixtures {
            let file = SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url)))
            let options = Self.options(url.lastPathComponent)
            seen.formUnion(SwiftExtractor().occurrences(in: file, options: options).value.map(\.api))
        }
        let rows = APITable.accessibilityRows + AppKitAPIs.sharedRows
        let missing = rows.map(\.api).filter { !seen.contains($0) }
        #expect(missing == [])
    }

    private static func options(_ name: String) -> ExtractionOptions {
        ExtractionOptions(functions: ["OwnLocalized"], allStrings: name.hasPrefix("AllStrings"))
    }
}
