import UIKit

func mockButton() -> UIButton {
    let button = UIButton()
    button.accessibilityLabel = "Mock result"
    return button
}
