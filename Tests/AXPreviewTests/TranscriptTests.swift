import AXLocaleData
import AXModel
import AXSource
import Testing

@testable import AXPreview

/// How strings become elements, and their branches become variants.
@Suite struct TranscriptTests {
    private struct Texts: SpokenTexts {
        let locale = "en"
        let words = LocaleStyles.embedded.style(for: "en").voiceOver

        func text(_ occurrence: Occurrence) -> SpokenText {
            occurrence.kind == .dynamic ? SpokenText([.runtime(occurrence.key.text)]) : SpokenText(occurrence.key.text)
        }
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
        string.concatenations = template.isEmpty ? [] : [Occurrence.Concatenation(Span(0, 1), template)]
        return string
    }

    private func title(
        _ text: String, at start: Int, element: Int, _ kind: Occurrence.Title = .text, _ tests: [Branch.Test] = []
    ) -> Occurrence {
        var title = string(.other, text, at: start, element: element, tests)
        title.title = kind
        return title
    }

    private func spoken(_ strings: [Occurrence], includesAll: Bool = false) -> [[String]] {
        Transcript(ScreenStrings.screens(of: strings, includesAll: includesAll), Texts()).screens.flatMap(\.elements)
            .map { element in
                element.variants.map { variant in
                    let hint = variant.hint.isEmpty ? "" : " / \(variant.hint.shown)"
                    return variant.branch.tests.map { "\($0.kind) " }.joined() + variant.spoken.shown + hint
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
        var withTrait = strings
        withTrait[0].traitChanges = [TraitChange(.adds, "button", in: Branch([.holds(["isPlayable"])]))]
        let both = spoken(withTrait)[0]
        #expect(
            both.count == 2 && both[0].hasPrefix("holds([\"isPlayable\"]) {label 0|") && both[0].contains("Button."))
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
        (label.control, label.controlOfType) = ("image", "image")
        #expect(spoken([label]) == [["More. Image."]])
        label.group = Occurrence.ElementGroup(name: "Menu", control: "menu", start: 1)
        #expect(spoken([label]) == [["More. Button."]])
    }

    @Test func filesThatSayTheSameAreOrderedByTheirBranches() {
        let orders = (0..<32).map { number in
            let strings = [
                string(.label, "Song", path: "a\(number).swift"),
                string(.label, "Song", [.holds(["isOn"])], path: "b\(number).swift"),
            ]
            return spoken(
                strings.map { string in
                    var string = string
                    string.isOfProperty = true
                    return string
                })
        }
        #expect(Set(orders).count == 1)
    }

    @Test func filesOfOneTypeAreOrderedByWhatTheySay() {
        let one = [string(.label, "B", path: "x.swift"), string(.label, "A", path: "y.swift")]
        let other = [string(.label, "B", path: "y.swift"), string(.label, "A", path: "x.swift")]
        #expect(spoken(one) == [["A"], ["B"]])
        #expect(spoken(one) == spoken(other))
    }

    @Test func anElementWithoutALabelIsWhatItShows() {
        var hint = string(.hint, "Plays")
        #expect(spoken([hint]) == [["{label} / Plays"]])
        hint.isTextless = true
        #expect(spoken([hint]) == [["Plays"]])
        let image = title("image play", at: 2, element: 0, .image)
        #expect(spoken([hint, image]) == [["image play / Plays"]])
        let titled = [hint, image, title("Play", at: 1, element: 0)]
        #expect(spoken(titled) == [["Play / Plays"]])
        #expect(spoken(titled + [string(.label, "Start", at: 3)]) == [["Start / Plays"]])
    }

    @Test func whatOnlyShowsTextIsSpokenWithAllElements() {
        var button = title("Play", at: 1, element: 1)
        #expect(spoken([button], includesAll: true).isEmpty, "the title of a value that isn't known to be a view")
        (button.control, button.controlOfType) = ("button", "button")
        #expect(spoken([button]).isEmpty)
        #expect(spoken([button], includesAll: true) == [["Play. Button."]])
        var heading = title("label", at: 1, element: 1, .unknown)
        heading.traitChanges = [TraitChange(.adds, "header")]
        heading.isTextless = true
        #expect(spoken([heading], includesAll: true) == [["Heading."]])
        heading.isTextless = false
        #expect(spoken([heading], includesAll: true) == [["{label}. Heading."]])
    }

    @Test func viewsInAControlAreOneElement() {
        let group = Occurrence.ElementGroup(name: "Button", control: "button", start: 10)
        let isNew = Branch.Test.holds(["isNew"])
        var views = [
            string(.label, "Cover", at: 11, element: 11), title("image cover", at: 11, element: 11, .image),
            title("Song", at: 12, element: 12), title("New", at: 13, element: 13, .text, [isNew]),
        ]
        for index in views.indices { views[index].group = group }
        #expect(spoken(views) == [["holds([\"isNew\"]) Cover, Song, New. Button.", "Cover, Song. Button."]])
        var label = string(.label, "Play", at: 10, element: 10)
        label.element = "Button"
        label.control = "button"
        #expect(spoken([label] + views) == [["Play. Button."]])
    }

    @Test func manyViewsInAnElementAreReadInTime() {
        let group = Occurrence.ElementGroup(name: "HStack", control: nil, start: 1)
        let views = (0..<5_000).map { number in
            var view = title("Text \(number)", at: number + 2, element: number + 2)
            view.group = group
            return view
        }
        let lines = spoken(views, includesAll: true)
        #expect(lines.count == 1 && lines[0].count == 1)
        #expect(lines[0][0].hasPrefix("Text 0, Text 1, "))
    }

    @Test func literalsInAConcatenationAreRead() {
        var title = string(.label, "title", kind: .dynamic)
        title.concatenations = [
            Occurrence.Concatenation(Span(0, 9), [.itself, .value("\", \\(time(a, (b))) left\""), .value("f(\"x\")")])
        ]
        #expect(spoken([title]) == [["{title}, {time(a, (b))} left{f(\"x\")}"]])
    }

    @Test func stringsAreInsertedIntoOthers() {
        var (whole, name) = (string(.label, "name", kind: .dynamic), string(.label, "Play", at: 0))
        name.insertedAs = ["name"]
        #expect(spoken([whole, name]) == [["Play"]])
        name.branch = Branch([.holds(["isOn"])])
        #expect(spoken([whole, name]) == [["{Play|{name}}"]], "the value isn't known if the test doesn't hold")
        whole.insertedAs = ["other"]
        #expect(spoken([whole]) == [["{label}"]])
    }

    @Test func aStringThatDependsOnATestIsNotSpokenWithWhatFollowsFromIt() {
        let isOn = Branch.Test.holds(["isOn"])
        var hint = string(.hint, "Plays", at: 2, [isOn])
        hint.traitChanges = [TraitChange(.adds, "button", in: Branch([isOn]))]
        let label = string(.label, "Song", at: 1)
        #expect(spoken([label, hint]) == [["holds([\"isOn\"]) Song. Button. / Plays", "Song"]])
    }

    @Test func anElementExistsOnlyWhereAllOfItsStringsAre() {
        let isOn = Branch.Test.holds(["isOn"])
        let value = string(.value, "New", at: 2, [isOn, .holds(["isNew"])])
        #expect(
            spoken([string(.label, "Song", at: 1, [isOn]), value])
                == [["holds([\"isOn\"]) holds([\"isNew\"]) Song: New", "holds([\"isOn\"]) Song"]])
    }

