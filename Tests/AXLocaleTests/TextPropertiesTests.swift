import AXLocale
import Testing

@Test(arguments: [
    ("en", true), ("ru", true), ("el", true), ("hy", true), ("ff-Adlm", true), ("ka", false), ("ar", false),
    ("ja", false),
    ("zh-Hant", false), ("th", false), ("hi", false), ("he", false), ("ko", false), ("xx", false), ("sr-Latn", true),
])
func aScriptIsCasedOrNot(text: String, isCased: Bool) throws {
    #expect(TextProperties.isCased(try #require(LanguageTag(text))) == isCased)
}

@Test(arguments: [
    ("en", true), ("ko", true), ("ar", true), ("xx", true), ("ja", false), ("zh", false), ("zh-TW", false),
    ("th", false),
    ("km", false), ("my", false), ("lo", false),
])
func wordsAreSpacedOrNot(text: String, spacesWords: Bool) throws {
    #expect(TextProperties.spacesWords(try #require(LanguageTag(text))) == spacesWords)
}

@Test(arguments: [
    (".", true), ("!", true), ("?", true), ("。", true), ("؟", true), ("।", true), ("۔", true), ("։", true),
    ("…", false),
    (",", false), (":", false), ("a", false), (")", false),
])
func aMarkEndsASentenceOrNot(mark: String, ends: Bool) throws {
    #expect(TextProperties.isSentenceTerminator(try #require(mark.unicodeScalars.first)) == ends)
}

@Test(arguments: [
    ("en", SubtagRegistry.Kind.language, SubtagRegistry.Status.regular), ("EN", .language, .regular),
    ("aaf", .language, .regular),
    ("iw", .language, .deprecated), ("und", .language, .unknown), ("us", .region, .regular),
    ("419", .region, .macroregion),
    ("SU", .region, .deprecated), ("XA", .region, .special), ("hant", .script, .regular), ("1901", .variant, .regular),
    ("qfz", .language, .privateUse),
])
func aSubtagIsRegistered(subtag: String, kind: SubtagRegistry.Kind, status: SubtagRegistry.Status) {
    #expect(SubtagRegistry.status(of: subtag, kind) == status)
}

@Test(arguments: [
    ("xx", SubtagRegistry.Kind.language), ("chs", .language), ("UK", .region), ("ploc", .script), ("abcde", .variant),
    ("", .region),
    ("en\0", .language), ("a~b", .language), ("日本", .region),
])
func aSubtagThatIsNotRegisteredHasNoStatus(subtag: String, kind: SubtagRegistry.Kind) {
    #expect(SubtagRegistry.status(of: subtag, kind) == nil)
}

@Test func theVersionsOfTheDataAreNumbers() {
    for version in [ICUVersion.icu, ICUVersion.cldr, ICUVersion.unicode] {
        #expect(version.split(separator: ".").allSatisfy { Int($0) != nil }, "\(version)")
        #expect(version.first?.isNumber == true, "\(version)")
    }
}
