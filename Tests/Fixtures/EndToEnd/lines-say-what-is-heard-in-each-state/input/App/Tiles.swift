import UIKit

final class Tile: UIView {
    init(title: String, accessibilityValue value: String) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = title + ", " + value
    }
}

final class Tiles: UIViewController {
    private let weather = Tile(title: "Weather", accessibilityValue: "Sunny")
}
