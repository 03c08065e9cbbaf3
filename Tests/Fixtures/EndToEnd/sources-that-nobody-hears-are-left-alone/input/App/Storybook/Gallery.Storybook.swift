import UIKit

func galleryButton() -> UIButton {
    let button = UIButton()
    button.accessibilityLabel = "Gallery button"
    return button
}
