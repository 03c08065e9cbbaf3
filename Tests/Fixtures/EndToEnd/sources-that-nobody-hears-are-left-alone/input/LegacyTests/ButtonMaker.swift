import UIKit
@testable import App

func madeButton() -> UIButton {
    let button = UIButton()
    button.accessibilityLabel = "Made button"
    return button
}
