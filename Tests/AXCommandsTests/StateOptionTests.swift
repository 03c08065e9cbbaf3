import Testing

@testable import AXCommands

/// With `check --state`, only strings in the given states are checked.
@Suite struct StateOptionTests {
    private static func unit(_ state: String, _ text: String) -> String {
        #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
    }

    private static let catalog = """
        {"sourceLanguage": "en", "strings": {
          "machine": {"localizations": {"en": \(unit("translated", "%lld songs")), "de": \(unit("machine_translated", "%@ Titel"))}},
          "person": {"localizations": {"en": \(unit("translated", "%lld songs")), "de": \(unit("translated", "%@ Titel"))}},
          "waiting": {"localizations": {"en": \(unit("translated", "%lld songs")), "de": \(unit("needs_review", "%@ Titel"))}}
        }, "version": "1.2"}
        """

    private static let xliff = """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="L.strings" source-language="en" target-language="de" datatype="plaintext"><body>
        <trans-unit id="machine"><source>%lld songs</source>
        <target state="translated" state-qualifier="leveraged-mt">%@ Titel</target></trans-unit>
        <trans-unit id="person"><source>%lld songs</source><target state="translated">%@ Titel</target></trans-unit>
        </body></file></xliff>
        """

    @Test(arguments: [
        (["--state", "machine_translated"], 1), (["--state", "translated"], 1), (["--state", "new"], 0),
        (["--state", "machine_translated", "--state", "needs_review"], 2), ([], 3),
    ])
    func textsInTheStateAreJudged(options: [String], count: Int) throws {
        let run = try VerbRun(
            ["check", "--scope", "all", "--format", "plain", "L.xcstrings"] + options, ["L.xcstrings": Self.catalog])
        #expect(run.output.split(separator: "\n").count { $0.contains("Rule format-type-changed.") } == count)
    }

    @Test func anExchangeFileTellsMachinesTranslationsToo() throws {
        let run = try VerbRun(
            ["check", "--format", "plain", "de.xliff", "--state", "machine_translated"], ["de.xliff": Self.xliff])
        #expect(run.output.split(separator: "\n").count { $0.contains("Rule format-type-changed.") } == 1)
    }
}
