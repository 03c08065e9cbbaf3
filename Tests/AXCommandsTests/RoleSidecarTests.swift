import AXExtract
import AXModel
import AXSource
import Testing

@testable import AXCommands

struct RoleSidecarTests {
    private func entry(_ key: StringKey, _ role: AccessibilityRole) -> ExtractedEntry {
        let occurrence = Occurrence(
            path: "A.swift", span: Span(at: 0), role: role, api: .framework("api"), kind: .localizedCall, key: key)
        return ExtractedEntry(key: key, occurrences: [occurrence])
    }

    @Test func linesStandInTheOrderOfTheirKeysWhateverCameFirst() {
        var sidecar = RoleSidecar()
        sidecar.set(entry("b", .hint), notes: ["Two"])
        sidecar.set(entry("a", .label), notes: ["One"])
        let expected = """
            {"key":"a","note":"One","role":"label"}
            {"key":"b","note":"Two","role":"hint"}

            """
        #expect(sidecar.text == expected)
        #expect(RoleSidecar(sidecar.text).text == expected)
    }

    @Test func whatIsKnownNowTakesThePlaceOfWhatWas() {
        var sidecar = RoleSidecar(#"{"key":"a","note":"Old","role":"hint"}"# + "\n" + #"{"key":"b","note":"Stays"}"#)
        sidecar.set(entry("a", .label), notes: ["New"])
        #expect(
            sidecar.text == #"{"key":"a","note":"New","role":"label"}"# + "\n" + #"{"key":"b","note":"Stays"}"# + "\n")
        sidecar.set(entry("a", .other), notes: [])
        sidecar.keep(["a", "c"])
        #expect(sidecar.text.isEmpty)
    }

    @Test(arguments: ["{", "[]", "null", "{\"key\":1}", "\u{0}", "{\"note\":\"no key\"}", "\r\n\n"])
    func linesOfAnotherKindAreDropped(text: String) {
        #expect(RoleSidecar(text).text.isEmpty)
    }

    @Test func theFileStandsBesideItsCatalog() {
        #expect(RoleSidecar.path(beside: "App/Localizable.xcstrings") == "App/Localizable.roles.jsonl")
    }
}
