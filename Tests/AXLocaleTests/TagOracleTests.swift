import AXLocale
import Testing

/// The table's tags, read and written by ICU, except where ICU deviates from RFC 5646.
@Suite(.enabled(if: AppleICU.canReadTags, "Apple's ICU is not here"))
struct TagOracleTests {
    /// The reason why a tag isn't compared with ICU's result; nil if it is.
    private static func exemption(of tag: TagCase) -> String? {
        let text = tag.text.lowercased()
        if tag.isWellFormed, !tag.isValid {
            return "ICU takes three letters behind a language for the language, and drops what stands twice"
        }
        if text.hasPrefix("und") || text.hasPrefix("x-") {
            return "ICU leaves the language of private use out, or writes it"
        }
        if LanguageTag(text)?.isGrandfathered ?? false, tag.canonical == tag.text {
            return "ICU makes private use of tags without a successor"
        }
        if text.hasPrefix("sl-rozaj") { return "ICU sorts variants, as UTS 35 has it" }
        return byTag[text]
    }

    private static let byTag = [
        "hy-arevela": "newer CLDR takes it for hy; the registry names no successor",
        "zh-yue-cmn-wuu-hak": "ICU takes a script's place for a fourth extended language",
        "ja-latn-hepburn-heploc": "ICU sorts variants, and knows only few aliases of them",
    ]

    @Test(arguments: TagCase.all.filter { $0.isWellFormed && exemption(of: $0) == nil })
    func icuWritesTheSameTag(tag: TagCase) throws {
        let icu = try #require(AppleICU.rewritten(tag.text))
        #expect(icu.length == tag.text.utf8.count)
        #expect(LanguageTag(icu.tag)?.canonical.text == tag.canonical, "ICU writes \(icu.tag)")
    }

    @Test func mostTagsAreCompared() {
        let compared = TagCase.all.filter { $0.isWellFormed && Self.exemption(of: $0) == nil }
        #expect(compared.count > 110, "\(compared.count)")
    }

    /// ICU reads a tag as far as it can, and never fails.
    @Test(arguments: TagCase.all.filter { !$0.isWellFormed && exemption(of: $0) == nil })
    func icuReadsOnlyAPartOfWhatIsNoTag(tag: TagCase) throws {
        let icu = try #require(AppleICU.rewritten(tag.text))
        #expect(icu.length < tag.text.utf8.count, "ICU reads \(tag.text)")
    }
}
