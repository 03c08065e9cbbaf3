import UIKit

func resultButton() -> UIButton {
    let button = UIButton()
    button.accessibilityLabel = "Show the result"
    return button
}
