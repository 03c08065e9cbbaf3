import UIKit

/// Another property and a function are between the key and the title.
class KeyButton: UIButton {
    @IBInspectable var titleKey: String? { didSet { updateTitle() } }
    var shownTitle = "" { didSet { showTitle() } }

    func updateTitle() {
        if let titleKey { shownTitle = titleKey.translated }
    }

    private func showTitle() { setTitle(shownTitle, for: .normal) }
}

/// What a class makes of the key takes the place of what its superclass makes of it.
final class LargeButton: KeyButton {
    override func updateTitle() {
        guard let titleKey = titleKey else { return }
        DispatchQueue.main.async { [weak self] in
            self?.setAttributedTitle(titleKey.styled("large"), for: .normal)
        }
    }
}

final class KeyItem: UIBarButtonItem {
    @IBInspectable private var labelKey: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        if let labelKey = labelKey { accessibilityLabel = labelKey.translated }
    }
}

/// The label is only a part of what the view says.
final class ConsentView: UIView {
    @IBInspectable var consentKey: String?
    @IBInspectable var consentText: String?
    var isChecked = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAccessibilityElement = true
        describe()
    }

    override func accessibilityActivate() -> Bool {
        isChecked.toggle()
        describe()
        return true
    }

    private func describe() {
        let state = isChecked ? "state.checked".translated : "state.unchecked".translated
        if let key = consentKey { accessibilityLabel = key.translated + ", " + state }
        if let text = consentText { accessibilityLabel = text + ", " + state }
        accessibilityHint = "consent.hint".translated
    }
}
