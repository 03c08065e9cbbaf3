import AXLocaleData
import AXModel
import AXSource
import Testing

@testable import AXPreview

/// How strings become elements, and their branches ways of speaking.
@Suite struct TranscriptTests {
    private struct Texts: SpokenTexts {
        let locale = "en"
        let words = LocaleStyles.embedded.style(for: "en").voiceOver

        func text(_ occurrence: Occurrence) -> SpokenText {
            occurrence.kind == .dynamic ? SpokenText([.runtime(occurrence.key.text)]) : SpokenText(occurrence.key.text)
        }

        func text(ofVisible text: String) -> SpokenText { SpokenText(text) }
    }

    private func string(
        _ role: AccessibilityRole, _ text: String, at start: Int = 0, element: Int? = 0, _ tests: [Branch.Test] = [],
        path: String = "a.swift", kind: Occurrence.Kind = .hardCoded, template: [Occurrence.Piece] = []
    ) -> Occurrence {
        var string = Occurrence(
            path: path, span: Span(start, start + 1), role: role, api: .constant("a"), kind: kind, key: StringKey(text))
        string.screen = "View"
        string.element = element.map { "view\($0)" }
        string.elementStart = element
        string.branch = Branch(tests)
        string.template = template
        return string
    }

    private func spoken(_ strings: [Occurrence]) -> [[String]] {
        Transcript(strings, Texts()).screens.flatMap(\.elements).map { element in
            element.variants.map { variant in
                let hint = variant.hint.isEmpty ? "" : " / \(variant.hint.shown)"
                return variant.branch.tests.map { "\($0) " }.joined() + variant.spoken.shown + hint
            } + element.extras.map { "\($0.kind): \($0.text.shown)" }
        }
    }

    @Test func stringsOfOneElementAreSpokenTogether() {
        let strings = [
            string(.label, "Play", at: 1), string(.hint, "Plays", at: 2), string(.label, "Next", at: 3, element: 1),
            string(.customAction, "Skip", at: 4, element: 1), string(.inputLabel, "Go", at: 5, element: 1),
        ]
        #expect(spoken(strings) == [["Play / Plays"], ["Next", "action: Skip"]])
    }

    @Test func eachBranchIsALineAndTheGeneralCaseTheLast() {
        let isOn = Branch.Test.holds(["isOn"])
        #expect(
            spoken([string(.label, "Pause", [isOn]), string(.label, "Play", [.fails(["isOn"])])])
                == [["holds([\"isOn\"]) Pause", "fails([\"isOn\"]) Play"]])
        #expect(
            spoken([string(.label, "Song", at: 1), string(.value, "New", at: 2, [isOn])])
                == [["holds([\"isOn\"]) Song: New", "Song"]])
    }

    @Test func aStringThatOnlyAnElseSetsIsNotAlwaysSpoken() {
        let strings = [string(.label, "Song", at: 1), string(.value, "Heard", at: 2, [.fails(["isNew"])])]
        #expect(spoken(strings) == [["fails([\"isNew\"]) Song: Heard", "Song"]])
    }

    @Test func branchesThatExcludeEachOtherAreNotCombined() {
        let (isOn, isOff) = (Branch.Test.holds(["isOn"]), Branch.Test.fails(["isOn"]))
        let strings = [
            string(.label, "Stop", at: 1, [isOn]), string(.label, "Start", at: 1, [isOff]),
            string(.value, "Running", at: 2, [isOn]), string(.value, "Waiting", at: 2, [isOff]),
        ]
        #expect(
            spoken(strings) == [["holds([\"isOn\"]) Stop: Running", "fails([\"isOn\"]) Start: Waiting"]])
    }

    @Test func piecesOfAConcatenationKeepTheirOrder() {
        let isNew = Branch.Test.holds(["isNew"])
        func pieces(_ first: Occurrence.Piece, _ last: Occurrence.Piece) -> [Occurrence.Piece] {
            [.text(""), first, .text(", "), last, .text("")]
        }
        let strings = [
            string(.label, "song.title", kind: .dynamic, template: pieces(.itself, .value("state"))),
            string(.label, "New", [isNew], template: pieces(.value("song.title"), .itself)),
            string(.label, "Heard", [.fails(["isNew"])], template: pieces(.value("song.title"), .itself)),
        ]
        #expect(
            spoken(strings) == [["holds([\"isNew\"]) {song.title}, New", "fails([\"isNew\"]) {song.title}, Heard"]])
    }

    @Test func manyCombinationsAreOneLine() {
        let strings = (0..<4).flatMap { index in
            [AccessibilityRole.label, .value, .hint].map { role in
                string(role, "\(role) \(index)", at: 1, [.holds(["\(role)\(index)"])])
            }
        }
        let lines = spoken(strings)
        #expect(lines.count == 1 && lines[0].count == 1)
        #expect(lines[0][0].hasPrefix("{label 0|label 1|label 2|label 3}: {value 0|"))
    }

    @Test func traitsDependOnTheirOwnTests() {
        var label = string(.label, "Star")
        let isOn = Branch([.holds(["isOn"])])
        label.traitChanges = [
            TraitChange(.adds, "button"), TraitChange(.adds, "selected", in: isOn),
            TraitChange(.removes, "selected", in: Branch([.fails(["isOn"])])),
        ]
        #expect(spoken([label]) == [["holds([\"isOn\"]) Selected: Star. Button.", "Star. Button."]])
    }

    @Test func aViewInsideAControlIsTheControl() {
        var label = string(.label, "More")
        label.control = "image"
        #expect(spoken([label]) == [["More. Image."]])
        label.group = Occurrence.ElementGroup(name: "Menu", control: "menu", start: 1)
        #expect(spoken([label]) == [["More. Button."]])
    }

    @Test func filesOfOneTypeAreOrderedByWhatTheySay() {
        let one = [string(.label, "B", path: "x.swift"), string(.label, "A", path: "y.swift")]
        let other = [string(.label, "B", path: "y.swift"), string(.label, "A", path: "x.swift")]
        #expect(spoken(one) == [["A"], ["B"]])
        #expect(spoken(one) == spoken(other))
    }

    @Test func anElementWithoutALabelHasItsVisibleText() {
        var hint = string(.hint, "Plays")
        #expect(spoken([hint]) == [["{label} / Plays"]])
        hint.visibleText = "Play"
        #expect(spoken([hint]) == [["Play / Plays"]])
    }

    @Test func whatIsSilentIsNoLine() {
        #expect(spoken([string(.label, "")]).joined().isEmpty)
    }
}

extension SpokenText {
    /// The text with its structure in short.
    fileprivate var shown: String {
        parts.map { part in
            switch part {
            case .text(let text), .pause(let text), .voiceOver(let text), .rawKey(let text), .foreign(let text, _): text
            case .runtime(let expression): "{\(expression)}"
            case .forms(let forms): "{" + forms.map(\.text.shown).joined(separator: "|") + "}"
            case .choice(let options): "{" + options.map(\.text.shown).joined(separator: "|") + "}"
            }
        }.joined()
    }
}
