import Foundation
import Testing

@testable import AXCommands

/// The forms that `localize` gives the other languages of a catalog.
struct LocalizedPluralTests {
    private static let catalog = """
        {"sourceLanguage": "en", "strings": {"Stop": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Halt"}},
          "ru": {"stringUnit": {"state": "translated", "value": "Стоп"}}}}}, "version": "1.0"}
        """

    /// In Russian, the form `one` is also shown for 21.
    @Test(arguments: [("one song", ["de"]), ("1 song", ["de", "ru"])])
    func aSingularWithoutANumberIsOnlyForOne(singular: String, languages: [String]) throws {
        let source = "func f(n: Int) { b.accessibilityLabel = n == 1 ? \"\(singular)\" : \"\\(n) songs\" }\n"
        let run = try VerbRun(["localize"], ["Localizable.xcstrings": Self.catalog, "V.swift": source])
        let text = try #require(run.files.text("Localizable.xcstrings"))
        let shown = singular.replacing("1", with: "%lld")
        #expect(text.components(separatedBy: "\"\(shown)\"").count - 2 == languages.count, "\(text)")
    }
}
