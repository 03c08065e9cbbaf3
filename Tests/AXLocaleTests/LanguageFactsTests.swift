import AXLocale
import Testing

@Suite struct LanguageFactsTests {
    @Test(arguments: [
        ("de", "German"), ("pt-BR", "Portuguese (Brazil)"), ("sr-Latn", "Serbian (Latin)"), ("qqz", "qqz"),
    ])
    func aLanguageHasAnEnglishName(tag: String, name: String) throws {
        #expect(try #require(LanguageTag(tag)).englishName == name)
    }

    @Test(arguments: [("de", "ß", "ñ"), ("es", "ñ", "ö"), ("uk", "ї", "ы"), ("pl", "ł", "é")])
    func ownLettersAreToldFromForeignOnes(tag: String, own: Unicode.Scalar, foreign: Unicode.Scalar) throws {
        let letters = LanguageLetters(try #require(LanguageTag(tag)))
        #expect(letters.own.contains(own))
        #expect(!letters.own.contains(foreign))
        #expect(letters.own.isDisjoint(with: letters.foreign))
    }

    @Test func aLanguageThatCLDRDoesNotKnowHasNoLetters() throws {
        let letters = LanguageLetters(try #require(LanguageTag("qqz")))
        #expect(letters.own.isEmpty || letters.own.contains("a"))
    }

    @Test(arguments: [("a", "Latin"), ("ж", "Cyrillic"), ("字", "Han"), ("の", "Hiragana"), ("ਹ", "Gurmukhi")])
    func aLetterHasAScript(letter: Unicode.Scalar, name: String) {
        #expect(Script(of: letter)?.name == name)
    }

    @Test(arguments: ["1" as Unicode.Scalar, ".", " ", "\u{301}"])
    func whatAllScriptsShareHasNone(scalar: Unicode.Scalar) {
        #expect(Script(of: scalar) == nil)
    }

    @Test(arguments: [("ja", 3), ("ko", 2), ("zh-Hans", 1), ("de", 1), ("sr", 1), ("qqz", 0)])
    func aLocaleHasItsScripts(tag: String, count: Int) throws {
        #expect(Script.all(of: try #require(LanguageTag(tag))).count == count)
    }
}
