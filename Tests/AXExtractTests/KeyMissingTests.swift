import AXSource
import Testing

@testable import AXExtract

struct KeyMissingTests {
    private static func findings(_ text: String, _ entries: [StringKey: String]) -> [Diagnostic] {
        let tables = TableText.tables(entries, locales: ["de", "ja"])
        let strings = SwiftText.occurrences(text, in: tables).value
        return EntryRules.diagnostics(for: ExtractedEntries.grouped(strings).value, in: tables)
            .filter { $0.id == KeyMissing.page.id }
    }

    @Test(arguments: [
        ("NSLocalizedString(\"player.play\", comment: \"\")", Severity.error),
        ("NSLocalizedString(\"Play\", comment: \"\")", .warning),
        ("NSLocalizedString(\"player.play\", value: \"Play\", comment: \"\")", .warning),
    ])
    func aKeyThatIsSpokenRawIsAnErrorAndATextAWarning(call: String, severity: Severity) {
        let found = Self.findings("x.accessibilityLabel = \(call)", ["other": "Other"])
        #expect(found.map(\.severity) == [severity])
        #expect(found.map(\.alsoIn) == [["de", "ja"]])
    }

    @Test(arguments: [
        // The table isn't the project's.
        "NSLocalizedString(\"Done\", bundle: Bundle(for: UIApplication.self), comment: \"\")",
        "NSLocalizedString(\"Done\", tableName: \"Vendor\", comment: \"\")",
        "NSLocalizedString(\"Done\", tableName: name, comment: \"\")",
        // The types of the values are only assumed.
        "String(localized: \"\\(count) songs\")",
        // Nothing in it needs translation.
        "String(localized: \"\\(first), \\(second)\")",
    ])
    func whatOtherTablesMayHoldIsNotMissing(call: String) {
        #expect(Self.findings("x.accessibilityLabel = \(call)", ["%@ songs": "%@ songs"]) == [])
    }

    @Test func aKeyIsToldOnceWithItsOtherPlaces() {
        let call = "x.accessibilityLabel = NSLocalizedString(\"a.b\", comment: \"\")\n"
        let found = Self.findings(call + call, ["other": "Other"])
        #expect(found.map(\.notes.count) == [1])
    }

    @Test func withoutTablesNothingIsMissing() {
        #expect(Self.findings("x.accessibilityLabel = NSLocalizedString(\"a.b\", comment: \"\")", [:]) == [])
    }
}
