import UIKit

class Panel: UIView {
    let closeButton = UIButton()
    let playButton = UIView()
    let volume = UISlider()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .header
    }
}

/// The views in a desk are heard, because the desk isn't an element.
class Desk: UIView {
    let closeButton = UIButton()
    let playButton = UIView()
    let volume = UISlider()
}

final class LargePanel: Panel {
    func showHelp() {
        closeButton.accessibilityHint = "Closes the large panel."
    }
}
