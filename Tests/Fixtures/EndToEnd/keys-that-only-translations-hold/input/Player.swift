import UIKit

func label(_ button: UIButton) {
    button.accessibilityLabel = NSLocalizedString("player.play", comment: "Starts the song")
}
