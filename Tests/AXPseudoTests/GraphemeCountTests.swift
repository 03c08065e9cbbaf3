import Testing

@testable import AXPseudo

struct GraphemeCountTests {
    @Test(arguments: [
        "", "Plays the song.", "Ƥĺáýš ťĥé šøñĝ. ṁẽŵẋ", "naïve Ångström", "soft\u{AD}hyphen", "a\nb\tc", "Tiếng Việt ẞ",
        "\u{2FF}\u{80}",
    ])
    func everyCodePointOfASimpleTextIsAClusterOfItsOwn(_ text: String) {
        #expect(GraphemeCount.ofSimple(text) == text.count)
    }

    @Test(arguments: ["a\r\nb", "e\u{301}", "👩‍👩‍👧", "नमस्ते", "ᄒ\u{1161}\u{11AB}", "日本", "\u{1100}", "x\u{300}", "“q”"])
    func otherTextsAreLeftToTheLibrary(_ text: String) {
        #expect(GraphemeCount.ofSimple(text) == nil)
    }

    @Test(arguments: ["e", "\r", "\n", "ř", "ḿ", "\u{2FF}"], ["\n", "e", "\r", "ř", "ḿ"])
    func whatStandsBesideASimpleTextChangesNothing(_ first: String, _ second: String) {
        guard let one = GraphemeCount.ofSimple(first), let other = GraphemeCount.ofSimple(second) else { return }
        #expect((first + second).count == one + other)
    }
}
