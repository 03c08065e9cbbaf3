import AXModel
import AXSource
import Testing

@testable import AXExtract

struct KeyMakerTests {
    private func occurrence(_ role: AccessibilityRole, screen: String?, element: String?, path: String = "A.swift")
        -> Occurrence
    {
        var occurrence = Occurrence(
            path: path, span: Span(at: 0), role: role, api: .framework("x"), kind: .hardCoded, key: "Play the song")
        occurrence.screen = screen
        occurrence.element = element
        return occurrence
    }

    private let message = RewriteMessage(forms: .plain("Play the song"), values: [])

    @Test(
        arguments: [
            ("PlayerViewController", "playButton", "A.swift", "player.play.label"),
            ("Detail.AlbumDetailView", "self", "A.swift", "albumDetail.playTheSong.label"),
            ("CRTRatingView", nil, "A.m", "rating.playTheSong.label"),
            (nil, "cell.closeButton", "A.swift", "close.label"),
            (nil, nil, "A.swift", "playTheSong.label"), ("PlayView", "button", "A.swift", "play.playTheSong.label"),
        ] as [(String?, String?, String, String)])
    func aKeySaysScreenElementAndRole(screen: String?, element: String?, path: String, key: String) {
        var maker = KeyMaker(.dotted, taken: [])
        #expect(maker.key(for: occurrence(.label, screen: screen, element: element, path: path), message) == key)
    }

    @Test func aKeyThatIsTakenGivesWay() {
        var maker = KeyMaker(.dotted, taken: ["player.play.label"])
        let place = occurrence(.label, screen: "PlayerView", element: "playButton")
        #expect(maker.key(for: place, message) == "player.playTheSong.label")
        #expect(maker.key(for: place, message) == "player.playPlayTheSong.label")
        #expect(maker.key(for: place, message) == "player.playPlayTheSong.label.2")
        #expect(maker.key(for: place, message) == "player.playPlayTheSong.label.3")
    }

    @Test(.timeLimit(.minutes(15))) func tensOfThousandsOfTextsThatSayTheSameGetKeys() {
        var maker = KeyMaker(.dotted, taken: ["player.playPlayTheSong.label.4"])
        let place = occurrence(.label, screen: "PlayerView", element: "playButton")
        let keys = (0..<20_000).map { _ in maker.key(for: place, message) }
        #expect(Set(keys).count == 20_000)
        #expect(keys.last == "player.playPlayTheSong.label.19999")
    }

    @Test func theFormOfMostKeysIsFound() {
        #expect(KeyForm.prevailing(in: ["play.title", "stop.title", "Play"]) == .dotted)
        #expect(KeyForm.prevailing(in: ["PLAY_BUTTON", "STOP_BUTTON", "Play it"]) == .upperSnake)
        #expect(KeyForm.prevailing(in: ["Play the song", "Stop it", "play.title"]) == .text)
        #expect(KeyForm.prevailing(in: ["Play", "Stop"]) == nil)
    }

    @Test func aTextIsItsKeyUnlessItMeansSomethingElse() {
        var maker = KeyMaker(.text, taken: ["Stop"])
        let place = occurrence(.hint, screen: "PlayerView", element: "playButton")
        #expect(maker.key(for: place, message) == "Play the song")
        #expect(maker.key(for: place, RewriteMessage(forms: .plain("Stop"), values: [])) == "player.play.hint")
    }
}
