import UIKit

func exampleButton() -> UIButton {
    let button = UIButton()
    button.accessibilityLabel = "Example button"
    return button
}
