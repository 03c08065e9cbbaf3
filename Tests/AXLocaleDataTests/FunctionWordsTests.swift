import AXLocaleData
import Testing

@Suite struct FunctionWordsTests {
    @Test(arguments: LocaleStyles.embedded.functionWords.map(\.tag))
    func theMemberAloneHoldsWhatTheWholeFileDoes(tag: String) throws {
        let words = try #require(LocaleStyles.embedded.functionWords.first { $0.tag == tag })
        #expect(words.words == LocaleStyles.embedded.style(for: tag).functionWords)
        let articles = LocaleStyles.embedded.style(for: tag).articles
        #expect(words.articles == articles || words.articles.isEmpty, "inherited ones are left out")
    }

    @Test func everyLanguageIsThere() {
        let tags = LocaleStyles.embedded.functionWords.map(\.tag)
        #expect(tags.count > 40)
        #expect(tags.contains("de") && tags.contains("ru") && !tags.contains("fr-CA"))
    }

    @Test func noFileIsDecoded() {
        let styles = LocaleStyles(files: ["de": "function-words: [und]\ncomma: ','", "fr": "function-words:\n  - et\n"])
        #expect(styles.functionWords.map(\.words) == [["und"], ["et"]])
        #expect(styles.decodedTags == [])
    }

    @Test(arguments: ["", "function-words:", "function-words: [*a]", "function-words: [", "{function-words: [x]}"])
    func aFaultyFileHasNone(text: String) {
        #expect(LocaleStyles(files: ["xx": text]).functionWords.flatMap(\.words) == [])
    }
}
