import UIKit

final class TickBox: UIView {
    var isChecked: Bool = false {
        didSet {
            guard oldValue != isChecked else { return }
            accessibilityLabel = isChecked ? "Ticked" : "Not ticked"
        }
    }

    var isOpen: Bool {
        get { model.isOpen }
        set {
            guard isOpen != newValue else { return }
            accessibilityValue = newValue ? "Open" : "Closed"
        }
    }
}
