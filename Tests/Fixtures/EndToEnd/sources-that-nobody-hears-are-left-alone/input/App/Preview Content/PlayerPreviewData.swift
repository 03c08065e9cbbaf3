import UIKit

func previewButton() -> UIButton {
    let button = UIButton()
    button.accessibilityLabel = "Preview button"
    return button
}
