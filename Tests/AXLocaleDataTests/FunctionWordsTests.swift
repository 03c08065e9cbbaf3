import AXLocaleData
import Testing

@Suite struct FunctionWordsTests {
    private static let embedded = LocaleStyles.embedded.allFunctionWords

    @Test(arguments: embedded.map(\.tag))
    func theMemberAloneHoldsWhatTheWholeFileDoes(tag: String) throws {
        let words = try #require(LocaleStyles.embedded.functionWords(of: tag))
        #expect(words.words == LocaleStyles.embedded.style(for: tag).functionWords)
        let articles = LocaleStyles.embedded.style(for: tag).articles
        #expect(words.articles == articles || words.articles.isEmpty, "inherited ones are left out")
    }

    @Test func everyLanguageIsThere() {
        let tags = Self.embedded.map(\.tag)
        #expect(tags.count > 40)
        #expect(tags.contains("de") && tags.contains("ru") && !tags.contains("fr-CA"))
    }

    @Test func noFileIsDecoded() {
        let styles = LocaleStyles(files: ["de": "function-words: [und]\ncomma: ','", "fr": "function-words:\n  - et\n"])
        #expect(styles.allFunctionWords.map(\.words) == [["und"], ["et"]])
        #expect(styles.decodedTags == [])
    }

    @Test(arguments: [
        "articles: [el]\nfunction-words: [y,\n  o]\n\ncomma: ','", "function-words:\n- y\n- o\narticles:\n- el",
        "# function-words: [x]\nfunction-words:\n\n  - y\n  - o\ncomma: ','\narticles: [el]\n",
    ])
    func aValueOfSeveralLinesIsRead(text: String) throws {
        let words = try #require(LocaleStyles(files: ["es": text]).functionWords(of: "es"))
        #expect(words.words == ["y", "o"])
        #expect(words.articles == ["el"])
    }

    @Test(arguments: ["", "function-words:", "function-words: [*a]", "function-words: [", "{function-words: [x]}"])
    func aFaultyFileHasNone(text: String) {
        #expect(LocaleStyles(files: ["xx": text]).functionWords(of: "xx") == nil)
    }
}

extension LocaleStyles {
    fileprivate var allFunctionWords: [FunctionWords] { tags.compactMap { functionWords(of: $0) } }
}
