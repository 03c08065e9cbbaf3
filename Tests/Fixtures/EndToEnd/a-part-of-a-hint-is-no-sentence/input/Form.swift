import UIKit

final class FormController: UIViewController {
    @IBOutlet private weak var field: UITextField!

    func configure(_ isRequired: Bool, _ instructions: String) {
        let kind = isRequired
            ? NSLocalizedString("field.required", comment: "") : NSLocalizedString("field.optional", comment: "")
        field.accessibilityHint = "\(kind), \(instructions)"
    }
}
