import Testing

@testable import AXExtract

struct IdentifierTextTests {
    @Test(arguments: [
        "linkContextMenu.openInNewTab", "player.play", "lblTitle", "PLAY_BUTTON", "play_button", "status.context-menu",
    ])
    func namesOfCodeAreTold(text: String) {
        #expect(IdentifierText.isIdentifier(text))
    }

    @Test(arguments: [
        "", "Play", "play", "OK", "Play music", "iPhone", "macOS", "eBook", "GitHub", "example.com", "Node.js", "e.g.",
        "1.5", "v1.2", "check-in", "…", "Loading...", "A.B", "notes.txt", "Wi-Fi", "über.alles",
    ])
    func wordsForPeopleAreNot(text: String) {
        #expect(!IdentifierText.isIdentifier(text))
    }
}
