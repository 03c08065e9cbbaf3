import AXSource
import Testing

@testable import AXCommands

struct KeyGlimpseTests {
    private static func mayFind(_ key: String, in text: String) -> Bool {
        KeyGlimpse(of: [StringKey(key)]).mayFind(in: Array(text.utf8))
    }

    @Test(arguments: [
        ("player.play", "\"player.play\" = \"Play\";"), ("%lld songs", "\"%d songs\" = \"\";"),
        ("%1$@ of %2$@ songs", "\"%@ of %@ songs\" = \"\";"), ("Wählen", "\"Wählen\" = \"\";"),
        ("播放", "nothing"), ("%@", "nothing"), ("Play", "\"\\U0050lay\" = \"\";"), ("Play", "<key>&#80;lay</key>"),
        ("a\"b\nlonger", "\"a\\\"b\\nlonger\" = \"\";"),
    ])
    func aTableThatMayHaveAKeyIsNeverPassedOver(key: String, text: String) {
        #expect(Self.mayFind(key, in: text))
    }

    @Test(arguments: [("player.play", "\"player.stop\" = \"Stop\";"), ("%lld songs", "\"%lld albums\" = \"\";")])
    func aTableThatCertainlyHasNoneIs(key: String, text: String) {
        #expect(!Self.mayFind(key, in: text))
    }
}
