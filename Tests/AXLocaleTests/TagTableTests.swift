import AXLocale
import Testing

/// A line of `Tests/Fixtures/LanguageTags/tags.txt`.
struct TagCase: Sendable, CustomTestStringConvertible {
    let text: String
    let isWellFormed: Bool
    let isValid: Bool
    let canonical: String
    let reasons: String

    var testDescription: String { text }

    static let all: [TagCase] = (try? FixtureTable.rows(of: "LanguageTags/tags.txt"))?.map(TagCase.init) ?? []

    init(_ fields: [String]) {
        text = fields[0]
        isWellFormed = fields[1] != "!"
        isValid = fields[1] == "+"
        canonical = fields.count > 2 && !fields[2].isEmpty ? fields[2] : fields[0]
        reasons = fields.count > 3 ? fields[3] : ""
    }
}

@Suite struct TagTableTests {
    @Test func theTableHasTwoHundredTags() {
        #expect(TagCase.all.count >= 200)
        #expect(Set(TagCase.all.map(\.text)).count == TagCase.all.count)
    }

    @Test(arguments: TagCase.all)
    func aTagIsJudgedAsTheTableSays(tag: TagCase) {
        let judgement = LanguageTagValidation(tag.text)
        #expect(judgement.isWellFormed == tag.isWellFormed)
        #expect(judgement.isValid == tag.isValid, "\(judgement.faults)")
        #expect(judgement.canonical?.text == (tag.isWellFormed ? tag.canonical : nil))
        let reasons = judgement.faults.map(\.description) + judgement.changes.map(\.description)
        #expect(reasons.joined(separator: "; ") == tag.reasons)
    }

    @Test(arguments: TagCase.all.filter(\.isWellFormed))
    func theCanonicalFormIsItsOwn(tag: TagCase) throws {
        let canonical = try #require(LanguageTag(tag.text)?.canonical)
        #expect(canonical.canonical.text == canonical.text)
        #expect(LanguageTagValidation(canonical.text).changes.allSatisfy { !$0.isMade || $0.reason == .grandfathered })
    }

    @Test(arguments: [
        ("English", "en"), ("Simplified Chinese", "zh-Hans"), ("de_DE", "de-DE"), ("zh_hant_tw", "zh-Hant-TW"),
        ("iw_IL", "he-IL"), ("en-UK", "en-GB"), ("en_UK", "en-GB"), ("cz", "cs"), ("cz-CZ", "cs-CZ"), ("jp", "ja"),
        ("zh-CHS", "zh-Hans"), ("zh-CHT", "zh-Hant"), ("eng-US", "en-US"), ("deu", "de"), ("cn", "zh-Hans"),
        ("el-polytoni", "el-polyton"), ("sr@latin", "sr-Latn"), ("xh_ZA", "xh-ZA"),
    ])
    func theTagThatWasMeantIsFound(text: String, meant: String) {
        #expect(LanguageTagValidation(text).meant?.text == meant)
    }

    @Test(arguments: ["en", "he", "xx", "", "zz-DE", "en-XX-YY", "Base", "en--US", "x_y", "X_de", "x"])
    func nobodyKnowsWhatElseWasMeant(text: String) {
        #expect(LanguageTagValidation(text).meant == nil)
    }
}
