import AXLocale
import AXModel
import Testing

/// The categories of CLDR's sample numbers, with and without a `zero` form.
@Suite struct EvaluatorPluralTests {
    /// A language with its numbers by category, as in CLDR's charts.
    struct Language: Sendable, CustomTestStringConvertible {
        let tag: String
        let numbers: [PluralCategory: [String]]

        var testDescription: String { tag }
    }

    static let languages = [
        Language(tag: "en", numbers: [.one: ["1", "1.0"], .other: ["0", "2", "11", "21", "100", "1.5", "0.5"]]),
        Language(
            tag: "fr",
            numbers: [.one: ["0", "1", "1.5", "0.5"], .other: ["2", "17", "100", "2.5"]]),
        Language(
            tag: "ru",
            numbers: [
                .one: ["1", "21", "31", "101"], .few: ["2", "4", "22", "24", "102"],
                .many: ["0", "5", "11", "12", "14", "19", "100", "111"], .other: ["1.5", "0.5", "10.1"],
            ]),
        Language(
            tag: "pl",
            numbers: [
                .one: ["1"], .few: ["2", "4", "22", "24", "102"], .many: ["0", "5", "12", "14", "21", "100"],
                .other: ["1.5", "0.5"],
            ]),
        Language(
            tag: "ar",
            numbers: [
                .zero: ["0"], .one: ["1"], .two: ["2"], .few: ["3", "10", "103", "110"],
                .many: ["11", "26", "99", "111"], .other: ["100", "101", "102", "200", "1.5"],
            ]),
        Language(
            tag: "cy",
            numbers: [
                .zero: ["0"], .one: ["1"], .two: ["2"], .few: ["3"], .many: ["6"],
                .other: ["4", "5", "7", "20", "100"],
            ]),
        Language(
            tag: "lv",
            numbers: [
                .zero: ["0", "10", "11", "20", "30", "100"], .one: ["1", "21", "31", "101", "0.1"],
                .other: ["2", "9", "22", "29", "1.5"],
            ]),
        Language(tag: "ja", numbers: [.other: ["0", "1", "2", "15", "100", "1.5"]]),
        Language(tag: "he", numbers: [.one: ["1"], .two: ["2"], .other: ["0", "3", "17"]]),
    ]

    private static let allForms = Dictionary(uniqueKeysWithValues: PluralCategory.allCases.map { ($0, $0.rawValue) })

    private func category(
        of number: String, in tag: String, _ forms: [PluralCategory: String]
    ) throws -> PluralCategory? {
        let isWhole = !number.contains(".")
        let unit = Unit("%#@n@", ["n": Substitution(type: isWhole ? "ld" : "f", forms)])
        let evaluation = try Evaluator(locale: tag).evaluate(unit, [FormatArgument(parsing: number)])
        #expect(evaluation.text == evaluation.categories["n"]?.rawValue)
        return evaluation.categories["n"]
    }

    @Test(arguments: languages)
    func aNumberTakesTheFormOfItsCategory(_ language: Language) throws {
        for (expected, numbers) in language.numbers {
            for number in numbers {
                let isZero = Double(number) == 0
                #expect(
                    try category(of: number, in: language.tag, Self.allForms) == (isZero ? .zero : expected),
                    "\(language.tag) \(number)")
                #expect(
                    try category(of: "-" + number, in: language.tag, Self.allForms) == (isZero ? .zero : expected),
                    "\(language.tag) -\(number)")
            }
        }
    }

    @Test(arguments: languages)
    func withoutAFormForZeroTheLanguageDecides(_ language: Language) throws {
        let forms = Self.allForms.filter { $0.key != .zero }
        for (expected, numbers) in language.numbers {
            for number in numbers {
                #expect(
                    try category(of: number, in: language.tag, forms) == (expected == .zero ? .other : expected),
                    "\(language.tag) \(number)")
            }
        }
    }

    @Test(arguments: languages)
    func otherStandsInForEveryMissingForm(_ language: Language) throws {
        for number in language.numbers.values.joined() {
            #expect(try category(of: number, in: language.tag, [.other: "other"]) == .other, "\(number)")
        }
    }

    /// CLDR 38 added the category `many` for millions in French. Older versions of ICU don't have it.
    @Test func millionsHaveACategoryOfTheirOwnInFrench() throws {
        let knowsMany = LanguageTag("fr").map { PluralRules($0).categories.contains(.many) } ?? false
        #expect(try category(of: "1000000", in: "fr", Self.allForms) == (knowsMany ? .many : .other))
        #expect(try category(of: "1000000", in: "fr", [.one: "one", .other: "other"]) == .other)
    }

    @Test func theLanguageOfTheTableMayBeSpelledAsAFolder() throws {
        #expect(try category(of: "1", in: "pt_BR", Self.allForms) == .one)
        #expect(try category(of: "1", in: "Base!", Self.allForms) == .other)
    }

    @Test func integersAreCutToTheSizeThatIsRead() throws {
        let unit = { (specifier: String) in
            Unit("%#@n@", ["n": Substitution(type: specifier, [.one: "one", .other: "%\(specifier)"])])
        }
        let evaluator = Evaluator(locale: "en")
        #expect(try evaluator.evaluate(unit("d"), [.integer((1 << 32) + 1)]).text == "one")
        #expect(try evaluator.evaluate(unit("ld"), [.integer((1 << 32) + 1)]).text == "4294967297")
        #expect(try evaluator.evaluate(unit("u"), [.integer(-2)]).text == "4294967294")
        #expect(try evaluator.evaluate(unit("hhd"), [.integer(257)]).text == "one")
    }
}
