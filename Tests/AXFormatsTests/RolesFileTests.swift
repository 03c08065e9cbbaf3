import AXModel
import AXSource
import AXTestSupport
import Testing

@testable import AXFormats

struct RolesFileTests {
    private static func parse(_ text: String) -> Parsed<[Occurrence]> {
        RolesFile.parse(SourceFile(path: "roles.jsonl", text: text))
    }

    @Test func rowsAboutOnePlaceAreAboutOnePlace() {
        let row = { (key: String, more: String) in "{\"key\":\"\(key)\",\"role\":\"label\"\(more)}\n" }
        let here = ",\"path\":\"A.swift\",\"line\":3,\"column\":5,\"screen\":\"Player\",\"condition\":\"isOn\""
        let there = here.replacing(":5,", with: ":9,")
        let found = Self.parse(row("a", here) + row("b", here) + row("c", there) + row("d", "") + row("e", "")).value
        #expect(found.map(\.span.start) == [0, 0, 1, 2, 3])
        #expect(found.map(\.screen) == ["Player", "Player", "Player", nil, nil])
        #expect(found.first?.branch == Branch([.holds(["isOn"])]))
    }

    @Test func whatStandsTogetherIsNotToldWithoutAPlace() {
        #expect(Self.parse("{\"key\":\"a\",\"role\":\"label\",\"screen\":\"Player\"}").value.first?.screen == nil)
    }

    @Test func aRowSaysWhatAStringIsFor() throws {
        let row = """
            {"path":"A.swift","line":3,"role":"hint","api":"UIView.accessibilityHint","kind":"constant","key":"L10n.play",\
            "control":"button","pair":"play.label","visibleText":"Play","traits":["selected"],"note":"n",\
            "resolved":{"key":"play.hint","table":"Player","path":"L.swift","line":9},"tomorrow":{"new":[1]}}
            """
        let found = try #require(Self.parse(row + "\n").value.first)
        #expect(found.role == .hint)
        #expect(found.tableKey == "play.hint")
        #expect(found.control == "button")
        #expect(found.pair == "play.label")
        #expect(found.visibleText == "Play")
        #expect(found.traits == ["selected"])
        #expect(found.resolved?.table == "Player")
    }

    @Test(arguments: [
        "{\"key\":\"a\",\"role\":\"label\"}\n\n{\"key\":\"b\",\"role\":\"hint\",\"kind\":null,\"traits\":null,\"resolved\":null}\n",
        "\u{FEFF}{\"key\":\"a\",\"role\":\"label\"}\r\n{\"key\":\"b\",\"role\":\"hint\"}",
        "{\n \"schemaVersion\": 1, \"occurrences\": [\n{\"key\":\"a\",\"role\":\"label\"},{\"key\":\"b\",\"role\":\"hint\"}]}",
    ])
    func linesAndTheDocumentSayTheSame(text: String) {
        let parsed = Self.parse(text)
        #expect(parsed.value.map(\.tableKey) == ["a", "b"])
        #expect(parsed.value.map(\.role) == [.label, .hint])
        #expect(parsed.diagnostics == [])
    }

    @Test(arguments: [
        "{\"key\":\"a\",\"role\":⟦1⟧\"hnit\"⟦1⟧}", "⟦1⟧{\"key\":\"a\"}⟦1⟧", "⟦1⟧{\"key\":null,\"role\":\"hint\"}⟦1⟧",
        "{\"key\":⟦1⟧7⟦1⟧,\"role\":\"hint\"}", "{\"key\":\"a\",\"role\":\"hint\",\"traits\":⟦1⟧\"x\"⟦1⟧}",
        "{\"key\":\"a\",\"role\":\"hint\",\"kind\":⟦1⟧\"call\"⟦1⟧}", "⟦1⟧[1]⟦1⟧", "{\"key\":\"a\"⟦1⟧;⟦1⟧}",
        "{\"key\":\"a\",\"role\":\"hint\",\"resolved\":⟦1⟧{}⟦1⟧}",
        "{\"schemaVersion\":⟦1⟧2⟦1⟧,\"occurrences\":[]}", "{\"occurrences\":⟦1⟧{}⟦1⟧}",
        "{\"occurrences\":[⟦1⟧\"a\"⟦1⟧]}", "{\n  \"occurrences\" : [\n    {⟦1⟧]⟦1⟧\n}\n",
    ])
    func aMistakeIsToldWhereItStandsAndTheOtherRowsCount(text: String) {
        let good = "{\"key\":\"b\",\"role\":\"hint\"}"
        let isDocument = text.contains("occurrences")
        let marked = MarkedText(isDocument ? text : good + "\n" + text + "\n" + good)
        let parsed = RolesFile.parse(marked.file("roles.jsonl"))
        #expect(parsed.diagnostics.map(\.span) == [marked.span(1)], "\(parsed.diagnostics.map(\.message))")
        #expect(parsed.value.map(\.tableKey) == (isDocument ? [] : ["b", "b"]))
    }

    @Test(arguments: ["", "\n\n", "null", "[]", "{", "\u{0}", "{\"a\":" + String(repeating: "[", count: 2000)])
    func anyTextIsReadWithoutTrouble(text: String) {
        #expect(Self.parse(text).value == [])
    }

    @Test func theMistakeOfThePageIsFound() {
        #expect(Self.parse(RolesFile.page.example.text ?? "").diagnostics.map(\.id) == [RolesFile.page.id])
        #expect(Self.parse(RolesFile.page.instead.text ?? "").diagnostics == [])
    }
}
