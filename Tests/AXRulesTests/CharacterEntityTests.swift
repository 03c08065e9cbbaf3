import Testing

@testable import AXRules

@Suite struct CharacterEntityTests {
    @Test(arguments: [
        ("It&rsquo;s", "’"), ("&lsquo;Play&rsquo;", "‘"), ("&ldquo;Play", "“"), ("a &amp; b", "&"), ("&#xE4;", "ä"),
        ("&#228;", "ä"),
    ])
    func aReferenceMeansACharacter(text: String, meant: String) {
        #expect(CharacterEntity.first(in: text)?.meant == meant)
    }
}
