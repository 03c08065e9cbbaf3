import AXExtract
import AXModel
import AXSource
import Testing

@testable import AXCommands

struct SourceTablesTests {
    private static func environment(_ files: [String: String]) -> CommandEnvironment {
        CommandEnvironment(
            files: MemoryFileSystem(files), print: { _ in }, printError: { _ in }, readInput: { [] }, variables: [:],
            isTerminal: false)
    }

    private static func tables(_ files: [String: String]) throws -> SourceTables {
        let environment = environment(files)
        return SourceTables(try ProjectFinder(files: environment.files).project(), in: environment)
    }

    private static func keys(_ tables: SourceTables) -> Set<StringKey> {
        Set(tables.catalogs.flatMap(\.units).map(\.key))
    }

    @Test func theTablesOfTheDevelopmentLanguageAreRead() throws {
        let tables = try Self.tables([
            "en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "de.lproj/Localizable.strings": "\"b\" = \"B\";\n",
            "Other.xcstrings":
                "{\"sourceLanguage\":\"en\",\"strings\":{\"c\":{}},\"version\":\"1.0\"}",
            "en.lproj/Broken.strings": "\u{0}",
        ])
        #expect(Self.keys(tables) == ["a", "c"])
        #expect(tables.files.map(\.file.path).contains("en.lproj/Localizable.strings"))
        #expect(!tables.files.map(\.file.path).contains("de.lproj/Localizable.strings"))
    }

    @Test func aKeyOfADocumentIsMissingWhereOneLanguageLacksIt() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"x\" = \"X\";\n",
            "Base.lproj/Main.xib":
                "<document targetRuntime=\"iOS.CocoaTouch\"><objects><button id=\"a-b-c\"><accessibility key="
                + "\"accessibilityConfiguration\" label=\"Close\" hint=\"Closes.\"/></button></objects></document>",
            "de.lproj/Main.strings": "\"a-b-c.accessibilityLabel\" = \"1\";\n\"a-b-c.accessibilityHint\" = \"2\";\n",
            "fr.lproj/Main.strings": "\"a-b-c.accessibilityLabel\" = \"1\";\n",
        ]
        let output = try VerbRun(["extract", "--format", "json"], files).output
        #expect(output.contains("“a-b-c.accessibilityHint” isn't in the table “Main”"), "\(output)")
        #expect(!output.contains("“a-b-c.accessibilityLabel” is not in"), "\(output)")
        #expect(output.contains("\"alsoIn\" : [\n        \"fr\"\n      ]"), "\(output)")
    }

    @Test(arguments: [("\"b\" = \"B\";", ["de", "fr"]), ("\"a.b\" = \"B\";", ["fr"])])
    func aFindingNamesTheLanguagesThatLackTheKey(german: String, locales: [String]) throws {
        let files = [
            "en.lproj/Localizable.strings": "\"x\" = \"X\";\n", "de.lproj/Localizable.strings": german,
            "fr.lproj/Localizable.strings": "",
            "V.swift": "x.accessibilityLabel = NSLocalizedString(\"a.b\", comment: \"c\")\n",
        ]
        let environment = Self.environment(files)
        let project = try ProjectFinder(files: environment.files).project()
        let tables = SourceTables(project, in: environment)
        let entries = ExtractedEntries.grouped(ProjectExtraction(project, in: environment.files).occurrences).value
        let lacking = EntryRules.keysLacking(of: entries, in: tables.known)
        #expect(lacking == ["Localizable": [StringKey("a.b")]])
        let found = EntryRules.diagnostics(
            for: entries, in: tables.known(translating: lacking, in: environment)
        ).filter { $0.id == "key-missing" }
        #expect(found.map(\.alsoIn) == [locales])
        #expect(found.map { $0.explanation?.hasSuffix("in every language.") } == [locales.count == 2])
    }

    @Test func aFileForATranslatorHasTheTextsOfTheTables() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"a.label\" = \"Play\";\n\"a.hint\" = \"Plays.\";\n",
            "V.swift": "x.accessibilityLabel = NSLocalizedString(\"a.label\", comment: \"c\")\n"
                + "x.accessibilityHint = NSLocalizedString(\"a.hint\", comment: \"d\")\n"
                + "title.text = NSLocalizedString(\"a.label\", comment: \"c\")\n",
        ]
        let output = try VerbRun(["extract", "--format", "xliff", "--locale", "de"], files).output
        #expect(output.contains("<source>Play</source>"), "\(output)")
        #expect(
            output.contains("Spoken with the hint “Plays.”. Also used for purposes other than accessibility.</note>"),
            "\(output)")
        #expect(output.contains("Spoken with the label “Play”.</note>"), "\(output)")
    }
}
