import Testing

/// The files that `convert` writes keep their meaning when they come back.
@Suite struct ConvertedXLIFFTests {
    /// Xcode's export writes the number of a variable with its position; the catalog writes `%arg`.
    @Test func theSourcesOfVariablesAreUnchanged() throws {
        let form = { (word: String) in
            """
            {"stringUnit": {"state": "translated", "value": "%#@songs@"}, "substitutions": {"songs": {
              "argNum": 1, "formatSpecifier": "lu", "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg \(word)"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg \(word)s"}}}}}}}
            """
        }
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lu songs": {"localizations": {"en": \(form("song")), "de": \(form("Lied"))}}}}
            """
        let converted = try VerbRun(
            ["convert", "App", "--to", "xliff", "--locale", "de", "--output", "out"],
            ["App/Localizable.xcstrings": catalog])
        let exported = try #require(converted.files.text("out/de.xliff"))
        let checked = try VerbRun(
            ["check", "out/de.xliff", "--source", "App", "--format", "plain"],
            ["App/Localizable.xcstrings": catalog, "out/de.xliff": exported])
        #expect(!checked.output.contains("the project now has"), "\(checked.output)")
        let changed = exported.replacing("%1$lu songs", with: "%1$lu tracks")
        #expect(changed != exported)
        let stale = try VerbRun(
            ["check", "out/de.xliff", "--source", "App", "--format", "plain"],
            ["App/Localizable.xcstrings": catalog, "out/de.xliff": changed])
        #expect(stale.output.contains("the project now has"), "\(stale.output)")
    }
}
