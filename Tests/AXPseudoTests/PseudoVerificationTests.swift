import AXModel
import AXPseudo
import Testing

@Suite struct PseudoVerificationTests {
    @Test(arguments: [
        ("Play %@", "Play", "placeholder “%@” is missing"),
        ("%1$@ of %2$d", "%2$d of %1$@", "placeholder “%1$@” became “%2$d”"),
        ("100%", "100% off", "placeholder “% o” was added"),
        ("<b>Play</b>", "<b>Play</i>", "tag “</b>” became “</i>”"),
        ("a &amp; b", "a &ämp; b", "character reference “&amp;” is missing"),
        (
            "See https://example.com/a", "See https://example.com/á",
            "web address “https://example.com/a” became “https://example.com/á”"
        ),
        ("me@example.com", "mé@example.com", "email address “me@example.com” became “mé@example.com”"),
        ("[a](x)", "[a](y)", "link target “](x)” became “](y)”"),
        ("{name}", "{nàme}", "variable “{name}” became “{nàme}”"),
        (#"a\nb"#, #"a\ňb"#, #"escape “\n” is missing"#),
        ("AirDrop", "ÂirDrop", "protected name “AirDrop” is missing"),
        ("a\nb", "a b", "line breaks or tabs differ"),
        (" a", "a", "leading whitespace differs"),
        ("a ", "a", "trailing whitespace differs"),
    ])
    func harmIsNamed(source: String, damaged: String, sentence: String) throws {
        let harm = try pseudolocalizer(["accent"]).verify(Message(parsing: source), Message(parsing: damaged))
        #expect(harm == [sentence])
    }
}
