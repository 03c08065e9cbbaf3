import AXLocaleData
import AXSource
import Testing

@testable import AXCommands

private let text = """
    rules: {a: warning, b: off, all: note}
    per-locale: {de: {a: error}, de-AT: {a: off}, zh_Hant: {all: off}}
    per-path: {"Vendor/**": {all: off, a: note}, "Vendor/Own/**": {all: warning}}
    """

@Test(
    arguments: [
        ("a", "en", "App/x.strings", .warning), ("b", "en", "App/x.strings", nil), ("c", "en", "App/x.strings", .note),
        ("a", "de", "App/x.strings", .error), ("a", "de-CH", "App/x.strings", .error),
        ("a", "de-AT", "App/x.strings", nil),
        ("a", "DE_at", "App/x.strings", nil), ("c", "de", "App/x.strings", .note),
        ("c", "zh-Hant-TW", "App/x.strings", nil),
        ("c", "zh", "App/x.strings", .note), ("c", "en", "Vendor/x.strings", nil),
        ("a", "de", "./Vendor/x.strings", .note),
        ("c", "en", "Vendor/Own/x.strings", .warning), ("b", "en", "Vendor/Own/x.strings", .warning),
        ("a", "en", "/home/project/Vendor/x.strings", .note), ("a", "en", "../Vendor/x.strings", .warning),
    ] as [(String, String, String, Severity?)])
func theMostSpecificWordAboutARuleCounts(_ rule: String, _ locale: String, _ path: String, _ expected: Severity?) throws
{
    let files = MemoryFileSystem([".axstrings.yml": text])
    let configuration = try ConfigurationReader(files).read(".axstrings.yml").configuration
    let finding = Diagnostic(id: rule, severity: .error, path: path, span: Span(at: 0), message: "", locale: locale)
    #expect(configuration.severity(at: RuleLocation(finding)) == expected)
}

@Test func withoutAConfigurationAFindingKeepsItsSeverity() {
    let finding = Diagnostic(id: "a", severity: .note, path: "x", span: Span(at: 0), message: "")
    #expect(Configuration().severity(at: RuleLocation(finding)) == .note)
}

@Test(
    arguments: [
        ("sorces", "sources"), ("hnit-unterminated", "hint-unterminated"), ("xyz", nil), ("", nil),
        ("Profile", "profile"),
        (String(repeating: "a", count: 100_000), nil),
    ] as [(String, String?)])
func theNearestNameIsOneThatMayHaveBeenMeant(_ name: String, _ expected: String?) {
    #expect(NearestName.of(name, in: ["sources", "tables", "profile", "hint-unterminated"]) == expected)
}
