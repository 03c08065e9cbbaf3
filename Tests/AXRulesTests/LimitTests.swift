import AXLocaleData
import AXRules
import Testing

/// Each locale has its own length limits.
@Suite struct LimitTests {
    private static let tags = LocaleStyles.embedded.tags

    @Test(arguments: tags)
    func aLocaleSaysItsLimits(tag: String) {
        let style = LocaleStyles.embedded.style(for: tag)
        #expect((10..<100).contains(style.limits.labelCharacters))
        #expect((20..<150).contains(style.limits.hintCharacters))
        #expect(style.limits.labelCharacters < style.limits.hintCharacters)
        guard style.spacesWords else { return }
        #expect((8...16).contains(style.limits.labelWords))
        #expect((10...30).contains(style.limits.hintWords))
    }

    @Test(arguments: tags)
    func aTextALittleOverTheLimitPassesAndOneMoreCharacterIsTooLong(tag: String) {
        let limits = LocaleStyles.embedded.style(for: tag).limits
        for (role, limit) in [("label", limits.labelCharacters), ("hint", limits.hintCharacters)] {
            let text = String(repeating: "8", count: limit + max(1, limit / 20))
            #expect(Case(locale: tag, role: role, text: text).findings(of: "\(role)-too-long").isEmpty)
            #expect(Case(locale: tag, role: role, text: text + "8").findings(of: "\(role)-too-long").count == 1)
        }
    }

    @Test(arguments: tags.filter { !LocaleStyles.embedded.style(for: $0).spacesWords })
    func twoLatinLettersCountAsOneCharacterWhereWordsAreNotSpaced(tag: String) {
        let limit = LocaleStyles.embedded.style(for: tag).limits.labelCharacters
        let name = String(repeating: "x", count: (limit + max(1, limit / 20)) * 2)
        #expect(Case(locale: tag, role: "label", text: name).findings(of: "label-too-long").isEmpty)
        #expect(Case(locale: tag, role: "label", text: name + "x").findings(of: "label-too-long").count == 1)
    }

    @Test(arguments: tags.filter { LocaleStyles.embedded.style(for: $0).spacesWords })
    func aTextOfOneWordMoreIsTooLong(tag: String) {
        let limits = LocaleStyles.embedded.style(for: tag).limits
        for (role, limit) in [("label", limits.labelWords), ("hint", limits.hintWords)] {
            let words = Array(repeating: "x", count: limit)
            let text = words.joined(separator: " ")
            #expect(Case(locale: tag, role: role, text: text).findings(of: "\(role)-too-long").isEmpty)
            #expect(Case(locale: tag, role: role, text: text + " x").findings(of: "\(role)-too-long").count == 1)
        }
    }
}
