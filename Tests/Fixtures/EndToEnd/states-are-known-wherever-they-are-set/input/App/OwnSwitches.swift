import UIKit

/// A view with the traits of a control that is made only for them.
final class OwnSwitches: UIView {
    let dark = UIButton()
    let volume = UIView()

    func setUp() {
        dark.accessibilityLabel = "Dark mode"
        dark.accessibilityTraits = UISwitch().accessibilityTraits
        volume.isAccessibilityElement = true
        volume.accessibilityLabel = "Volume"
        volume.accessibilityTraits = UISlider(frame: .zero).accessibilityTraits
    }
}
