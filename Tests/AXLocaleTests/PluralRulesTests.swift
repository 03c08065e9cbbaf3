import AXLocale
import Testing

private func rules(_ tag: String, _ type: PluralType = .cardinal) throws -> PluralRules {
    PluralRules(try #require(LanguageTag(tag)), type)
}

private let numbers = ["0", "1", "2", "3", "4", "5", "11", "21", "1.5"]

/// The categories of the star rating, which haven't changed since CLDR 38.
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

/// The languages that CLDR 42 has plural rules for.
private let languages = """
    af ak am an ar ars as asa ast az bal be bem bez bg bho bm bn bo br brx bs ca ce ceb cgg chr ckb cs cy da de doi dsb dv dz
    ee el en eo es et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu guw gv ha haw he hi hnj hr hsb hu hy ia id ig ii io is it
    iu ja jbo jgo jmc jv ka kab kaj kcg kde kea kk kkj kl km kn ko ks ksb ksh ku kw ky lag lb lg lij lkt ln lo lt lv mas mg
    mgo mk ml mn mr ms mt my nah naq nb nd ne nl nn nnh no nqo nr nso ny nyn om or os osa pa pap pcm pl prg ps pt pt-PT rm ro
    rof ru rwk sah saq sat sc scn sd sdh se seh ses sg shi si sk sl sma smi smj smn sms sn so sq sr ss ssy st su sv sw syr ta
    te teo th ti tig tk tn to tpi tr ts tzm ug uk ur uz ve vec vi vo vun wa wae wo xh xog yi yo yue zh zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

/// CLDR lists samples next to its rules. ICU's categories must match them.
@Test(arguments: languages)
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

/// Categories of whole numbers that haven't changed since CLDR 38, by the languages that share them.
private let wholeNumbers: [(tags: String, categories: String)] = [
    ("en de nl sv it fi et", "one: 1; other: 0 2 3 5 11 21 100"),
    ("ja zh ko vi th id ms lo my", "other: 0 1 2 3 5 11 21 100"),
    ("hi fa am gu kn zu bn", "one: 0 1; other: 2 3 5 11 21 100"),
    ("ru uk", "one: 1 21 31 101; few: 2 3 4 22 24; many: 0 5 11 12 14 20 111"),
    ("hr sr bs", "one: 1 21 31 101; few: 2 3 4 22 24; other: 0 5 11 12 14 20 111"),
    ("pl", "one: 1; few: 2 3 4 22 24; many: 0 5 11 12 14 21 31 101"),
    ("cs sk", "one: 1; few: 2 3 4; other: 0 5 11 21 22 101"),
    ("lt", "one: 1 21 31 101; few: 2 9 22 29; other: 0 10 11 19 20 30 111"),
    ("lv prg", "zero: 0 10 11 19 20 30 111; one: 1 21 31 101; other: 2 9 22 29"),
    ("sl", "one: 1 101 201; two: 2 102; few: 3 4 103; other: 0 5 11 21 100"),
    ("ro", "one: 1; few: 0 2 16 101 119; other: 20 21 100 120"),
    ("ar", "zero: 0; one: 1; two: 2; few: 3 10 103; many: 11 26 99 111; other: 100 102 200"),
    ("cy", "zero: 0; one: 1; two: 2; few: 3; many: 6; other: 4 5 7 21"),
    ("ga", "one: 1; two: 2; few: 3 6; many: 7 10; other: 0 11 21"),
    ("br", "one: 1 21 81; two: 2 22; few: 3 4 9 23; other: 0 5 11 12 13 71 91"),
    ("is mk", "one: 1 21 101; other: 0 2 5 11 12"),
    ("fil ceb", "one: 0 1 2 3 5 7 8; other: 4 6 9 14"),
    ("shi", "one: 0 1; few: 2 10; other: 11 21"),
]

@Test(arguments: wholeNumbers)
func wholeNumbersHaveTheCategoryOfTheirLanguage(tags: String, categories: String) throws {
    for tag in tags.split(separator: " ").map(String.init) {
        let rules = try rules(tag)
        for part in categories.split(separator: ";") {
            let words = part.split { " :".contains($0) }.map(String.init)
            for number in words.dropFirst() {
                #expect(rules.category(of: number)?.rawValue == words[0], "\(tag) \(number)")
            }
        }
    }
}

@Test(
    arguments: [
        ("en", PluralCategory.one, [1]), ("fr", .one, [0, 1]), ("ru", .other, []), ("lv", .zero, [0, 10, 11]),
        ("de", .few, []),
    ] as [(String, PluralCategory, [Int])])
func aCategoryHasItsWholeNumbers(tag: String, category: PluralCategory, integers: [Int]) throws {
    #expect(try rules(tag).integers(of: category).prefix(3) == integers[...])
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
