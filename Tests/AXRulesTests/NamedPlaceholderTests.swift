import AXLocaleData
import AXModel
import AXRules
import AXSource
import AXTestSupport
import Testing

/// Translations of strings with named placeholders, for each row of the table.
@Suite struct NamedPlaceholderTests {
    private static let rules = Rules.pages.map(\.id).filter { id in
        ["format-", "variable-", "placeholder-"].contains { id.hasPrefix($0) }
    }

    @Test func theTableHasAHundredRowsWithReasons() {
        #expect(NamedPlaceholder.all.count >= 100)
        #expect(NamedPlaceholder.all.allSatisfy { !$0.reason.isEmpty })
    }

    @Test(arguments: NamedPlaceholder.all)
    func aTranslationIsJudged(row: NamedPlaceholder) {
        let input = Case(locale: "de", source: row.source, text: row.translation, profile: .consistent)
        let found = input.findings(of: Self.rules).map { "\($0.id) \($0.severity.rawValue)" }
        #expect(found.sorted() == row.findings, "\(row.description): \(row.reason)")
    }

    @Test(arguments: [
        ("%(count)lld songs", "%(anzahl)lld Titel", "%(count)lld Titel"),
        ("%(n)lld posts by %(name)@", "%(name)@: %(n)lld", "%2$(name)@: %1$(n)lld"),
        ("%(n)lld songs", "%(n)@ Titel", "%(n)lld Titel"),
        ("Welcome, {user}", "Willkommen, {nutzer}", "Willkommen, {user}"),
    ])
    func aFixMendsTheText(source: String, text: String, cured: String) throws {
        let input = Case(locale: "de", source: source, text: text, profile: .consistent)
        let fix = try #require(input.findings(of: Self.rules).flatMap(\.fixIts).first)
        let file = try SourceFile(path: "x", text: text).applying(fix.edits)
        #expect(String(decoding: file.text, as: UTF8.self) == cured)
        let mended = Case(locale: "de", source: source, text: cured, profile: .consistent)
        #expect(mended.findings(of: Self.rules).isEmpty)
    }
}
