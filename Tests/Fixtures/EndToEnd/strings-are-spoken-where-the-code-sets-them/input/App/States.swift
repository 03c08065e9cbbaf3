import UIKit

/// What code does to the states of elements.
final class Toolbar: UIViewController {
    private let forwardButton: UIButton = {
        let button = UIButton()
        button.accessibilityLabel = "Forward"
        button.isEnabled = false
        return button
    }()

    private let nextButton = UIButton()

    func observe(_ model: Model) {
        model.$canGoForward.sink { [forwardButton] in forwardButton.isEnabled = $0 }
        toolbarItems?[1].accessibilityLabel = "Settings"
    }

    /// A button that can't be used isn't shown.
    func setSeeking(_ enable: Bool) {
        nextButton.accessibilityLabel = "Next"
        nextButton.isEnabled = enable
        nextButton.isHidden = !enable
    }

    func makeItems() {
        let call = UIAction(title: "Start call") { _ in }
        call.accessibilityHint = "Calls everyone."
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        cancel.accessibilityHint = "Closes the screen."
    }
}

/// Parts that are added to a list that is empty at first.
final class GlucoseView: UIView {
    override var accessibilityValue: String? {
        get { unit }
        set { super.accessibilityValue = newValue?.lowercased() }
    }

    func update(_ value: String?, isOld: Bool) {
        var parts = [String]()
        if let value { parts.append("Glucose \(value)") }
        if isOld { parts.append("Needs attention") }
        accessibilityLabel = parts.joined(separator: ", ")
    }
}
