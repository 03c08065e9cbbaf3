import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// A string that is spoken as a part of a longer one may begin with a lowercase letter.
@Suite struct SpokenPiecesTests {
    private static func occurrence(
        _ key: StringKey, at offset: Int = 5, _ test: Branch.Test? = nil, kind: Occurrence.Kind = .localizedCall
    ) -> Occurrence {
        var occurrence = Occurrence(
            path: "Row.swift", span: Span(offset, offset + 1), role: .label, api: .framework(""), kind: kind, key: key)
        occurrence.branch = Branch.always.adding(test)
        return occurrence
    }

    /// The keys of labels that are reported for beginning with a lowercase letter.
    private func small(_ occurrences: [Occurrence]) -> [StringKey?] {
        let source = Catalog.made("en", [("late", "five minutes late"), ("early", "too early")], role: .label)
        return Checker(styles: .embedded, profile: .appleStrict, links: ElementLinks(occurrences))
            .check(source: source, translations: []).filter { $0.id == "label-lowercase" }.map(\.key)
    }

    @Test func aTextBesideAnotherIsAPiece() {
        #expect(small([Self.occurrence("late"), Self.occurrence("early")]) == [])
        #expect(small([Self.occurrence("late"), Self.occurrence("early", at: 9)]) == ["late", "early"])
    }

    @Test func aTextBesideWhatTheCodeFillsInIsAPiece() {
        let name = Self.occurrence("line.name", kind: .dynamic)
        #expect(small([name, Self.occurrence("late")]) == ["early"])
        #expect(small([name, Self.occurrence("late", .holds(["isLate"]))]) == ["early"])
    }

    @Test func branchesAreNoPiecesOfEachOther() {
        let branches = [Self.occurrence("late", .holds(["isLate"])), Self.occurrence("early", .fails(["isLate"]))]
        #expect(small(branches) == ["late", "early"])
    }

    @Test func aTextInPlaceOfAMissingOneIsWhole() {
        let name = Self.occurrence("line.name", kind: .dynamic)
        #expect(small([name, Self.occurrence("late", .isNil("line.name"))]) == ["late", "early"])
    }
}
