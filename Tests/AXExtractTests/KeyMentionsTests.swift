import AXSource
import Testing

@testable import AXExtract

struct KeyMentionsTests {
    private static func mentions(_ keys: [StringKey], _ source: String) -> KeyMentions {
        var mentions = KeyMentions(of: keys)
        mentions.read(Array(source.utf8))
        return mentions
    }

    @Test(arguments: [
        "x = tr(\"player.play\")", "[a setLabel:NSLocalizedString(@\"player.play\", nil)];", "x = L10n.playerPlay",
        "// an odd \" here\nx = \"player.play\"", "\"\\(a)\" + \"player.play\"",
    ])
    func aKeyInAnyLiteralOrConstantIsMentioned(source: String) {
        #expect(Self.mentions(["player.play"], source).contains("player.play"))
    }

    @Test(arguments: ["", "\"", "\"player.play", "player.play", "\"player.play2\"", "\"player\".play", "x.player"])
    func otherTextIsNoMention(source: String) {
        #expect(!Self.mentions(["player.play"], source).contains("player.play"))
    }

    @Test func aKeyWithQuotesIsFoundAsItIsSpelled() {
        #expect(Self.mentions(["Say \"hi\""], "tr(\"Say \\\"hi\\\"\")").contains("Say \"hi\""))
    }

    @Test(arguments: ["tr(\"player.\\(name)\")", "tr(\"player.\" + name)"])
    func theBeginningOfAKeyMakesItPossiblyUsed(source: String) {
        #expect(Self.mentions(["player.play"], source).possibleUser(of: "player.play") == "player.")
        #expect(Self.mentions(["playing"], source).possibleUser(of: "playing") == nil)
    }
}
