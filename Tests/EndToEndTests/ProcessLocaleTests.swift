import AXTestSupport
import Foundation
import Testing

/// The tool writes the same bytes whatever the locale of its process. In Turkish, `i` and `I` aren't a pair; in Arabic,
/// numbers may have other digits; and the locale C has only ASCII.
struct ProcessLocaleTests {
    private static let locales = ["tr_TR.UTF-8", "C", "ar_EG.UTF-8"]

    private func output(_ arguments: [String], in locale: String) throws -> [String: Data] {
        let folder = try TemporaryFolder(copying: Fixtures.url.appending(path: "SampleApp/Faulty"))
        defer { folder.remove() }
        let variables = ["LANG": locale, "LC_ALL": locale, "LC_NUMERIC": locale, "LANGUAGE": locale]
        let run = try ToolRun(arguments, in: folder.url, variables: variables)
        try #require(run.code < 2, "\(run.record)")
        // The page's title contains the name of the folder.
        let record = run.record.replacing(folder.url.lastPathComponent, with: "Faulty")
        return try folder.files().merging(["<output>": Data(record.utf8)]) { $1 }
    }

    @Test(
        arguments: InputShare.of([
            ["check", "--scope", "all", "--all"], ["check", "--scope", "all", "--format", "json"],
            ["check", "--scope", "all", "--format", "sarif"], ["check", "--scope", "all", "--format", "html"],
            ["check", "--scope", "all", "--format", "markdown=back/"], ["check", "--scope", "all", "--fix"],
            ["pseudo", "--output", "Pseudo"], ["pseudo", "--output", "Pseudo", "--mode", "length,plural-probe"],
            ["pseudo", "--output", "Pseudo", "--mode", "spoken", "--locale", "en-XB"],
            ["pseudo", "--output", "Pseudo", "--mode", "script,rtl", "--locale", "he-XA", "--allow-leak"],
            ["pseudo", "--report"], ["pseudo", "--report", "--format", "html"],
            ["extract", "--format", "json"], ["rules", "--locale", "tr"], ["locale", "TR", "IN", "--format", "json"],
            ["plural", "ar", "--format", "json"],
        ]))
    func theLanguageOfTheProcessChangesNothing(arguments: [String]) throws {
        let expected = try output(arguments, in: "en_US.UTF-8")
        for locale in Self.locales {
            let found = try output(arguments, in: locale)
            #expect(Set(found.keys) == Set(expected.keys), "\(locale)")
            let others = expected.keys.filter { found[$0] != expected[$0] }.sorted()
            #expect(others.isEmpty, "\(locale)")
        }
    }
}
