import UIKit

func describe(_ view: UIView) {
    view.accessibilityLabel = NSLocalizedString("save", comment: "Label of the button that saves the changes")
    view.accessibilityHint = NSLocalizedString("album", comment: "Hint of the cover")
}
