import Testing

@testable import AXExtract

/// Each source in `Fixtures/Extract/ObjectiveC` is a test.
struct ObjCFixtureTests {
    private static let folder = "Extract/ObjectiveC"

    @Test(arguments: SourceFixture.names(in: folder))
    func everyFixtureGivesItsSnapshot(name: String) throws {
        let options = ExtractionOptions(functions: ["OwnLocalized"])
        let difference = try SourceFixture(name, in: Self.folder, options: options).difference()
        #expect(difference == nil, "\(difference ?? "")")
    }
}
