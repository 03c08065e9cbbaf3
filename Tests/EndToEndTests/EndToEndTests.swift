import AXTestSupport
import Foundation
import Testing

@Suite struct EndToEndTests {
    @Test(arguments: EndToEndCase.all)
    func theUserSeesWhatIsExpected(_ test: EndToEndCase) throws {
        let difference = Snapshot.difference(try test.run(), from: test.folder.appending(path: "expected.txt"))
        #expect(difference == nil, Comment(rawValue: difference ?? ""))
    }

    @Test func thereAreCases() {
        #expect(EndToEndCase.all.count > 10)
    }
}
