import UIKit

func prepareAgain(_ button: UIButton) {
    button.accessibilityLabel = NSLocalizedString("play.label", comment: "")
}
