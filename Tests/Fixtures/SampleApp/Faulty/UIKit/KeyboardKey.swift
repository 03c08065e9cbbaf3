import UIKit

/// A key of the keyboard that searches in lyrics.
final class KeyboardKey: UIControl {
    enum Kind {
        case letter(Character)
        case shift, delete, space
    }

    let kind: Kind
    var isShifted = false

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: .zero)
        // A key is not a button as well: VoiceOver would treat it as the one or the other.
        // fault: traits-conflict
        accessibilityTraits = [.keyboardKey, .button]
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get {
            switch kind {
            case .letter(let letter):
                // Nobody hears whether Shift is on. A reader sees this fault; no rule does.
                letter.uppercased()
            case .shift:
                NSLocalizedString(
                    "keyboard.shift.label",
                    comment: "Accessibility label of the keyboard key that switches to capital letters.")
            case .delete:
                // A label is a name, not a sentence.
                // fault: label-ends-sentence
                NSLocalizedString(
                    "keyboard.delete.label", value: "Delete.",
                    comment: "Accessibility label of the keyboard key that deletes a letter.")
            case .space:
                NSLocalizedString(
                    "keyboard.space.label", comment: "Accessibility label of the keyboard key that types a space.")
            }
        }
        set {}
    }
}
