import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// Strings are compared if the source code shows that they belong to one element or to elements of one screen.
@Suite struct ElementLinksTests {
    private static func occurrence(
        _ role: AccessibilityRole, _ key: StringKey, at offset: Int, in path: String = "Player.swift"
    ) -> Occurrence {
        var occurrence = Occurrence(
            path: path, span: Span(at: offset), role: role, api: .framework(""), kind: .localizedCall, key: key)
        occurrence.screen = "Player"
        return occurrence
    }

    private static let escape = occurrence(.label, "escape", at: 10)
    private static let end = occurrence(.label, "end", at: 20)

    private func ambiguous(_ occurrences: [Occurrence]) -> [StringKey?] {
        let source = Catalog.made("en", [("escape", "Escape"), ("end", "End")], role: .label)
        let finnish = Catalog.made("fi", [("escape", "Lopeta"), ("end", "Lopeta")])
        return Checker(styles: .embedded, profile: .consistent, links: ElementLinks(occurrences))
            .check(source: source, translations: [finnish]).filter { $0.id == "label-ambiguous" }.map(\.key)
    }

    @Test func twoElementsOfAScreenAreCompared() {
        #expect(ambiguous([Self.escape, Self.end]) == ["end"])
        #expect(ambiguous([Self.escape, Self.end, Self.end]) == ["end"])
    }

    @Test func branchesOfOneElementAreNot() {
        var (escape, end) = (Self.escape, Self.occurrence(.label, "end", at: 10))
        (escape.branch, end.branch) = (Branch([.holds(["isFull"])]), Branch([.fails(["isFull"])]))
        #expect(ambiguous([escape, end]) == [])
    }

    @Test func twoPlacesOfOneVariableAreNot() {
        var (escape, end) = (Self.escape, Self.end)
        (escape.element, end.element) = ("stopButton", "stopButton")
        #expect(ambiguous([escape, end]) == [])
        (escape.element, end.element) = ("Button", "Button")
        #expect(ambiguous([escape, end]) == ["end"])
    }

    @Test(
        arguments: [
            ([.matches("self", pattern: ".escape")], [.matches("self", pattern: ".end")]),
            ([.matches("mode", pattern: ".keys"), .holds(["isFull"])], [.matchesNothing("mode"), .holds(["isFull"])]),
            ([.holds(["isFull"])], [.fails(["isFull"])]), ([.holds(["isOn && isFull"])], [.fails(["isFull"])]),
            ([.holds(["!isFull"])], [.holds(["isOn", "isFull"])]),
        ] as [([Branch.Test], [Branch.Test])])
    func elementsOfBranchesThatExcludeEachOtherAreNot(first: [Branch.Test], second: [Branch.Test]) {
        var (escape, end) = (Self.escape, Self.end)
        (escape.branch, end.branch) = (Branch(first), Branch(second))
        #expect(ambiguous([escape, end]) == [])
        #expect(ambiguous([end, escape]) == [])
    }

    @Test(
        arguments: [
            ([.holds(["isFull"])], [.holds(["isFull"])]), ([.holds(["isFull"])], [.holds(["isWide"])]),
            ([.matches("a", pattern: ".escape")], [.matches("b", pattern: ".end")]), ([.holds(["isFull"])], []),
            ([.fails(["isOn", "isFull"])], [.holds(["isFull"])]),
        ] as [([Branch.Test], [Branch.Test])])
    func elementsOfOtherBranchesAre(first: [Branch.Test], second: [Branch.Test]) {
        var (escape, end) = (Self.escape, Self.end)
        (escape.branch, end.branch) = (Branch(first), Branch(second))
        #expect(ambiguous([escape, end]) == ["end"])
    }

    @Test func theLabelOfAContainerIsNot() {
        var container = Self.end
        container.element = "List"
        #expect(ambiguous([Self.escape, container]) == [])
    }

    @Test func whatIsJoinedIsNot() {
        let joined = Self.occurrence(.label, "title", at: 20)
        #expect(ambiguous([Self.escape, Self.end, joined]) == [])
        var filled = Self.end
        filled.arguments = [Occurrence.Argument(expression: "name", specifier: "%@")]
        #expect(ambiguous([Self.escape, filled]) == [])
    }

    @Test func elementsOfOtherScreensAndFilesAreNot() {
        var elsewhere = Self.end
        elsewhere.screen = "Library"
        #expect(ambiguous([Self.escape, elsewhere]) == [])
        elsewhere.screen = nil
        #expect(ambiguous([Self.escape, elsewhere]) == [])
        #expect(ambiguous([Self.escape, Self.occurrence(.label, "end", at: 20, in: "Other.swift")]) == [])
    }

    @Test func valuesAndHintsAreNotLabels() {
        #expect(ambiguous([Self.escape, Self.occurrence(.value, "end", at: 20)]) == [])
    }

    private func differing(_ occurrences: [Occurrence]) -> [String?] {
        let source = Catalog.made("en", [("send.label", "Send message")], role: .label)
        let german = Catalog.made("de", [("send.label", "Nachricht abschicken")])
        let titles = [
            Catalog.made("en", [("send", "Send")]), Catalog.made("de", [("send", "Senden")]),
        ]
        return Checker(
            styles: .embedded, profile: .consistent, links: ElementLinks(occurrences).readingTitles(in: titles)
        )
        .check(source: source, translations: [german]).filter { $0.id == "label-differs-from-title" }.map(\.locale)
    }

    private static let send: Occurrence = {
        var send = occurrence(.label, "send.label", at: 10)
        (send.visibleText, send.control, send.element) = ("send", "button", "sendButton")
        return send
    }()

    @Test func theTitleOfAControlIsCompared() {
        #expect(differing([Self.send]) == ["de"])
    }

    @Test func theTextOfAnotherElementIsNot() {
        var text = Self.send
        text.control = "text"
        #expect(differing([text]) == [])
    }

    @Test func anElementWithNamesForVoiceControlIsNot() {
        var names = Self.occurrence(.inputLabel, "send.names", at: 12)
        names.element = "sendButton"
        #expect(differing([Self.send, names]) == [])
    }

    @Test func aValueIsComparedWithTheLabelOfItsElement() {
        var value = Self.occurrence(.value, "one", at: 10)
        value.pair = "repeat"
        let source = Catalog(
            path: "en.lproj/L.strings", locale: "en", table: "L",
            units: [
                .made("repeat", "Repeat, one song", roles: [.label]), .made("one", "One song", roles: [.value]),
            ])
        let checker = Checker(styles: .embedded, profile: .consistent, links: ElementLinks([value]))
        let found = checker.check(source: source, translations: []).filter { $0.id == "label-carries-value" }
        #expect(found.map(\.message) == ["label includes the element's value: “one song”"])
    }
}
