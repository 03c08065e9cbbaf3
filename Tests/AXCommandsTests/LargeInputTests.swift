import AXSource
import AXTestSupport
import Foundation
import Testing

@testable import AXCommands

/// Input that is large in one respect and otherwise harmless. A command must not take much longer than for ordinary
/// input of that size.
@Suite struct LargeInputTests {
    /// The processor time that a run may take: forty times that of checking two tables of 5,000 ordinary lines on the
    /// same machine. A run that reads its whole input for each part takes longer.
    private static let limit = {
        let lines = (0..<5_000).map { "\"key\($0)\" = \"Play the song\";\n" }.joined()
        let ordinary = ["en.lproj/Localizable.strings": lines, "de.lproj/Localizable.strings": lines]
        return ProcessorTime.measure { _ = try? VerbRun(["check"], ordinary) } * 40
    }()

    /// The number of views, labels or modifiers in a source.
    private static let many = InputShare.count(1_000)

    @discardableResult
    private func run(_ arguments: [String], _ files: [String: String]) throws -> VerbRun {
        var run: VerbRun?
        let time = try ProcessorTime.measure { run = try VerbRun(arguments, files) }
        #expect(time < Self.limit, "\(arguments.joined(separator: " ").prefix(80)) took \(time)")
        return try #require(run)
    }

    private func tables(_ german: String, _ english: String = "\"a\" = \"Play the song\";\n") -> [String: String] {
        ["en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": german]
    }

    private static let escapes = String(repeating: "\\U", count: 1_500)

    @Test func aStringWithThousandsOfFindingsIsNotRepeatedByEachOfThem() throws {
        let files = tables("\"a\" = \"\(Self.escapes)\";\n")
        let page = try run(["check", "--format", "html"], files).output
        #expect(page.utf8.count < 3_000_000)
        #expect(page.components(separatedBy: "<article").count > 1_500)
        #expect(page.contains("see <a href=\"#finding-"))
    }

    /// A long translation isn't that of a term, so its words aren't compared with those of another one.
    @Test func aTranslationOfManyWordsIsNotComparedAsATerm() throws {
        let long = (0..<20_000).map { "hin wort\($0)" }.joined(separator: " ")
        let other = (0..<20_000).map { "hin text\($0)" }.joined(separator: " ")
        let source = "\"a.label\" = \"Add the book\";\n\"b.title\" = \"Add the book\";\n"
        let translation = "\"a.label\" = \"\(long)\";\n\"b.title\" = \"\(other)\";\n"
        let checked = try run(["check", "--format", "plain"], tables(translation, source))
        #expect(checked.output.contains("label has 40000 words"))
        #expect(!checked.output.contains("is translated as"))
    }

    @Test func aBaselineHashesEachStringOnce() throws {
        let files = tables("\"a\" = \"\(String(repeating: "\\U", count: 5_000))\";\n")
        let updated = try run(["check", "--baseline", "b.json", "--update-baseline"], files)
        let baseline = try #require(updated.files.text("b.json"))
        #expect(baseline.contains("\"count\": 5000"))
    }

    @Test func whatGoesBackToTheVendorIsNotRepeatedForEachFinding() throws {
        let files = tables("\"a\" = \"\(Self.escapes)\";\n")
        let paths = ["de.lproj", "--source", "en.lproj", "--output", "out"]
        let converted = try run(["convert", "--to", "xliff-return"] + paths, files)
        #expect(try #require(converted.files.text("out/de.csv")).utf8.count < 1_000_000)
    }

    @Test(arguments: ["<", "\\\"", "\\777"], ["xliff", "strings"])
    func charactersThatAreEscapedAreConvertedInOnePass(_ character: String, _ format: String) throws {
        let text = "\"a\" = \"\(String(repeating: character, count: 40_000))\";\n"
        try run(["convert", "--to", format, "--output", "out"], tables(text, text))
    }

    @Test(arguments: ["-x", "-abcde1", "_x"]) func aTagWithoutEndIsNoTag(_ subtag: String) throws {
        let tag = "de" + String(repeating: subtag, count: 20_000)
        let unit = "<trans-unit id=\"a\"><source>Play %@</source><target>Spiel %d</target></trans-unit>"
        let text = Self.xliff([("a.strings", unit)], language: tag)
        let checked = try run(["check", "d.xliff", "--format", "plain"], ["d.xliff": text])
        #expect(checked.output.contains("isn't a language tag"))
        try run(["apply", "d.xliff", "--to", "."], tables("").merging(["d.xliff": text]) { $1 })
    }

