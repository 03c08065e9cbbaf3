import AXTestSupport
import Foundation
import Testing

/// The rules about labels and hints are tested in many languages.
@Suite struct FixtureCoverageTests {
    private static let folders = Fixtures.entries(of: "Rules").map(\.lastPathComponent)
    private static let least = 12

    @Test(arguments: folders.filter { $0.hasPrefix("Label") || $0.hasPrefix("Hint") })
    func aRuleOfLabelsAndHintsFiresAndStaysSilentInTwelveLanguages(rule: String) {
        let cases = FixtureCase.all.filter { $0.rule == rule }
        let firing = Set(cases.filter(\.fires).map(\.input.locale))
        let silent = Set(cases.filter { !$0.fires }.map(\.input.locale))
        #expect(firing.count >= Self.least, "\(firing.sorted())")
        #expect(silent.count >= Self.least, "\(silent.sorted())")
    }

    @Test(arguments: folders)
    func everyFileOfAFolderHasCases(rule: String) {
        let files = Set(
            Fixtures.entries(of: "Rules/\(rule)").map { $0.deletingPathExtension().lastPathComponent })
        #expect(Set(FixtureCase.all.filter { $0.rule == rule }.map(\.input.locale)) == files)
    }
}
