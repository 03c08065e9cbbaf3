import Testing

@testable import AXCommands

/// `set --state`: a machine's translation doesn't replace a person's by mistake.
@Suite struct SetStateTests {
    private static let files = [
        "de.lproj/L.strings": "\"a\" = \"Abspielen\";\n\"empty\" = \"\";\n",
        "de.lproj/P.stringsdict": """
        <plist version="1.0"><dict><key>s</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld Lied</string><key>other</key><string>%lld Lieder</string></dict></dict></dict></plist>
        """,
        "de.xliff": """
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="L.strings" source-language="en" target-language="de" datatype="plaintext"><body>
        <trans-unit id="a"><source>Play</source><target state="translated">Abspielen</target></trans-unit>
        <trans-unit id="b"><source>Stop</source></trans-unit>
        </body></file></xliff>
        """,
    ]

    private static func set(_ arguments: String...) throws -> VerbRun {
        try VerbRun(["set"] + arguments + ["--state", "machine_translated"], files)
    }

    @Test(arguments: [
        (["de.lproj/L.strings", "a", "Los"], "doesn't say who made the translation of “a”"),
        (
            ["de.lproj/P.stringsdict", "s", "%lld Titel", "--plural", "other"],
            "doesn't say who made the translation of “s”"
        ),
        (["de.xliff", "b", "Halt"], "only translations have a state; use --locale"),
        (["de.xliff", "a", "Los", "--locale", "de"], "a person made the translation of “a”"),
    ])
    func aTranslationStays(arguments: [String], message: String) throws {
        let failure = try #require(throws: CommandFailure.self) {
            try VerbRun(["set"] + arguments + ["--state", "machine_translated"], Self.files)
        }
        #expect(failure.message.contains(message), "\(failure.message)")
    }

    /// A control character that XML can't represent would make the whole file unreadable for other programs.
    @Test(arguments: ["P.stringsdict", "X.strings"]) func aCharacterThatXMLCannotContainIsRefused(name: String) throws {
        var files = Self.files
        files["de.lproj/X.strings"] = "<plist version=\"1.0\"><dict><key>s</key><string>Zu</string></dict></plist>\n"
        let plural = name == "X.strings" ? [] : ["--plural", "other"]
        let failure = try #require(throws: CommandFailure.self) {
            try VerbRun(["set", "de.lproj/\(name)", "s", "Z\u{7}u"] + plural, files)
        }
        #expect(failure.message.hasSuffix("“s” can't be changed, because XML can't contain U+0007"))
    }

    @Test func aStateThatIsNotRecordedIsMentioned() throws {
        let allowed = try Self.set("de.lproj/L.strings", "a", "Los", "--allow", "machine-over-person")
        #expect(allowed.files.text("de.lproj/L.strings")?.contains("\"a\" = \"Los\";") == true)
        #expect(allowed.errors.contains("the format has no states, so “machine_translated” isn't recorded"))
        #expect(
            try Self.set("de.lproj/L.strings", "empty", "Los").files.text("de.lproj/L.strings")?.contains("Los") == true
        )
        let unit = try Self.set("de.xliff", "b", "Halt", "--locale", "de")
        #expect(unit.files.text("de.xliff")?.contains("state-qualifier=\"leveraged-mt\"") == true)
        #expect(unit.errors == "")
    }

    /// XLIFF 1.2 has two qualifiers for machine translations.
    @Test(arguments: ["leveraged-mt", "mt-suggestion"]) func aMachinesDeliveryLeavesAPersonsTranslation(
        qualifier: String
    )
        throws
    {
        func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
        let catalog = """
            {"sourceLanguage": "en", "strings": {"a": {"localizations": {"de": \(unit("Abspielen")), "en": \(unit("Play"))}}},
            "version": "1.0"}
            """
        let delivery = Self.files["de.xliff"]?.replacing("L.strings", with: "L.xcstrings")
            .replacing(
                "state=\"translated\">Abspielen", with: "state=\"translated\" state-qualifier=\"\(qualifier)\">Los")
        let run = try VerbRun(
            ["apply", "Delivery", "--to", "App"],
            ["App/L.xcstrings": catalog, "Delivery/de.xliff": try #require(delivery)])
        #expect(run.files.text("App/L.xcstrings") == catalog)
        #expect(run.output.contains("skipped “a”: a machine made this translation"))
    }
}