    @Test func fileElementsOfOneTableAreReadAsOneTable() throws {
        let units = (0..<2_500).map { number in
            "<trans-unit id=\"a\(number)\"><source>Play</source><target>Spiel</target></trans-unit>"
        }
        let text = Self.xliff(units.map { ("Localizable.strings", $0) })
        try run(["check", "d.xliff"], ["d.xliff": text])
        let converted = try run(["convert", "d.xliff", "--to", "strings", "--output", "out"], ["d.xliff": text])
        let table = try #require(converted.files.text("out/de.lproj/Localizable.strings"))
        #expect(table.components(separatedBy: "\n\n").count == 2_500)
    }

    @Test func fileElementsAreMergedInOnePass() throws {
        let elements = (0..<2_500).map { number in
            ("\(number).strings", "<trans-unit id=\"a\"><source>Play</source><target>Spiel</target></trans-unit>")
        }
        let (base, theirs) = (Self.xliff(elements), Self.xliff(elements).replacing("Spiel", with: "Spiele"))
        let files = ["base.xliff": base, "ours.xliff": base, "theirs.xliff": theirs]
        let merged = try run(["merge", "base.xliff", "ours.xliff", "theirs.xliff"], files)
        #expect(merged.files.text("ours.xliff") == theirs)
    }

    private static func xliff(_ files: [(original: String, units: String)], language: String = "de") -> String {
        let elements = files.map { file in
            """
            <file original="\(file.original)" source-language="en" target-language="\(language)" datatype="plaintext"><body>
            \(file.units)
            </body></file>

            """
        }
        return "<?xml version=\"1.0\"?>\n<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\n"
            + elements.joined() + "</xliff>\n"
    }
}

extension LargeInputTests {
    @Test(arguments: ["Play \\($0)", "Play it"])
    func thousandsOfLabelsOfAFileAreLocalized(_ text: String) throws {
        let labels = (0..<Self.many).map { "x.accessibilityLabel = \"\(text.replacing("\\($0)", with: "\($0)"))\"\n" }
        let files = [
            "App/A.swift": labels.joined(), "App/en.lproj/Localizable.strings": "\"a\" = \"Play the song\";\n",
        ]
        #expect(try run(["localize"], files).output.hasPrefix("\(Self.many) strings"))
    }

    @Test(arguments: ["if c$0 { x.accessibility$1 = \"$1 $0\" }\n", "x.accessibility$1 = \"$1 $0\"\n"])
    func anElementWithThousandsOfStringsIsSpoken(_ statement: String) throws {
        let lines = (0..<Self.many).flatMap { number in
            ["Label", "Value", "Hint"].map { statement.replacing("$0", with: "\(number)").replacing("$1", with: $0) }
        }
        let output = try run(["preview"], ["App/A.swift": "func f(x: UIButton) {\n\(lines.joined())}\n"]).output
        #expect(output.contains("Label \(Self.many - 1)") && output.split(separator: "\n").count < 10)
    }

    @Test func aLabelThatThousandsOfBranchesRemoveIsSpoken() throws {
        let lines = (0..<Self.many).map {
            """
            if c\($0) {
                x.setTitle("Title \($0)", for: .normal)
                x.accessibilityLabel = nil
            } else {
                x.accessibilityLabel = "Label \($0)"
            }

            """
        }
        let output = try run(["preview"], ["App/A.swift": "func f(x: UIButton) {\n\(lines.joined())}\n"]).output
        #expect(output.contains("Label \(Self.many - 1)"))
    }

    @Test func theTablesOfADeliveryAreFoundByTheirPaths() throws {
        let many = InputShare.count(1_000)
        func table(_ text: String) -> String { (0..<5).map { "\"key\($0)\" = \"\(text)\";\n" }.joined() }
        var files: [String: String] = [:]
        for index in 0..<many {
            files["App/en.lproj/T\(index).strings"] = table("Play %@")
            files["Delivery/de.lproj/T\(index).strings"] = table("Spielen")
        }
        let checked = try run(["check", "Delivery", "--source", "App", "--format", "plain"], files)
        #expect(checked.output.split(separator: "\n").count > many)
    }

