import AXTestSupport
import Testing

@testable import AXCommands

/// `pseudo --report` on exchange files.
@Suite struct CoverageTests {
    @Test(arguments: [["Delivery"], ["Delivery/de.xliff", "Delivery/fr.xliff"]])
    func exchangeFilesHaveTheirSourcesWithThem(paths: [String]) throws {
        let files = ["de", "fr"].reduce(into: [:]) { $0["Delivery/\($1).xliff"] = ExchangeFile.text(to: $1) }
        let coverage = try VerbRun(["pseudo", "--report"] + paths, files)
        #expect(coverage.output.contains(" 60 "), "\(coverage.output)")
        // Without a path, the current folder is used.
        #expect(try VerbRun(["pseudo", "--report"], files).output == coverage.output)
    }

    @Test func aBrokenExchangeFileIsNamed() throws {
        let failure = #expect(throws: CommandFailure.self) {
            try VerbRun(["pseudo", "--report", "D"], ["D/de.xliff": "<xliff"])
        }
        #expect(failure?.message == "D/de.xliff: this markup is never closed")
    }
}
