import AXSource
import Testing

@testable import AXReport

/// Keys that are whole strings, or longer.
@Suite struct ShownKeyTests {
    private func finding(_ key: StringKey, at offset: Int = 0) -> Diagnostic {
        Diagnostic(
            id: "unknown-escape", severity: .warning, path: "a.strings", span: Span(offset, offset + 1), message: "x",
            key: key, locale: "de")
    }

    @Test func aKeyIsShownWholeUnlessItIsFarLongerThanKeysAre() {
        let long = StringKey(String(repeating: "é", count: 512))
        #expect(finding(long).shownKey == long.text)
        #expect(finding(StringKey(long.text + "é")).shownKey == long.text + "…")
        #expect(finding(StringKey("a" + long.text)).shownKey == "a" + long.text.dropLast() + "…")
    }

    @Test func noReportRepeatsALongKeyForEachOfItsFindings() {
        let key = StringKey(String(repeating: "k", count: 50_000))
        let findings = (0..<200).map { finding(key, at: $0) }
        let report = CheckReport(diagnostics: findings, files: [:], project: "App", tool: SampleReport.tool)
        for format in CheckReportFormats.all {
            #expect(format.render(report, options: RenderOptions(all: true)).utf8.count < 1_500_000, "\(format.name)")
        }
    }
}
