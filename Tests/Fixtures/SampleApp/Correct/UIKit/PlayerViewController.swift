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

    var isPlaying = false {
        didSet { updatePlayButton() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        describeButtons()
        describeSliders()
        updatePlayButton()
    }

    private func describeButtons() {
        nextButton.accessibilityLabel = NSLocalizedString(
            "player.next.label", tableName: "Player", value: "Next song",
            comment: "Accessibility label of the button that skips to the next song.")
        previousButton.accessibilityLabel = NSLocalizedString(
            "player.previous.label", tableName: "Player", value: "Previous song",
            comment: "Accessibility label of the button that goes back by a song.")
        shuffleButton.accessibilityLabel = NSLocalizedString(
            "player.shuffle.label", tableName: "Player",
            comment: "Accessibility label of the button that mixes the order of the songs.")
        shuffleButton.accessibilityHint = NSLocalizedString(
            "player.shuffle.hint", tableName: "Player",
            comment: "Accessibility hint of the button that mixes the order of the songs.")
        sleepButton.accessibilityLabel = NSLocalizedString(
            "player.sleep.label", tableName: "Player",
            comment: "Accessibility label of the button that stops the music later.")
        sleepButton.accessibilityHint = NSLocalizedString(
            "player.sleep.hint", tableName: "Player",
            comment: "Accessibility hint of the button that stops the music later.")
    }

    private func describeSliders() {
        volumeSlider.accessibilityLabel = NSLocalizedString(
            "player.volume.label", tableName: "Player", comment: "Accessibility label of the slider for the volume.")
        volumeSlider.accessibilityHint = NSLocalizedString(
            "player.volume.hint", tableName: "Player", comment: "Accessibility hint of the slider for the volume.")
        positionSlider.accessibilityLabel = NSLocalizedString(
            "player.position.label", tableName: "Player",
            comment: "Accessibility label of the slider for the place in the song.")
    }

    /// One button, two states, two labels: each says what the button does now.
    private func updatePlayButton() {
        playButton.accessibilityLabel =
            isPlaying
            ? NSLocalizedString(
                "player.pause.label", tableName: "Player",
                comment: "Accessibility label of the same button while the music plays.")
            : NSLocalizedString(
                "player.play.label", tableName: "Player",
                comment: "Accessibility label of the button that plays the music.")
    }

    /// The label stays “Volume”; what changes is the value.
    func volumeChanged(to percent: Int) {
        volumeSlider.accessibilityValue = String(
            format: NSLocalizedString(
                "player.volume.value", tableName: "Player",
                comment: "Accessibility value of the slider for the volume, in percent."),
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
        let announcement = String(
            format: NSLocalizedString(
                "player.now.announcement", tableName: "Player",
                comment: "Accessibility announcement when a song begins; the title of the song."),
            song.title)
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }
}
