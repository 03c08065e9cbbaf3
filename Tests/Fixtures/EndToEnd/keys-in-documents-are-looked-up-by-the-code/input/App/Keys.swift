import UIKit

extension String {
    var translated: String { NSLocalizedString(self, comment: "") }
    var isFormatted: Bool { contains("</") }

    func styled(_ style: String) -> NSAttributedString? { translated.set(style: style) }
}

/// The setter of an extension gets the key of every label.
extension UILabel {
    @IBInspectable var textKey: String? {
        get { nil }
        set(key) {
            if key?.isFormatted ?? false {
                attributedText = key?.styled("body")
            } else {
                let found = key?.translated
                text = found
            }
        }
    }
}

extension UITextField {
    @IBInspectable var placeholderKey: String? {
        get { nil }
        set { placeholder = newValue?.translated }
    }
}
