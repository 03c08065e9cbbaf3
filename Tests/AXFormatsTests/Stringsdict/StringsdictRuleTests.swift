import AXFormats
import AXSource
import AXTestSupport
import Testing

@Suite struct StringsdictRuleTests {
    private typealias Sample = StringsdictSample

    /// Entries with the finding's span marked, and the rule.
    @Test(arguments: [
        (Sample.plural(format: "⟦1⟧%#@m@⟦1⟧"), "variable-undefined"),
        (Sample.plural(forms: ["one": "&amp; ⟦1⟧%2$#@m@⟦1⟧", "other": "%d"]), "variable-undefined"),
        (Sample.plural(format: "songs").replacing("<key>n</key>", with: "⟦1⟧<key>n</key>⟦1⟧"), "variable-unused"),
        (Sample.plural(format: "%#@n@ ⟦1⟧%#@na.me@⟦1⟧"), "reference-suspicious"),
        (Sample.plural(format: "⟦1⟧%0$#@n@⟦1⟧"), "reference-suspicious"),
        (Sample.plural(type: "⟦1⟧%d⟦1⟧"), "value-type"),
        (Sample.plural(type: "⟦1⟧@⟦1⟧"), "value-type"),
        (Sample.plural(type: "").replacing("<key>n</key>", with: "⟦1⟧<key>n</key>⟦1⟧"), "value-type"),
        (Sample.plural(forms: ["one": "⟦1⟧%@⟦1⟧ song", "other": "%d songs"]), "value-type"),
        (Sample.plural(format: "%2$#@n@", forms: ["other": "%1$@ ⟦1⟧%2$f⟦1⟧"]), "value-type"),
        (
            Sample.plural(forms: ["other": "%d"]).replacing("NSStringPluralRuleType", with: "⟦1⟧Plural⟦1⟧"),
            "variation-nesting"
        ),
        ("\t⟦1⟧<key>songs</key>⟦1⟧\n\t<dict/>", "variation-nesting"),
        (
            "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>⟦1⟧<key>phone</key>⟦1⟧<string>a</string></dict></dict>",
            "variation-nesting"
        ),
        (
            "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>⟦1⟧<key>wide</key>⟦1⟧<string>a</string></dict></dict>",
            "variation-nesting"
        ),
        (
            Sample.plural(forms: ["three": "%d", "other": "%d"]).replacing(
                "<key>three</key>", with: "⟦1⟧<key>three</key>⟦1⟧"),
            "plural-extra-category"
        ),
        (
            Sample.plural(forms: ["other": "a", "other": "b"]).replacing(
                "<key>other</key>\n\t\t\t<string>a", with: "⟦1⟧<key>other</key>⟦1⟧\n\t\t\t<string>a"), "duplicate-key"
        ),
        ("⟦1⟧<key>a</key>⟦1⟧<string>x</string>\n<key>a</key><string>y</string>", "duplicate-key"),
    ])
    func findingsStandWhereTheTroubleIs(_ marked: String, _ id: String) throws {
        let text = MarkedText(StringsdictSample.xml(marked))
        let diagnostics = StringsdictSample.parse(text.text).diagnostics
        let finding = try #require(diagnostics.first { $0.id == id }, "\(diagnostics)")
        #expect(finding.span == text.span(1), "\(finding.message)")
    }

    @Test(arguments: [
        Sample.plural(), Sample.plural(format: "%1#@n@"),
        Sample.plural(format: "%2$#@n@ by %1$@", forms: ["other": "%2$d"]),
        Sample.plural(forms: ["zero": "none", "one": "%d", "two": "%d", "few": "%d", "many": "%d", "other": "%d"]),
        Sample.plural(type: "lu", forms: ["other": "%lu"]), Sample.plural(forms: ["other": "%1$d of %2$@"]),
        "<key>k</key><string>plain</string>",
        "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>a</string></dict></dict>",
        "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>a</string></dict></dict>",
    ])
    func soundEntriesAreSilent(_ entry: String) {
        let diagnostics = StringsdictSample.parse(StringsdictSample.xml(entry)).diagnostics
        #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    }

    /// Files that the runtime refuses.
    @Test(arguments: [
        "", "<plist><dict><key>a</key></dict></plist>", "<plist><dict><string>a</string></dict></plist>",
        "<plist><dict><key>a</key><string>&bomb;</string></dict></plist>", "<plist><array/></plist>",
        "<plist><dict>text</dict></plist>", "<plist><dict><key>a</key><string>b</string>",
        "<plist><dict><key>a</key><data>é</data></dict></plist>", "{\"json\": true}", "<plist><dict></array></plist>",
        "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict><key>k</key><string>&a;</string></dict></plist>",
    ])
    func whatIsNoTableIsRefused(_ text: String) {
        let parsed = StringsdictSample.parse(text)
        #expect(parsed.diagnostics.map(\.id) == ["file-unparsable"], "\(parsed.diagnostics.map(\.message))")
        #expect(parsed.value.contents.status != .ok)
        #expect(parsed.value.contents.loaded.isEmpty)
    }

    @Test func aByteThatIsNoTextIsFound() {
        let raw = Array(StringsdictSample.xml(StringsdictSample.plural()).utf8).map {
            $0 == UInt8(ascii: "s") ? 0xFF : $0
        }
        let parsed = StringsdictFormat().parse(SourceFile(path: "t", raw: raw))
        #expect(parsed.diagnostics.first?.id == "encoding")
        #expect(parsed.value.contents.loaded.isEmpty)
    }

    /// Entries with an error, the result of the fix, and its safety.
    @Test(
        arguments: [
            (Sample.plural(format: "%2$#@m@"), Sample.plural(format: "%2$#@n@"), .needsReview),
            (Sample.plural(type: "%d"), Sample.plural(type: "d"), .safe),
            (Sample.plural(forms: ["Other": "%d"]), Sample.plural(forms: ["other": "%d"]), .needsReview),
            (
                Sample.plural(forms: ["three": "%d", "other": "%d"]), Sample.plural(forms: ["other": "%d"]),
                .needsReview
            ),
            (Sample.plural(forms: ["other": "a", "other": "a"]), Sample.plural(forms: ["other": "a"]), .safe),
            (
                Sample.plural().replacing("NSStringPluralRuleType", with: "NSPluralRule"), Sample.plural(), .needsReview
            ),
            (
                Sample.plural().replacing(
                    "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n",
                    with: ""),
                Sample.plural(), .needsReview
            ),
        ] as [(String, String, FixIt.Safety)])
    func curesMend(_ broken: String, _ mended: String, _ safety: FixIt.Safety) throws {
        let parsed = StringsdictSample.parse(StringsdictSample.xml(broken))
        let fix = try #require(parsed.diagnostics.flatMap(\.fixIts).first)
        let result = try parsed.value.file.applying(fix.edits)
        #expect(result.string(result.fullSpan) == StringsdictSample.xml(mended))
        #expect(fix.safety == safety)
    }
}