    @Test func aDeliveryOfThousandsOfFormsIsApplied() throws {
        func catalog(_ text: String) -> String {
            let forms = (0..<3_000).map {
                "\"d\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
            }
            return """
                {"sourceLanguage": "en", "strings": {"Play": {"localizations": {"de": {"variations": {"device": {
                \(forms.joined(separator: ",\n"))}}}}}}, "version": "1.0"}
                """
        }
        let files = ["App/L.xcstrings": catalog("Spielen"), "Delivery/L.xcstrings": catalog("Abspielen")]
        let applied = try run(["apply", "Delivery", "--to", "App"], files)
        #expect(applied.files.text("App/L.xcstrings")?.components(separatedBy: "\"Abspielen\"").count == 3_001)
    }

    @Test func variablesOfOtherTypesAreCountedOnce() throws {
        let variables = (0..<Self.many).map { number in
            """
            <key>v\(number)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%@ songs</string></dict>
            """
        }
        let format = (0..<Self.many).map { "%#@v\($0)@" }.joined(separator: " ")
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
            \(variables.joined(separator: "\n"))
            </dict></dict></plist>
            """
        let checked = try run(["show", "L.stringsdict"], ["L.stringsdict": text])
        #expect(checked.output.components(separatedBy: "[value-type]").count == Self.many + 1)
    }

    @Test func formsThatMayBeThoseOfTheSourceAreComparedOnce() throws {
        let form = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"Play %lld\"}}"
        let forms = (0..<2 * Self.many).map {
            "\"d\($0)\": {\"variations\": {\"plural\": {\"one\": \(form), \"other\": \(form)}}}"
        }
        let localization = "{\"variations\": {\"device\": {\(forms.joined(separator: ",\n"))}}}"
        let catalog = """
            {"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": \(localization), "de": \(localization)}}},
            "version": "1.0"}
            """
        try run(["check", "--scope", "all"], ["App/L.xcstrings": catalog])
    }

    @Test(arguments: ["L.strings", "L.xcstrings", "L.xliff"])
    func theLongValueOfARepeatedKeyIsComparedOnce(_ name: String) throws {
        let (count, long) = (5_000, String(repeating: "Play ", count: 60_000))
        let text =
            switch name {
            case "L.strings": String(repeating: "a=b;\n", count: count) + "a=\"\(long)\";\n"
            case "L.xcstrings": "{\"strings\": {\(String(repeating: "\"a\": 0,", count: count))\"a\": \"\(long)\"}}"
            default:
                Self.xliff([
                    (
                        "L.strings",
                        (0...count).map {
                            "<trans-unit id=\"a\"><source>a</source><target>\($0 == count ? long : "b")</target></trans-unit>"
                        }.joined()
                    )
                ])
            }
        let found = try run(["show", name], [name: text]).output.components(separatedBy: "[duplicate-key]")
        #expect(found.count == count + 1)
    }

    private func configured(_ text: String) throws -> VerbRun {
        try run(["check", "--format", "json"], tables("").merging([".axstrings.yml": text]) { $1 })
    }

    @Test(arguments: InputShare.of(["rules", "per-locale", "roles"]))
    func aConfigurationOfUnknownNamesIsReadOnce(_ member: String) throws {
        let names = (0..<4_500).map { "  label-too-lon\($0): {label-too-lon\($0): hintt}\n" }
        let run = try configured("\(member):\n" + names.joined())
        #expect(run.verdict == .unreadable && run.output.contains("label-too-lon4499"))
    }

    @Test func suppressionsOfUnknownRulesAreReportedWithoutAnOfferEach() throws {
        let suppressions = (0..<5_000).map { "  \"x\($0)\": {label-too-lon\($0): why}\n" }
        #expect(try configured("suppressions:\n" + suppressions.joined()).output.contains("did you mean"))
    }

    @Test func aLongLineOfAConfigurationIsReadOnce() throws {
        let words = (0..<20_000).map { "\"w\($0)\"" }.joined(separator: ", ")
        #expect(try !configured("protected: [\(words)]\n").output.contains("configuration"))
    }

    @Test func filesAreLookedUpAmongThousandsOfSources() {
        let selection = PathSelection((0..<20_000).map { "App/\($0)" }, currentFolder: "/home/project")
        let time = ProcessorTime.measure {
            #expect((0..<2_000).allSatisfy { selection.contains("App/\($0)/Sources/a.swift") })
            #expect(!selection.contains("App") && !selection.contains("App/20000/a.swift"))
        }
        #expect(time < Self.limit)
    }

    /// The views around each view, and the view of each modifier, are found.
    @Test(arguments: [
        "Text(\"a\")"
            + String(repeating: ".overlay { Text(\"b\") }.accessibilityElement(children: .combine)", count: many),
        "VStack {" + String(repeating: "Image(\"a\").accessibilityLabel(\"b\")\n", count: many) + "}"
            + String(repeating: ".accessibilityElement(children: .combine)", count: many),
        "Button(action: a) { VStack {" + String(repeating: "Text(\"a\")\n", count: many) + "} }"
            + (0..<many).map { ".disabled(x\($0))" }.joined(),
        "Text(\"a\")" + String(repeating: ".padding()", count: many) + ".swipeActions {"
            + String(repeating: "Button(\"a\") {}\n", count: many) + "}",
    ])
    func viewsWithThousandsOfModifiersAreReadOnce(_ view: String) throws {
        let code = "import SwiftUI\nstruct A: View { var body: some View {\n\(view)\n} }\n"
        try run(["preview", "--all"], ["App/A.swift": code])
        try run(["extract"], ["App/A.swift": code])
    }

    @Test func partsOfViewsInAChainAreReadOnce() throws {
        let parts = (0..<Self.many).map { "var m\($0): some View { HStack { m\($0 + 1); Text(\"a\") } }\n" }
        let code = "import SwiftUI\nstruct A: View {\nvar body: some View { m0.padding() }\n\(parts.joined())}\n"
        try run(["preview", "--all"], ["App/A.swift": code])
    }

    @Test func loopsOverViewsDoNotMultiply() throws {
        let labels = (0..<Self.many).map { "labels[\($0)].accessibilityTraits = .button\n" }.joined()
        let loops = String(repeating: "for label in labels { label.text = \"x\" }\n", count: Self.many)
        try run(["preview", "--all"], ["App/A.swift": "import UIKit\nclass A { func f() {\n\(labels)\(loops)} }\n"])
        let traits = "let all: [UIAccessibilityTraits] = [\(String(repeating: ".button,", count: 64))]\n"
        let steps = (0..<Self.many).map { "for (i, x) in all.enumerated() { v\($0)[i].accessibilityTraits = x }\n" }
        let code = "import UIKit\nclass A { func f() {\n\(traits)\(steps.joined())} }\n"
        #expect(try run(["preview", "--all"], ["App/A.swift": code]).output.utf8.count < 1_000_000)
    }

    @Test(arguments: [("roles", "hint"), ("suppressions", "{all: why}"), ("per-path", "{all: off}")])
    func keysAndPathsAreLookedUpAmongThousandsOfPatterns(_ member: String, _ value: String) throws {
        let patterns = (0..<2_000).map { "  \"key\($0).*\": \(value)\n" }
        let strings = (0..<1_000).map { "\"key\($0 * 2).x\" = \"Play \\q\";\n" }.joined()
        let configuration = "\(member):\n" + patterns.joined()
        try run(["check"], tables(strings, strings).merging([".axstrings.yml": configuration]) { $1 })
    }

    @Test func suppressionsInARowAreAllAboutTheCodeBehindThem() throws {
        let comments = (0..<20_000).map { "// axstrings:disable label-too-long reason \($0)\n" }.joined()
        let file = SourceFile(path: "a.swift", text: comments + "let a = 1\n")
        let time = try ProcessorTime.measure {
            let suppressions = try #require(SourceSuppressions(file)).suppressions([])
            #expect(suppressions.count == 20_000)
            let spans = suppressions.map { if case .part(_, let span, _) = $0.strings { span } else { Span(at: 0) } }
            #expect(Set(spans.map(file.string)) == ["let a = 1"])
        }
        #expect(time < Self.limit)
    }

    @Test func tablesOfOneNameAreFoundByTheirFolders() {
        let tables = (0..<10_000).map { number in
            DeliverySource.Table(name: "Localizable", paths: ["P/\(number)/Kit/a.strings"], folder: "P/\(number)/Kit")
        }
        let time = ProcessorTime.measure {
            let named = NamedTables(tables, from: "/home")
            for table in tables {
                let folder = PathName.components(of: table.folder.replacing("P/", with: "D/"))
                let match = named.match("Localizable", in: folder)
                #expect(match.count == 1 && match.examples == [table])
            }
            #expect(named.match("Localizable", in: ["Kit"]).count == 10_000)
            #expect(named.match("Other", in: []).count == 0)
        }
        #expect(time < Self.limit)
    }
}
