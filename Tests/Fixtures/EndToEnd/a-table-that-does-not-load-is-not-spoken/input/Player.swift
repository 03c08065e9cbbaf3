import UIKit

func setUp(_ button: UIButton) {
    button.accessibilityLabel = NSLocalizedString("play.label", comment: "Starts the song")
    button.accessibilityHint = NSLocalizedString("play.hint", comment: "Starts the song")
}
