import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// A string that is also its entry's key is checked, but never fixed, because the code looks up the key.
@Suite struct ReadOnlyTests {
    /// Roles with strings for which some rule offers a fix.
    private static let faulty: [(AccessibilityRole, String)] = [
        (.hint, "Plays the song"), (.hint, "plays the song."), (.label, "Play."), (.label, "play"),
    ]

    private func findings(_ role: AccessibilityRole, _ text: String, isKey: Bool) -> [Diagnostic] {
        let located = LocatedText(text, span: Span(0, text.utf8.count))
        let unit = Unit(
            key: StringKey(text), text: .plain(isKey ? located.readOnly : located), roles: [role], span: located.span,
            keySpan: located.span)
        let catalog = Catalog(path: "Localizable.xcstrings", locale: "en", table: "Localizable", units: [unit])
        return Checker(styles: .embedded, profile: .appleStrict).check(source: catalog, translations: [])
    }

    @Test(arguments: faulty)
    func noFixEditsAKey(_ role: AccessibilityRole, _ text: String) {
        let free = findings(role, text, isKey: false)
        let keyed = findings(role, text, isKey: true)
        #expect(free.contains { !$0.fixIts.isEmpty }, "\(free.map(\.id))")
        #expect(keyed.allSatisfy { $0.fixIts.isEmpty })
        #expect(keyed.map(\.id) == free.map(\.id))
        #expect(keyed.map(\.message) == free.map(\.message))
    }

    @Test func noFixOfAFormatEditsAKey() {
        let text = "%d of 50% de"
        #expect(
            findings(.label, text, isKey: false).contains { $0.id == "format-unescaped-percent" && !$0.fixIts.isEmpty })
        #expect(findings(.label, text, isKey: true).allSatisfy { $0.fixIts.isEmpty })
    }
}
