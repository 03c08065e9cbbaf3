import UIKit

final class PlayerController: UIViewController {
    @IBOutlet private weak var playButton: UIButton!

    func configure() {
        playButton.accessibilityLabel = NSLocalizedString("player.play.label", comment: "A button.")
        playButton.accessibilityHint = "Plays the song."
        playButton.accessibilityValue = NSLocalizedString("songs.label", tableName: "Plurals", comment: "A number.")
    }
}
