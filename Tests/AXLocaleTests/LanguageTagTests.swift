import AXLocale
import AXTestSupport
import Testing

@Test(arguments: [
    "de", "DE", "en-US", "zh-Hant-TW", "zh-yue", "zh-cmn-Hans-CN", "sr-Latn-RS", "es-419", "de-CH-1901",
    "sl-rozaj-biske",
    "de-CH-x-phonebk", "x-whatever", "en-u-ca-buddhist", "en-a-myext-b-another", "qaa-Qaaa-QM-x-southern", "abcdefgh",
    "i-klingon", "I-KLINGON", "en-GB-oed", "zh-min-nan", "art-lojban", "de-1996", "zh-Hant-u-nu-hanidec-x-a-b", "en-XA",
])
func wellFormedTagsAreRead(text: String) {
    #expect(LanguageTag(text)?.text == text)
}

@Test(arguments: [
    "", "-", "en-", "-en", "en--US", "en_US", "a", "a-DE", "e1", "de-419-DE", "en-Latn-Latn", "english-language-tag",
    "abcdefghi", "en-x", "x", "x-", "en-u", "en-u-x-a", "en-a-b-c", "i-unknown", "en-US-", "dé", "en US", "en\0", "日本",
    "zh-Hantt-tooolongsubtag", "en-é", "ｅｎ", "en-1", "en-12", "en-1234567890", "123",
])
func textsThatAreNoTagsAreRefused(text: String) {
    #expect(LanguageTag(text) == nil)
}

@Test func theSubtagsOfATagAreNamed() throws {
    let tag = try #require(LanguageTag("ZH-cmn-hant-tw-ABCDE-1996-U-CA-Buddhist-x-Mine-A"))
    #expect(tag.language == "zh")
    #expect(tag.extendedLanguages == ["cmn"])
    #expect(tag.script == "Hant")
    #expect(tag.region == "TW")
    #expect(tag.variants == ["abcde", "1996"])
    #expect(tag.extensions == ["u-ca-buddhist"])
    #expect(tag.privateUse == "x-mine-a")
    #expect(!tag.isGrandfathered)
}

@Test func tagsThatDifferInCaseAreEqual() {
    #expect(LanguageTag("zh-hant-tw") == LanguageTag("ZH-Hant-TW"))
    #expect(LanguageTag("zh-hant-tw")?.hashValue == LanguageTag("ZH-Hant-TW")?.hashValue)
    #expect(LanguageTag("zh-Hant") != LanguageTag("zh-Hans"))
}

@Test(arguments: [
    ("DE-ch", "de-CH"), ("zh-hant-tw", "zh-Hant-TW"), ("iw", "he"), ("in-ID", "id-ID"), ("ji", "yi"), ("mo", "ro"),
    ("de-DD", "de-DE"), ("my-BU", "my-MM"), ("no-bok", "nb"), ("i-klingon", "tlh"), ("en-gb-oed", "en-GB-oxendict"),
    ("i-default", "i-default"), ("zh-yue", "yue"), ("zh-CHS", "zh-chs"), ("sl-ROZAJ-biske", "sl-rozaj-biske"),
    ("en-u-ca-buddhist-a-foo", "en-a-foo-u-ca-buddhist"), ("x-PIRATE", "x-pirate"), ("en-UK", "en-UK"),
    ("en-X-Foo", "en-x-foo"), ("sr-YU", "sr-YU"), ("xx-latn", "xx-Latn"),
])
func aTagHasACanonicalForm(text: String, canonical: String) {
    #expect(LanguageTag(text)?.canonical.text == canonical)
}

@Test(arguments: [
    "ar", "he", "iw", "fa", "ur-PK", "yi", "ckb", "ps", "dv", "az-IR", "pa-PK", "uz-AF", "ff-Adlm", "ar-XB",
])
func theseLocalesRunFromRightToLeft(text: String) {
    #expect(LanguageTag(text)?.isRightToLeft == true)
}

@Test(arguments: ["en", "ru", "ja", "ku", "az", "pa", "ar-Latn", "en-XB", "xx", "und", "x-arab", "i-default"])
func theseLocalesDoNotRunFromRightToLeft(text: String) {
    #expect(LanguageTag(text)?.isRightToLeft == false)
}

@Test(arguments: [
    ("en", "Latn"), ("zh-TW", "Hant"), ("zh", "Hans"), ("sr", "Cyrl"), ("sr-ME", "Latn"), ("sr-Latn", "Latn"),
    ("ja", "Jpan"),
    ("pa-PK", "Arab"), ("iw", "Hebr"), ("und", "Zzzz"), ("x-pirate", "Zzzz"), ("xx", "Zzzz"),
])
func aLocaleHasALikelyScript(text: String, script: String) {
    #expect(LanguageTag(text)?.likelyScript == script)
}

@Test(
    arguments: [
        ("en", []), ("de-AT", ["de"]), ("es-MX", ["es-419", "es"]), ("en-GB", ["en-001", "en"]),
        ("pt-AO", ["pt-PT", "pt"]),
        ("zh-TW", ["zh-Hant-TW", "zh-Hant"]), ("zh-Hant", []), ("zh-Hans-CN", ["zh-Hans", "zh"]),
        ("sr-ME", ["sr-Latn-ME", "sr-Latn"]), ("iw-IL", ["he"]), ("nb", ["no"]),
        ("en-GB-u-ca-roc-x-a", ["en-GB", "en-001", "en"]),
        ("de-CH-1901", ["de-CH", "de"]), ("i-default", []), ("x-pirate", []),
    ] as [(String, [String])])
func aLocaleTakesDataFromItsParents(text: String, parents: [String]) {
    #expect(LanguageTag(text)?.parents == parents)
}

@Test func longTagsAreAnsweredAsTheirBeginnings() throws {
    let text = "ar-EG-x" + String(repeating: "-abcdefgh", count: 50)
    let tag = try #require(LanguageTag(text))
    #expect(tag.isRightToLeft)
    #expect(PluralRules(tag).categories.count == 6)
    #expect(LanguageTag(text + String(repeating: "-abcdefgh", count: 50)) == nil)
}

@Test func bytesThatAreNoTagsNeverCrash() {
    var generator = SeededGenerator(seed: 7)
    let pieces = [
        "en", "zh", "Hant", "US", "419", "x", "u", "i", "-", "-", "-", "_", "1996", "rozaj", "é", "\0", "klingon",
    ]
    for round in 0..<4_000 {
        let count = Int.random(in: 0..<9, using: &generator)
        let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let joined = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
        guard let tag = LanguageTag(round.isMultiple(of: 2) ? joined : String(decoding: bytes, as: UTF8.self)) else {
            continue
        }
        #expect(tag.canonical.canonical == tag.canonical, "\(tag)")
        #expect(tag.parents.count < 16 && !tag.likelyScript.isEmpty, "\(tag)")
        #expect(PluralRules(tag).categories.contains(.other), "\(tag)")
    }
}

@Test(arguments: [
    ("af-ZA", "af"), ("kk-Cyrl", "kk"), ("zh-TW", "zh-Hant"), ("bn-IN", "bn-IN"), ("pa-PK", "pa-Arab"), ("de", "de"),
    ("sr-Latn", "sr-Latn"), ("nb-NO", "nb"), ("be-tarask", "be-tarask"), ("de-DE-u-co-phonebk", "de-DE-u-co-phonebk"),
    ("x-pirate", "x-pirate"), ("i-default", "i-default"),
])
func theShortestTagMeansTheSame(text: String, shortest: String) {
    #expect(LanguageTag(text)?.shortest.text == shortest)
}
