import Testing

@testable import AXCommands

/// `localize --style symbol`: strings are looked up by the symbols that Xcode 26 generates.
@Suite struct SymbolStyleTests {
    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Pause" : {

            },
            "player.stop" : {
              "extractionState" : "manual"
            }
          },
          "version" : "1.0"
        }
        """

    private static func localized(
        _ code: String, _ options: [String] = ["--keys", "dotted"], table: String = "Localizable"
    ) throws -> (code: String, catalog: String) {
        let files = ["App/\(table).xcstrings": catalog, "App/A.swift": "import UIKit\n\(code)\n"]
        let run = try VerbRun(["localize", "--style", "symbol"] + options, files)
        return (run.files.text("App/A.swift") ?? "", run.files.text("App/\(table).xcstrings") ?? "")
    }

    @Test func aNewKeyIsKeptByHandAndLookedUpByItsSymbol() throws {
        let (code, catalog) = try Self.localized("func f(b: UIButton) { b.accessibilityLabel = \"Play all\" }")
        #expect(code.contains("b.accessibilityLabel = String(localized: .bLabel)"))
        #expect(!code.contains("comment:") && !code.contains("\"Play all\""))
        #expect(catalog.contains("\"extractionState\" : \"manual\"") && catalog.contains("\"Play all\""))
        let files = ["App/A.swift": code, "App/Localizable.xcstrings": catalog]
        #expect(try VerbRun(["extract"], files).output.contains("constant"))
        #expect(try !VerbRun(["check"], files).output.contains("[key-"))
    }

    @Test func valuesAreHandedToTheFunction() throws {
        let (code, catalog) = try Self.localized(
            "func f(b: UIButton, n: Int, name: String) { b.accessibilityLabel = \"\\(name) has \\(n) songs\" }")
        #expect(code.contains("(name, n))"))
        #expect(catalog.contains("%1$@ has %2$lld songs"))
    }

    @Test func anotherTableIsANamespace() throws {
        let (code, _) = try Self.localized(
            "func f(b: UIButton) { b.accessibilityLabel = \"Play all\" }", ["--keys", "dotted", "--table", "Player"],
            table: "Player")
        #expect(code.contains("String(localized: .Player."))
    }

    @Test(arguments: [
        // Another key has this symbol.
        "func f(b: UIButton) { b.accessibilityLabel = \"Player stop\" }",
        // The format requires an Int32.
        "func f(b: UIButton, n: Int) { b.accessibilityLabel = String(format: \"%d songs\", n) }",
    ])
    func whereNoSymbolFitsALiteralStands(code: String) throws {
        let (new, _) = try Self.localized(code, ["--keys", "text"])
        #expect(!new.contains("String(localized: .") && (new.contains("localized: \"") || new.contains("NSLocalized")))
    }

    @Test func aStringsFileHasNoSymbols() throws {
        let files = [
            "en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
            "A.swift": "import UIKit\nfunc f(b: UIButton) { b.accessibilityLabel = \"Play\" }\n",
        ]
        let run = try VerbRun(["localize", "--style", "symbol"], files)
        #expect(run.files.text("A.swift") == files["A.swift"])
        #expect((run.output + run.errors).contains("symbols can only be generated for string catalogs"))
    }
}
