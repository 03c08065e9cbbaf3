import UIKit

func show(_ label: UILabel) {
    label.text = NSLocalizedString("Only the translation has this", comment: "")
    label.text = NSLocalizedString("No table has this", comment: "")
}
