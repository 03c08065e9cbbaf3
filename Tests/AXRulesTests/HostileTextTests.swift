import AXLocaleData
import AXModel
import AXRules
import AXSource
import AXTestSupport
import Testing

/// Whatever a file contains, a check finishes soon and doesn't crash.
@Suite struct HostileTextTests {
    struct Text: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let string: String

        init(_ name: String, _ string: String) {
            testDescription = name
            self.string = string
        }
    }

    static let texts: [Text] = [
        Text("one long word", String(repeating: "a", count: 200_000)),
        Text("many words", String(repeating: "tap to ", count: 30_000)),
        Text("much kana", String(repeating: "タッ", count: 30_000)),
        Text("percent signs", String(repeating: "%", count: 20_001)),
        Text("percent signs and spaces", String(repeating: "% ", count: 20_000)),
        Text("specifiers", String(repeating: "%@ %d ", count: 4_000)),
        Text("positions", "%127$@ %126$d %999999999999$@ %0$@ %-5$@"),
        Text("stray signs after digits", String(repeating: "1% d", count: 4_000)),
        Text("lone surrogates", "\u{FFFD}\u{FFFD} tap \u{FFFD}"),
        Text("combining marks", "e" + String(repeating: "\u{0301}", count: 100_000)),
        Text("only marks", "\u{0301}\u{0301}. "),
        Text("only punctuation", String(repeating: ".,;:!?…。", count: 500)),
        Text("quotes", String(repeating: "“”", count: 1000)),
        Text("blank", " \n\t\u{00A0}"), Text("nothing", ""),
        Text("direction marks", "\u{200F}\u{202B}زر\u{202C}"),
        Text(
            "gestures far from their controls",
            String(repeating: "press one two three four five this button ", count: 5_000)),
        Text("what only looks like a gesture", String(repeating: "Hold music. ", count: 10_000)),
        Text("what only looks like a command", String(repeating: "Use with care. ", count: 10_000)),
        Text("a stop that stands alone", "Mode %@ ."), Text("a stop behind a quotation", "« %@ »."),
        Text("a gap of many placeholders", String(repeating: "%d ", count: 4_000) + "%"),
        Text("an uncommon capital", "ǅ İ ß ŉ ﬁ"),
    ]

    @Test(arguments: InputShare.of(texts, ["en", "ja"]))
    func aCheckEnds(text: Text, locale: String) {
        let roles: Set<AccessibilityRole> = [.label, .hint]
        let unit = Unit.made("a.hint", text.string, roles: roles, comment: text.string)
        let label = Unit.made("a.label", text.string, roles: roles)
        let plain = Unit.made("a.hint", "Plays %@ and %d.", roles: roles)
        let odd = Catalog(path: "x", locale: locale, table: "T", units: [unit, label])
        let sane = Catalog(path: "y", locale: "en-US", table: "T", units: [plain])
        let checker = Checker(styles: .embedded, profile: .consistent)
        let found = checker.check(source: sane, translations: [odd]) + checker.check(source: odd, translations: [sane])
        for finding in found where finding.path == "x" {
            #expect(finding.span.end <= text.string.utf8.count, "\(finding.id)")
            #expect(!finding.message.contains { $0.isNewline } && finding.message.count < 400, "\(finding.id)")
        }
    }

    /// A search that starts again at every letter takes quadratic time.
    @Test func textsThatNearlyHoldTheirSourcesAreCompared() {
        let source = String(repeating: "ab", count: 200_000) + "c"
        let text = String(repeating: "ábáb", count: 200_000)
        let found = Checker(styles: .embedded, profile: .consistent).check(
            source: Catalog.made("en", [("a.label", source)]), translations: [Catalog.made("de", [("a.label", text)])])
        #expect(!found.contains { $0.id == "pseudo-text" })
    }

    @Test(arguments: ["", "-", "root", "not a tag", "../x", "日本語", "th", "zh_Hant_TW", "English"])
    func anyNameOfALocaleIsTaken(locale: String) {
        let source = Catalog.made(
            "en", [("a.hint", "Tap to play"), ("b.one", "%d song"), ("b.other", "%d songs")], role: .hint)
        let translation = Catalog.made(locale, [("a.hint", "?"), ("b.one", "%@")])
        let found = Checker(styles: .embedded, profile: .consistent).check(source: source, translations: [translation])
        #expect(found.contains { $0.id == "format-type-changed" && $0.locale == locale })
    }

    @Test
    func aHugeKeyIsHarmless() {
        let key = StringKey(String(repeating: "one.singular_", count: 50_000))
        let source = Catalog.made("en", [(key, "star"), ("b", "stars")])
        let found = Checker(styles: .embedded, profile: .consistent).check(source: source, translations: [])
        #expect(found.isEmpty)
        #expect(RoleInference().roles(of: key, comment: nil).isEmpty)
    }

    @Test
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
