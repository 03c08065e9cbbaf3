import UIKit

func setUp(_ button: UIButton, _ other: UIButton) {
    button.accessibilityLabel = NSLocalizedString("play", comment: "Starts the song")
    other.accessibilityLabel = NSLocalizedString("stop", value: "Stop", comment: "Ends the song")
}
