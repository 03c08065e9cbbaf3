import UIKit

/// The hint of the app's own localizer is spoken at the calls.
final class LinkControl: UIControl {
    init(title: String) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .link
        accessibilityHint = localize(.linkHint)
        accessibilityLabel = title
    }

    required init?(coder: NSCoder) { fatalError() }
}

/// The button shows the title that its initializer gets.
final class TitledButton: UIButton {
    init(title: String) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
    }

    required init?(coder: NSCoder) { fatalError() }
}

/// The setter of a computed property gives the slider its label.
final class SliderCell: UITableViewCell {
    private let slider = UISlider()

    var title: String? {
        get { textLabel?.text }
        set {
            textLabel?.text = newValue
            slider.accessibilityLabel = newValue
        }
    }
}
