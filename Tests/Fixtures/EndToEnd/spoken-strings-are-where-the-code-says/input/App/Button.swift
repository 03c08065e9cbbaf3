import UIKit

extension UIView {
    func setAccessibility(with text: String, hint: String) {
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityHint = hint
    }
}

final class PlayButton: UIButton {
    private var labels: [UInt: String] = [:]

    func setAccessibilityLabelsForStateNormal(normalStateLabel: String, selectedStateLabel: String) {
        labels[UIControl.State.normal.rawValue] = normalStateLabel
        labels[UIControl.State.selected.rawValue] = selectedStateLabel
    }

    func setUp(_ letter: Letter) {
        setAccessibility(with: NSLocalizedString("player", comment: "The player"), hint: L10n.play)
        setAccessibilityLabelsForStateNormal(normalStateLabel: L10n.play, selectedStateLabel: L10n.pause)
        accessibilityValue = letter.accessibilityDescription
        guard isEnabled else {
            accessibilityValue = NSLocalizedString("player.off", comment: "The player is off")
            return
        }
        accessibilityValue = isSelected
            ? NSLocalizedString("player.on", comment: "The player is on")
            : NSLocalizedString("player.ready", comment: "The player may be started")
    }
}
