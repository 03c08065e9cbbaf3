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

final class InfoController: UIViewController {
    @IBOutlet private var nextButton: UIButton! {
        didSet {
            if let page = model as? NextPage {
                nextButton.accessibilityLabel = "Next"
                nextButton.accessibilityHint = page.hint
            } else {
                nextButton.isHidden = true
            }
        }
    }
}
