import AXLocale
import Testing

private func rules(_ tag: String, _ type: PluralType = .cardinal) throws -> PluralRules {
    PluralRules(try #require(LanguageTag(tag)), type)
}

private let numbers = ["0", "1", "2", "3", "4", "5", "11", "21", "1.5"]

/// What is the same since CLDR 38.
private let starRating: [(tag: String, categories: String)] = [
    ("ru", "many one few few few many many one other"),
    ("ar", "zero one two few few few many many other"),
    ("pl", "many one few few few many many many other"),
    ("ja", "other other other other other other other other other"),
    ("lt", "other one few few few few other one many"),
    ("cy", "zero one two few other other other other other"),
    ("sl", "other one two few few other other other few"),
    ("fr", "one one other other other other other other one"),
    ("he", "other one two other other other other other other"),
    ("pt-BR", "one one other other other other other other one"),
]

@Test(arguments: starRating)
func theStarsOfARatingHaveTheirCategories(tag: String, categories: String) throws {
    let rules = try rules(tag)
    #expect(
        numbers.compactMap { rules.category(of: $0)?.rawValue } == categories.split(separator: " ").map(String.init))
}

@Test(arguments: [
    ("en", "1 21 101", PluralCategory.one), ("en", "2 22 102", .two), ("en", "3 23", .few),
    ("en", "4 11 12 13 111", .other),
    ("fr", "1", .one), ("fr", "2 21", .other), ("sv", "1 2 21 22", .one), ("sv", "3 11 12", .other),
    ("it", "8 11 80 800", .many), ("it", "1 2", .other),
])
func ranksHaveTheirCategories(tag: String, numbers: String, category: PluralCategory) throws {
    let rules = try rules(tag, .ordinal)
    for number in numbers.split(separator: " ") {
        #expect(rules.category(of: String(number)) == category, "\(number)")
    }
}

@Test(arguments: [
    ("en", "1", PluralCategory.one), ("en", "1.0", .other), ("en", "-1", .one), ("en", "01", .one),
    ("en", "00000000000000000000001", .one), ("ru", "000", .many),
    ("en", "1.00", .other),
    ("da", "1.5", .one), ("ru", "1.0", .other), ("cs", "1.0", .many), ("fr", "1.0", .one), ("fr", "1000000", .many),
    ("fr", "1c6", .many), ("fr", "2e6", .many), ("fr", "1c3", .other), ("en_GB", "1", .one), ("ar-EG", "11", .many),
    ("zh-CHS", "1", .other), ("iw", "2", .two), ("xx", "1", .other),
    ("ru", "1234567890123456789012345678901", .one),
])
func aNumberHasTheCategoryOfItsDigits(tag: String, number: String, category: PluralCategory) throws {
    let rules = try rules(String(tag.map { $0 == "_" ? "-" : $0 }))
    #expect(rules.category(of: number) == category)
}

@Test(arguments: [
    "", "-", ".", "1.", ".5", "1,5", "1 000", "a", "1c", "c6", "1c6c6", "1.2.3", "--1", "+1", "١", "1\0", "NaN", "1c99",
])
func whatIsNoDecimalNumberHasNoCategory(text: String) throws {
    #expect(try rules("en").category(of: text) == nil)
}

@Test(arguments: [
    ("en", "one other"), ("ja", "other"), ("ru", "one few many other"), ("ar", "zero one two few many other"),
    ("cy", "zero one two few many other"), ("lv", "zero one other"), ("xx", "other"), ("x-private", "other"),
])
func theCategoriesOfALocaleStandInOrder(tag: String, categories: String) throws {
    #expect(try rules(tag).categories.map(\.rawValue).joined(separator: " ") == categories)
}

@Test func aLocaleWithoutRulesIsNotKnown() throws {
    #expect(try rules("ja").isKnown)
    #expect(try rules("pt-PT").isKnown)
    #expect(try rules("de-AT").isKnown)
    #expect(try !rules("xx").isKnown)
    #expect(try !rules("x-private").isKnown)
}

@Test(
    arguments: [
        ("ru", PluralCategory.few, ["2", "3", "4", "22"]), ("ru", .one, ["1", "21", "31", "41"]),
        ("ru", .other, ["0.0", "1.5", "10.0", "100.0"]), ("en", .one, ["1"]),
        ("ar", .zero, ["0", "0.0", "0.00", "0.000"]),
        ("en", .few, []), ("xx", .other, ["0", "1", "2", "3"]),
    ] as [(String, PluralCategory, [String])])
func aCategoryHasSampleNumbers(tag: String, category: PluralCategory, samples: [String]) throws {
    #expect(try rules(tag).samples(of: category, limit: 4) == samples)
}

@Test(arguments: [
    "ru", "ar", "pl", "ja", "lt", "cy", "sl", "fr", "he", "en", "de", "es", "pt", "pt-PT", "mt", "ga", "br", "shi",
])
func everySampleHasItsCategory(tag: String) throws {
    for type in [PluralType.cardinal, .ordinal] {
        let rules = try rules(tag, type)
        for category in rules.categories {
            let samples = rules.samples(of: category, limit: 60)
            #expect(!samples.isEmpty)
            for sample in samples where !sample.contains("c") {
                #expect(rules.category(of: sample) == category, "\(sample)")
            }
        }
    }
}

@Test(arguments: [
    ("ru", PluralCategory.many, PluralReach.integer), ("ru", .other, .fraction), ("cs", .many, .fraction),
    ("fr", .many, .million),
    ("br", .many, .million), ("ar", .zero, .integer), ("en", .few, .none),
])
func aCategoryIsReachedBySomeNumbers(tag: String, category: PluralCategory, reach: PluralReach) throws {
    let rules = try rules(tag)
    #expect(rules.reach(of: category) == reach)
    #expect(rules.isReachable(category) == (reach == .integer))
}

@Test func rulesAreSharedBetweenTasks() async throws {
    let rules = try rules("ru")
    let categories = await withTaskGroup(of: PluralCategory?.self) { group in
        for number in 0..<200 { group.addTask { rules.category(of: "\(number % 2 + 1)") } }
        return await group.reduce(into: Set<PluralCategory?>()) { $0.insert($1) }
    }
    #expect(categories == [.one, .few])
}
