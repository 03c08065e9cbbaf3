import UIKit

func setUp(_ button: UIButton) {
    button.accessibilityLabel = NSLocalizedString("play.label", comment: "Starts the song")
}
