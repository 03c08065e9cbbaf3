import QuickLook
import UIKit

/// QuickLook isn't the test framework Quick.
func show(_ button: UIButton) {
    button.accessibilityLabel = "Show the artwork"
}
