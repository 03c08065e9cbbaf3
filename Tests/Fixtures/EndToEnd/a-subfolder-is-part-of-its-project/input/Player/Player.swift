import UIKit

final class PlayerView: UIView {
    func setUp() {
        playButton.accessibilityLabel = NSLocalizedString("player.play.label", comment: "Starts the song")
    }
}
