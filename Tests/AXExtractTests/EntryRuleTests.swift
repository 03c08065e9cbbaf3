import AXSource
import Testing

@testable import AXExtract

struct EntryRuleTests {
    private static func findings(_ text: String, _ entries: [StringKey: String] = [:]) -> [String] {
        let tables = TableText.tables(entries)
        let strings = SwiftText.occurrences(text, in: tables).value
        return EntryRules.diagnostics(for: ExtractedEntries.grouped(strings).value, in: tables).map(\.id)
    }

    @Test(arguments: [
        "x.accessibilityLabel = NSLocalizedString(\"a\", comment: \"Accessibility label\")",
        "x.accessibilityLabel = NSLocalizedString(\"a\", comment: \"A hint of what is to come\")",
        "x.accessibilityValue = NSLocalizedString(\"a\", comment: \"Accessibility label\")",
        """
        x.accessibilityLabel = NSLocalizedString("a", comment: "Accessibility hint")
        x.accessibilityHint = NSLocalizedString("a", comment: "Accessibility hint")
        """,
    ])
    func aCommentThatMayBeMeantSoIsNoContradiction(text: String) {
        #expect(Self.findings(text) == [])
    }

    @Test(arguments: [
        ("%d songs", "songs.count"), ("%d unread messages", "unreadCount"), ("Delete %d items?", "items.count"),
    ])
    func aCountBeforeAPluralNeedsForms(text: String, count: String) {
        let call = "String(format: NSLocalizedString(\"key\", comment: \"A list\"), \(count))"
        #expect(Self.findings("x.accessibilityLabel = \(call)", ["key": text]) == ["count-without-plural"])
    }

    @Test(arguments: [
        ("Page %d of %d", "page, pages.count"), ("%d%%", "count"), ("Songs: %d", "songs.count"),
        ("%d seconds", "time"), ("%d less", "count"), ("%@ songs, %d", "name, count"),
    ])
    func otherNumbersNeedNone(text: String, values: String) {
        let call = "String(format: NSLocalizedString(\"key\", comment: \"A list\"), \(values))"
        #expect(Self.findings("x.accessibilityLabel = \(call)", ["key": text]) == [])
    }
}
