import AXFormats
import AXLocale
import AXLocaleData
import AXModel
import AXRules
import AXSource
import Testing

/// The number of a substitution's argument, at the limits of valid numbers.
@Suite struct ArgumentNumberTests {
    private static let numbers = [
        "0", "-0", "-1", "128", "9223372036854775807", "9223372036854775806", "-9223372036854775808",
        "9223372036854775808",
        "18446744073709551616", "1e308", "1.5", "1" + String(repeating: "0", count: 400),
    ]

    private static let forms = [
        "%arg songs", "%lld songs", "%lld of %lld songs", "%*d %#@n@ %lld", "%1$lld and %127$lld",
    ]

    private static func parse(_ number: String, _ form: String) -> Parsed<any StringsFile> {
        let localization = """
            {"stringUnit": {"state": "translated", "value": "%#@n@ by %@"}, "substitutions": {"n": {"argNum": \(number), \
            "formatSpecifier": "lld", "variations": {"plural": {"one": \(unit(form)), "other": \(unit(form))}}}}}
            """
        let text = """
            {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": \(localization), "de": \(localization)}}}}
            """
        return StringCatalogFormat().parse(SourceFile(path: "Test.xcstrings", text: text))
    }

    private static func unit(_ value: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }

    @Test(arguments: numbers, forms)
    func aNumberOfNoArgumentIsAFindingAndCountsAsNone(_ number: String, _ form: String) throws {
        let parsed = Self.parse(number, form)
        let found = parsed.diagnostics.filter {
            $0.message.hasSuffix("isn't a valid argument number; use a number from 1 to 127")
        }
        #expect(found.map(\.id) == ["value-type", "value-type"])
        let catalogs = parsed.value.catalogs(locale: "en", table: "T")
        let unit = try #require(catalogs.first?.units.first)
        #expect(unit.substitutions["n"]?.argument == nil)
        _ = Checker(styles: .embedded, profile: .consistent).check(
            source: catalogs[0], translations: Array(catalogs.dropFirst()))
        for arguments: [FormatArgument] in [[], [.integer(.max), .integer(.min)], [.decimal(number), .text("a")]] {
            _ = try? Evaluator(locale: "en", width: .min).evaluate(unit, arguments)
        }
        for writer in Formats.writers {
            #expect(!writer.write(CatalogSet(sourceLanguage: "en", table: "T", catalogs: catalogs)).files.isEmpty)
        }
    }

    @Test(arguments: ["1", "2", "127"])
    func numbersOfArgumentsAreNone(_ number: String) throws {
        let parsed = Self.parse(number, "%arg songs")
        #expect(parsed.diagnostics.isEmpty)
        let unit = try #require(parsed.value.catalogs(locale: "en", table: "T").first?.units.first)
        #expect(unit.substitutions["n"]?.argument == Int(number))
    }

    /// Positions, widths and precisions in the strings themselves.
    @Test(arguments: numbers, ["%N$@", "%Nd", "%.Nf", "%*N$d", "%.*N$d", "%1$*N$d", "%N$#@n@", "%#@n@ %N$lld"])
    func numbersInATextAreRead(_ number: String, _ specifier: String) {
        let text = specifier.replacing("N", with: number)
        let located = LocatedText(text, span: Span(0, text.utf8.count))
        var unit = Unit(key: "k", text: .plain(located), span: Span(at: 0), keySpan: Span(at: 0))
        unit.substitutions["n"] = Substitution(
            argument: Int(number), specifier: "lld", text: .plural([.other: .plain(located)]))
        let catalog = Catalog(path: "en", locale: "en", table: "T", units: [unit])
        let german = Catalog(path: "de", locale: "de", table: "T", units: [unit])
        _ = Checker(styles: .embedded, profile: .consistent).check(source: catalog, translations: [german])
        for arguments: [FormatArgument] in [
            [], [.integer(.max), .integer(.min)], [.integer(.min), .decimal("1e308")],
        ] {
            _ = try? Evaluator(locale: "ru", width: .max).evaluate(unit, arguments)
        }
        for writer in Formats.writers {
            #expect(
                !writer.write(CatalogSet(sourceLanguage: "en", table: "T", catalogs: [catalog, german])).files.isEmpty)
        }
    }
}
