import UIKit

final class PlayerView: UIView {
    func setUp() {
        playButton.accessibilityLabel = NSLocalizedString("player.play.label", comment: "Plays the song")
        button.accessibilityLabel = "Écran d’accueil"
    }
}
