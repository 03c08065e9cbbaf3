import UIKit

func configure(_ button: UIButton) {
    button.accessibilityLabel = NSLocalizedString("Settings", comment: "A button in a table without a file.")
}
