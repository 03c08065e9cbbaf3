import AXSource
import AXTestSupport
import Testing

@testable import AXExtract

struct KeyMentionsTests {
    private static func mentions(_ keys: [StringKey], _ source: String, in path: String = "A.swift") -> KeyMentions {
        KeyMentions(of: keys, in: [SourceFile(path: path, text: source)])
    }

    @Test(arguments: [
        "x = tr(\"player.play\")", "[a setLabel:NSLocalizedString(@\"player.play\", nil)];", "x = L10n.playerPlay",
        "// an odd \" here\nx = \"player.play\"", "\"\\(a)\" + \"player.play\"",
        "if (c == '\"') return @\"player.play\";",
        "/* one \" */ x = \"player.play\"", "x = \"\\(tr(\"player.play\"))\"",
    ])
    func aKeyInAnyLiteralOrConstantIsMentioned(source: String) {
        #expect(Self.mentions(["player.play"], source).contains("player.play"))
    }

    @Test(arguments: ["", "\"", "\"player.play", "player.play", "\"player.play2\"", "\"player\".play", "x.player"])
    func otherTextIsNoMention(source: String) {
        #expect(!Self.mentions(["player.play"], source).contains("player.play"))
    }

    @Test(
        arguments: [
            ("ACCESSIBILITY_PAUSE", "b.accessibilityLabel = Strings.accessibilityPause"),
            ("ACCESSIBILITY.DISCUSSION_PINNED", "Strings.Accessibility.discussionPinned"),
            ("ACCESSIBILITY.DISCUSSION_PINNED", "Strings\n    .Accessibility\n    .discussionPinned"),
            ("ACCESSIBILITY_PAUSE", "[Strings accessibilityPause]"),
            ("ACCESSIBILITY_PAUSE", "Text(.accessibilityPause)"),
            ("player.play_all", "R.string.localizable.playerPlay_all()"), ("player.default", "L10n.Player.`default`"),
            ("Plays the song", "Text(.playsTheSong)"), ("SONGS##{one}", "Strings.songs(count: 1)"),
            ("songs.left_other", "[Strings songsLeftWithCount:3]"),
        ] as [(StringKey, String)])
    func aKeyBehindAGeneratedConstantIsMentioned(key: StringKey, source: String) {
        #expect(Self.mentions([key, "other.key"], source).contains(key))
        #expect(!Self.mentions([key, "other.key"], source).contains("other.key"))
    }

    @Test(
        arguments: [
            ("Plays %@", "Text(\"Plays \\(song)\")"), ("%@ of %lld", "Text(\"\\(a[(1)]) of \\(b.count)\")"),
            ("%lld%% done", "Text(\"\\(share)% done\")"), ("Plays %@", "String(format: \"Plays %@\", song)"),
            ("%1$@ by %2$@", "Text(\"\\(song.title(\"x\")) by \\(artist)\")"),
        ] as [(StringKey, String)])
    func aKeyWithSpecifiersIsMentionedByInterpolations(key: StringKey, source: String) {
        #expect(Self.mentions([key], source).contains(key))
    }

    @Test(
        arguments: [
            ("menu.open", "<string key=\"accessibilityLabel\" value=\"menu.open\"/>"),
            ("Cut & paste", "<string key=\"value\">Cut &amp; paste</string>"), ("“a”", "<x text=\"“a”\"/>"),
            ("2en-CB-bYH.accessibilityLabel", "<button opaque=\"NO\" id=\"2en-CB-bYH\">"),
        ] as [(StringKey, String)])
    func aValueOfADocumentIsMentioned(key: StringKey, document: String) {
        #expect(Self.mentions([key], document, in: "Main.storyboard").contains(key))
    }

    @Test func anObjectThatADocumentOnlyPointsToIsNotOneOfIt() {
        let document = "<outlet property=\"label\" destination=\"2en-CB-bYH\"/>"
        let key: StringKey = "2en-CB-bYH.accessibilityLabel"
        #expect(!Self.mentions([key], document, in: "Main.storyboard").contains(key))
    }

    @Test func aKeyWithQuotesIsFoundAsItIsSpelled() {
        #expect(Self.mentions(["Say \"hi\""], "tr(\"Say \\\"hi\\\"\")").contains("Say \"hi\""))
    }

    @Test(arguments: [
        "tr(\"player.\\(name)\")", "tr(\"player.\" + name)", "[@\"player.\" stringByAppendingString:name]",
        "String(format: \"player.%@\", name)", "\"player.\".appending(name)",
    ])
    func theBeginningOfAKeyMakesItPossiblyUsed(source: String) {
        #expect(Self.mentions(["player.play"], source).possibleUser(of: "player.play") == "player.…")
        #expect(Self.mentions(["playing"], source).possibleUser(of: "playing") == nil)
    }

    @Test(arguments: [
        "tr(\"\\(name).play\")", "tr(name + \".play\")", "[name stringByAppendingString:@\".play\"]",
        "key += \".play\"",
        "String(format: \"%@.play\", name)", "name.appending(\".play\")", "tr(\"\\(a)\\(b).play\")",
    ])
    func theEndingOfAKeyMakesItPossiblyUsed(source: String) {
        #expect(Self.mentions(["player.play"], source).possibleUser(of: "player.play") == "….play")
        #expect(Self.mentions(["display"], source).possibleUser(of: "display") == nil)
    }

    @Test func bothEndsOfAStringHaveToFit() {
        let mentions = Self.mentions(["tab.home.label", "gone.label", "tab.gone"], "tr(\"tab.\\(name).label\")")
        #expect(mentions.possibleUser(of: "tab.home.label") == "tab.….label")
        #expect(mentions.possibleUser(of: "gone.label") == nil)
        #expect(mentions.possibleUser(of: "tab.gone") == nil)
    }

    @Test func anInterpolationOfSeveralLinesMakesItsBeginningPossible() {
        let mentions = Self.mentions(["tab.home"], "tr(\"tab.\\(name\n  .count)\")")
        #expect(mentions.possibleUser(of: "tab.home") == "tab.…")
    }

    /// A naive reader would read each of these again from its beginning at every step.
    @Test(
        .timeLimit(.minutes(15)),
        arguments: [
            "\"", "\"\\(", "\"\\(a)", "\\(a)", "a.", "[a ", "\"a\" + ", "%", "(", "\"\\", ".a\n", "\"a\\(\"b",
        ])
    func hostileSourcesAreReadOnce(piece: String) {
        let text = String(repeating: piece, count: InputShare.count(200_000))
        let mentions = Self.mentions(["player.play", "Plays %@ of %@"], text)
        #expect(!mentions.contains("player.play"))
    }
}
