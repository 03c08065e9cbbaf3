import Testing

@testable import AXExtract

/// The folder `Fixtures/Extract/ObjectiveC` is the list of tests.
struct ObjCFixtureTests {
    private static let folder = "Extract/ObjectiveC"

    @Test(arguments: SourceFixture.names(in: folder))
    func everyFixtureGivesItsSnapshot(name: String) throws {
        let options = ExtractionOptions(functions: ["OwnLocalized"])
        let difference = try SourceFixture(name, in: Self.folder, options: options).difference()
        #expect(difference == nil, "\(difference ?? "")")
    }
}
