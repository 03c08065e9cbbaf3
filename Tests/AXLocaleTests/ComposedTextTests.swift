import AXLocale
import Testing

@Test(arguments: [
    ("e\u{301}", "\u{E9}"), ("e\u{302}\u{323}", "\u{1EC7}"), ("\u{EA}\u{323}", "\u{1EC7}"),
    ("\u{1112}\u{1161}\u{11AB}", "한"),
    ("か\u{3099}", "が"), ("q\u{301}", "q\u{301}"), ("a", "a"), ("\u{915}\u{93C}", "\u{915}\u{93C}"),
])
func aLetterWithItsMarksIsComposedAsFormCSays(parts: String, composed: String) {
    let found = TextProperties.composed(Character(parts))
    #expect(found.map { Array($0.unicodeScalars) } == Array(composed.unicodeScalars))
}

@Test func aLetterWithHundredsOfMarksIsLeftAlone() {
    #expect(TextProperties.composed(Character("e" + String(repeating: "\u{301}", count: 1000))) == nil)
}
