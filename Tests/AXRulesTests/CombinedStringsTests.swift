import AXModel
import AXSource
import Testing

@testable import AXRules

@Suite struct CombinedStringsTests {
    private static func occurrence(
        _ key: StringKey, at offset: Int, element: String? = nil, branch: Branch = .always
    ) -> Occurrence {
        var occurrence = Occurrence(
            path: "a.swift", span: Span(offset, offset + 1), role: .label, api: .framework("x"), kind: .localizedCall,
            key: key)
        occurrence.element = element
        occurrence.branch = branch
        return occurrence
    }

    @Test func stringsThatAreSetAtOnePlaceAreSpokenAsOne() {
        let found = [Self.occurrence("a", at: 5), Self.occurrence("b", at: 5), Self.occurrence("c", at: 9)]
        #expect(CombinedStrings.keys(of: found) == ["a", "b"])
    }

    @Test func branchesAreNeverSpokenTogether() {
        let found = [
            Self.occurrence("on", at: 5, branch: Branch([.holds(["isOn"])])),
            Self.occurrence("off", at: 5, branch: Branch([.holds(["!isOn"])])),
        ]
        #expect(CombinedStrings.keys(of: found) == [])
    }

    @Test(arguments: ["VStack", "HStack", "cell", "UITableViewCell"])
    func theLabelOfAContainerTellsAllThatIsInIt(element: String) {
        #expect(CombinedStrings.keys(of: [Self.occurrence("row", at: 1, element: element)]) == ["row"])
    }

    @Test(arguments: ["Image", "playButton", nil])
    func otherLabelsStandForThemselves(element: String?) {
        #expect(CombinedStrings.keys(of: [Self.occurrence("a", at: 1, element: element)]) == [])
    }

    @Test func rowsOfAFileTellNoPlace() {
        var rows = [Self.occurrence("a", at: 0), Self.occurrence("b", at: 0)]
        rows = rows.map {
            var row = Occurrence(
                path: "", span: Span(at: 0), role: .label, api: .framework(""), kind: .localizedCall, key: $0.key)
            row.element = $0.element
            return row
        }
        #expect(CombinedStrings.keys(of: rows) == [])
    }
}
