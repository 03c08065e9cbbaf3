import AXLocaleData
import AXModel
import AXSource
import Testing

@testable import AXRules

/// Prefilters for the rules must not hide a finding.
@Suite struct QuickLookTests {
    private static let spaces = [" ", "\t", "\n", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{202F}", "\u{3000}"]

    @Test(arguments: spaces)
    func aTextOfManyWordsIsCountedWhateverPartsThem(space: String) {
        let text = Array(repeating: "a", count: 9).joined(separator: space)
        #expect(SpokenLength(of: text).words == 9)
        #expect(SpokenLength.mayPass(words: 8, characters: 1000, text))
    }

    @Test func aTextOfFewWordsIsNotCounted() {
        #expect(!SpokenLength.mayPass(words: 2, characters: 9, "two words"))
        #expect(SpokenLength.mayPass(words: 2, characters: 8, "two words"))
    }

    @Test(
        arguments: [
            ("play.label", "label", true), ("PLAY_LABEL", "label", true), ("playLabel..", "label", true),
            ("play.labels", "label", false), ("label.play", "label", false), ("l", "label", false),
            ("", "label", false),
        ] as [(StringKey, StaticString, Bool)])
    func theLastLettersOfAKeyTellWhetherItsLastWordIsWorthALook(key: StringKey, ending: StaticString, may: Bool) {
        #expect(key.mayEnd(in: ending) == may)
    }

    @Test(
        arguments: [
            ("Opens", [0, 1, 2, 3, 4]), ("Öffne", [0, 2, 3, 4, 5]), ("a  b", [0, 1, 3]), ("a\u{AD}b", [0, 3]),
            ("%1$@ x", [0, 4, 5]), ("İx", [0, 0, 2]), ("\u{200B}a", [3]),
        ])
    func aFoldedScalarLeadsBackToWhereItStood(text: String, offsets: [Int]) {
        let folded = FoldedText(text)
        #expect(folded.scalars.indices.map { folded.offsets(of: $0..<$0 + 1).lowerBound } == offsets)
        #expect(folded.offsets(of: 0..<folded.scalars.count).upperBound == text.utf8.count)
    }
}

/// Units are found by their keys, whatever the order of the files.
@Suite struct LastUnitTests {
    private func units(_ entries: (StringKey, String)...) -> LastUnits {
        LastUnits(of: Catalog.made("en", entries))
    }

    @Test func ofSeveralUnitsWithOneKeyTheLastCounts() {
        let units = units(("a", "1"), ("b", "2"), ("a", "3"), ("c", "4"), ("a", "5"))
        #expect(units.all.map(\.key) == ["b", "c", "a"])
        #expect(units["a"]?.text.forms.map(\.string) == ["5"])
        #expect(units["d"] == nil)
    }

    @Test func whatIsLackingIsFoundInAnyOrder() {
        let others = Catalog.made("de", [("c", "3"), ("x", "9"), ("a", "1"), ("y", "8"), ("b", "2")])
        #expect(units(("a", "1"), ("b", "2"), ("c", "3")).lacking(of: others.units).map(\.key) == ["x", "y"])
    }
}
