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

final class LargePanel: Panel {
    func showHelp() {
        closeButton.accessibilityHint = "Closes the large panel."
    }
}
