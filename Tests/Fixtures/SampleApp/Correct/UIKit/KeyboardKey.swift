import UIKit

/// A key of the keyboard that searches in lyrics. A letter's label follows Shift.
final class KeyboardKey: UIControl {
    enum Kind {
        case letter(Character)
        case shift, delete, space, newLine
    }

    let kind: Kind
    var isShifted = false

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        accessibilityTraits = .keyboardKey
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get {
            switch kind {
            case .letter(let letter):
                isShifted ? letter.uppercased() : letter.lowercased()
            case .shift:
                NSLocalizedString(
                    "keyboard.shift.label",
                    comment: "Accessibility label of the keyboard key that switches to capital letters.")
            case .delete:
                NSLocalizedString(
                    "keyboard.delete.label", comment: "Accessibility label of the keyboard key that deletes a letter.")
            case .space:
                NSLocalizedString(
                    "keyboard.space.label", comment: "Accessibility label of the keyboard key that types a space.")
            case .newLine:
                NSLocalizedString(
                    "keyboard.return.label",
                    comment: "Accessibility label of the keyboard key that starts a new line.")
            }
        }
        set {}
    }
}
