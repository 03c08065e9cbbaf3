import Testing

@testable import AXCommands

/// `pseudo --report` on exchange files.
@Suite struct CoverageTests {
    /// A delivery of thirty strings.
    private func exchangeFile(to target: String) -> String {
        let units = (1...30).map { number in
            let text = "Text " + String(repeating: "la ", count: number % 7) + "\(number)"
            return """
                <trans-unit id="k\(number)"><source>\(text)</source>\
                <target>\(text)\(String(repeating: "x", count: number % 5 + 1))</target></trans-unit>
                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
            <file original="Localizable.strings" datatype="plaintext" source-language="en" \
            target-language="\(target)"><body>\(units.joined(separator: "\n"))</body></file></xliff>
            """
    }

    @Test(arguments: [["Delivery"], ["Delivery/de.xliff", "Delivery/fr.xliff"]])
    func exchangeFilesHaveTheirSourcesWithThem(paths: [String]) throws {
        let files = ["de", "fr"].reduce(into: [:]) { $0["Delivery/\($1).xliff"] = exchangeFile(to: $1) }
        let coverage = try VerbRun(["pseudo", "--report"] + paths, files)
        #expect(coverage.output.contains(" 60 "), "\(coverage.output)")
        // No path is the current folder.
        #expect(try VerbRun(["pseudo", "--report"], files).output == coverage.output)
    }

    @Test func aBrokenExchangeFileIsNamed() throws {
        let failure = #expect(throws: CommandFailure.self) {
            try VerbRun(["pseudo", "--report", "D"], ["D/de.xliff": "<xliff"])
        }
        #expect(failure?.message == "D/de.xliff: this markup is never closed")
    }
}
