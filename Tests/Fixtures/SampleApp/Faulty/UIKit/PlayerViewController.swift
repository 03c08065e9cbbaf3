import UIKit

/// The player. Its strings are in a table of their own, `Player`.
final class PlayerViewController: UIViewController {
    private let playButton = UIButton()
    private let nextButton = UIButton()
    private let previousButton = UIButton()
    private let shuffleButton = UIButton()
    private let sleepButton = UIButton()
    private let volumeSlider = UISlider()
    private let positionSlider = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        // The translator sees “Previous song” and no word about where it is spoken.
        // fault: comment-missing
        previousButton.accessibilityLabel = NSLocalizedString("player.previous.label", tableName: "Player", comment: "")
        nextButton.accessibilityLabel = NSLocalizedString(
            "player.next.label", tableName: "Player", value: "Next song",
            comment: "Accessibility label of the button that skips to the next song.")
        shuffleButton.accessibilityLabel = NSLocalizedString(
            "player.shuffle.label", tableName: "Player",
            comment: "Accessibility label of the button that mixes the order of the songs.")
        shuffleButton.accessibilityHint = NSLocalizedString(
            "player.shuffle.hint", tableName: "Player",
            comment: "Accessibility hint of the button that mixes the order of the songs.")
        sleepButton.accessibilityLabel = NSLocalizedString(
            "player.sleep.label", tableName: "Player",
            comment: "Accessibility label of the button that stops the music later.")
        // fault: hint-names-gesture
        sleepButton.accessibilityHint = NSLocalizedString(
            "player.sleep.hint", tableName: "Player", value: "Press to stop the music after half an hour.",
            comment: "Accessibility hint of the button that stops the music later.")
        volumeSlider.accessibilityHint = NSLocalizedString(
            "player.volume.hint", tableName: "Player", comment: "Accessibility hint of the slider for the volume.")
        positionSlider.accessibilityLabel = NSLocalizedString(
            "player.position.label", tableName: "Player",
            comment: "Accessibility label of the slider for the place in the song.")
    }

    /// The same key with another English text: which one is heard depends on the table.
    func lastSongBegan() {
        // fault: default-conflict
        nextButton.accessibilityLabel = NSLocalizedString(
            "player.next.label", tableName: "Player", value: "Start again",
            comment: "Accessibility label of the button that skips to the next song.")
    }

    /// English everywhere.
    func playingChanged(to isPlaying: Bool) {
        playButton.accessibilityLabel =
            isPlaying
            // fault: hard-coded-string
            ? "Pause"
            : NSLocalizedString(
                "player.play.label", tableName: "Player",
                comment: "Accessibility label of the button that plays the music.")
    }

    /// A label that changes with every step: the value is what should change.
    func volumeChanged(to percent: Int) {
        // fault: label-carries-value
        volumeSlider.accessibilityLabel = String(
            format: NSLocalizedString(
                "player.volume.label", tableName: "Player", value: "Volume: %ld%%",
                comment: "Accessibility label of the slider for the volume."),
            percent)
    }

    func positionChanged(to played: String, of length: String) {
        positionSlider.accessibilityValue = String(
            format: NSLocalizedString(
                "player.position.value", tableName: "Player",
                comment: "Accessibility value: time played, then length of the song."),
            played, length)
    }

    func songBegan(_ song: Song) {
        // fault: hard-coded-string
        UIAccessibility.post(notification: .announcement, argument: "Now playing \(song.title)")
    }
}
