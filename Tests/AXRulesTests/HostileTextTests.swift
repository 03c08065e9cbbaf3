import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// Whatever a file holds, a check ends soon and does not crash.
@Suite struct HostileTextTests {
    static let texts: [(String, String)] = [
        ("a megabyte of one word", String(repeating: "a", count: 1_000_000)),
        ("a megabyte of words", String(repeating: "tap to ", count: 140_000)),
        ("a megabyte of kana", String(repeating: "タッ", count: 160_000)),
        ("percent signs", String(repeating: "%", count: 50_001)),
        ("percent signs and spaces", String(repeating: "% ", count: 50_000)),
        ("specifiers", String(repeating: "%@ %d ", count: 20_000)),
        ("positions", "%127$@ %126$d %999999999999$@ %0$@ %-5$@"),
        ("stray signs after digits", String(repeating: "1% d", count: 20_000)),
        ("lone surrogates", "\u{FFFD}\u{FFFD} tap \u{FFFD}"),
        ("combining marks", "e" + String(repeating: "\u{0301}", count: 100_000)),
        ("only marks", "\u{0301}\u{0301}. "),
        ("only punctuation", String(repeating: ".,;:!?…。", count: 500)),
        ("quotes", String(repeating: "“”", count: 1000)),
        ("blank", " \n\t\u{00A0}"), ("nothing", ""),
        ("direction marks", "\u{200F}\u{202B}زر\u{202C}"),
        ("an uncommon capital", "ǅ İ ß ŉ ﬁ"),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: texts, ["en", "ja", "ar", "th", "", "not a tag", "../x"])
    func aCheckEnds(text: (String, String), locale: String) {
        let roles: Set<AccessibilityRole> = [.label, .hint]
        let unit = Unit.made("a.hint", text.1, roles: roles, comment: text.1)
        let label = Unit.made("a.label", text.1, roles: roles)
        let plain = Unit.made("a.hint", "Plays %@ and %d.", roles: roles)
        let odd = Catalog(path: "x", locale: locale, table: "T", units: [unit, label])
        let sane = Catalog(path: "y", locale: "en-US", table: "T", units: [plain])
        let checker = Checker(styles: .embedded, profile: .consistent)
        let found = checker.check(source: sane, translations: [odd]) + checker.check(source: odd, translations: [sane])
        for finding in found where finding.path == "x" {
            #expect(finding.span.end <= text.1.utf8.count, "\(finding.id)")
            #expect(!finding.message.contains { $0.isNewline } && finding.message.count < 400, "\(finding.id)")
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func aHugeKeyIsHarmless() {
        let key = StringKey(String(repeating: "one.singular_", count: 50_000))
        let source = Catalog.made("en", [(key, "star"), ("b", "stars")])
        let found = Checker(styles: .embedded, profile: .consistent).check(source: source, translations: [])
        #expect(found.isEmpty)
        #expect(RoleInference().roles(of: key, comment: nil).isEmpty)
    }

    @Test(.timeLimit(.minutes(1)))
    func manyUnitsAreJudgedInLinearTime() {
        let entries = (0..<5_000).map { (StringKey("k\($0).hint"), "Tap to open number \($0)") }
        let source = Catalog.made("en", entries, role: .hint)
        let found = Checker(styles: .embedded, profile: .consistent).check(
            source: source, translations: [source.inGerman])
        #expect(found.count { $0.id == "hint-names-gesture" } == 5_000)
    }
}

extension Catalog {
    fileprivate var inGerman: Catalog {
        Catalog(path: "de", locale: "de", table: table, units: units)
    }
}
