import UIKit

func configure(_ button: UIButton) {
    button.accessibilityLabel = NSLocalizedString("player.label", value: "Player", comment: "Accessibility label of “button”.")
}
