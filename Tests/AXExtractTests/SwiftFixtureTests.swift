import AXModel
import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXExtract

/// Each source in `Fixtures/Extract/Swift` is a test.
struct SwiftFixtureTests {
    private static let folder = "Extract/Swift"
    private static let fixtures = Fixtures.entries(of: folder).filter { $0.lastPathComponent.hasSuffix(".swift.txt") }

    @Test(arguments: fixtures.map(\.lastPathComponent))
    func everyFixtureGivesItsSnapshot(name: String) throws {
        let fixture = SourceFixture(name, in: Self.folder, options: Self.options(name))
        let difference = try fixture.difference(path: name)
        #expect(difference == nil, "\(difference ?? "")")
    }

    @Test func everyRowOfTheTableIsExercisedByAFixture() throws {
        var seen: Set<Occurrence.API> = []
        for url in Self.fixtures {
            let file = SourceFile(path: url.lastPathComponent, raw: Array(try Data(contentsOf: url)))
            let options = Self.options(url.lastPathComponent)
            seen.formUnion(SwiftExtractor().occurrences(in: file, options: options).value.map(\.api))
        }
        let rows = APITable.accessibilityRows + AppKitAPIs.sharedRows
        let missing = rows.map(\.api).filter { !seen.contains(.framework($0)) }
        #expect(missing == [])
    }

    private static func options(_ name: String) -> ExtractionOptions {
        ExtractionOptions(functions: ["OwnLocalized"], allStrings: name.hasPrefix("AllStrings"))
    }
}