    @Test func aConcatenationMayContainAnother() {
        var (status, title) = (string(.label, "New"), string(.label, "title", at: 0, kind: .dynamic))
        status.branch = Branch([.holds(["isNew"])])
        let whole = Span(0, 9)
        status.concatenations = [
            Occurrence.Concatenation(whole, [.itself, .value("rest")]),
            Occurrence.Concatenation(Span(0, 4), [.itself, .text(", ")]),
        ]
        title.concatenations = [
            Occurrence.Concatenation(whole, [.value("status"), .itself]),
            Occurrence.Concatenation(Span(5, 9), [.itself, .text(": "), .value("count")]),
        ]
        #expect(spoken([status, title]) == [["holds([\"isNew\"]) New, {title}: {count}", "{title}: {count}"]])
    }

    @Test func aControlWhoseTraitsAreReplacedHasOnlyThese() {
        var label = string(.label, "Home")
        label.control = "button"
        label.controlOfType = "button"
        label.traitChanges = [TraitChange(.adds, "link")]
        #expect(spoken([label]) == [["Home. Button. Link."]])
        label.replacesTraits = true
        #expect(spoken([label]) == [["Home. Link."]])
    }

    /// With too many combinations, the choices stay in the text.
    @Test func choicesThatABranchRulesOutAreNotSpoken() {
        let (isOn, isNew) = (Branch.Test.holds(["isOn"]), Branch.Test.holds(["isNew"]))
        let text = SpokenText([
            .text("Song"),
            .choice([
                SpokenText.Option(branch: Branch([isOn]), text: SpokenText(", on")),
                SpokenText.Option(branch: Branch([isNew]), text: SpokenText(", new")),
            ]),
        ])
        #expect(text.within(.always).shown == "Song{, on|, new}")
        #expect(text.within(Branch([.fails(["isOn"])])).shown == "Song{, new}")
        #expect(text.within(Branch([.fails(["isOn"]), isNew])).shown == "Song, new")
        #expect(text.within(Branch([.fails(["isOn"]), .fails(["isNew"])])).shown == "Song")
    }

    @Test func anElementWhoseStringsAreOnlyRemovedIsNone() {
        var (label, hint) = (string(.label, "nil", kind: .dynamic), string(.hint, "Plays", at: 1))
        label.remark = .silence(.reset)
        #expect(spoken([label]) == [])
        #expect(spoken([label, hint]) == [["{label} / Plays"]])
        hint.element = "view1"
        #expect(spoken([label, hint]) == [["{label} / Plays"]])
    }

    @Test func whatIsSilentIsNoLine() {
        #expect(spoken([string(.label, "")]).joined().isEmpty)
    }
}

extension SpokenText {
    /// The text, with its structure in short form.
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
