import AXSource
import Testing

@testable import AXCommands

struct KeyPrefilterTests {
    private static func mayMatch(_ key: String, in text: String) -> Bool {
        KeyPrefilter(of: [StringKey(key)]).mayMatch(in: Array(text.utf8))
    }

    @Test(arguments: [
        ("player.play", "\"player.play\" = \"Play\";"), ("%lld songs", "\"%d songs\" = \"\";"),
        ("%1$@ of %2$@ songs", "\"%@ of %@ songs\" = \"\";"), ("Wählen", "\"Wählen\" = \"\";"),
        ("播放", "nothing"), ("%@", "nothing"), ("Play", "\"\\U0050lay\" = \"\";"), ("Play", "<key>&#80;lay</key>"),
        ("a\"b\nlonger", "\"a\\\"b\\nlonger\" = \"\";"),
    ])
    func aTableThatMayHaveAKeyIsNeverPassedOver(key: String, text: String) {
        #expect(Self.mayMatch(key, in: text))
    }

    @Test(arguments: [("player.play", "\"player.stop\" = \"Stop\";"), ("%lld songs", "\"%lld albums\" = \"\";")])
    func aTableThatCertainlyHasNoneIs(key: String, text: String) {
        #expect(!Self.mayMatch(key, in: text))
    }
}
