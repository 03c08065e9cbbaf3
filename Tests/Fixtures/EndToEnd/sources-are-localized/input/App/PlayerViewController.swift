import UIKit

final class PlayerViewController: UIViewController {
    let playButton = UIButton()
    let stopButton = UIButton()
    let nextButton = UIButton()
    let bar = UIView()

    func setUp(speed: Double) {
        playButton.accessibilityLabel = "Play"
        playButton.accessibilityHint = "Plays the song.\nTwice the speed is \"fast\"."
        stopButton.accessibilityLabel = NSLocalizedString(
            "player.stop.label", comment: "Accessibility label of the stop button")
        stopButton.accessibilityHint = NSLocalizedString(
            "player.stop.hint", comment: "Accessibility hint of the stop button")
        nextButton.accessibilityLabel = "Next"
        nextButton.accessibilityHint = "next.hint.text"
        bar.accessibilityLabel = "Stop"
        bar.accessibilityValue = "Speed \(speed)"
        view.accessibilityLabel = "Sent by " + name
    }
}
