import UIKit

/// The field hides what is typed.
final class CodeField: UITextField {
    override func awakeFromNib() {
        super.awakeFromNib()
        isSecureTextEntry = true
    }
}

/// What is typed is only hidden after a tap.
final class HideableField: UITextField {
    @objc func hide() { isSecureTextEntry = true }
}

final class CodeController: UIViewController {
    private let codeField = CodeField()
    private let hideableField = HideableField()

    override func viewDidLoad() {
        super.viewDidLoad()
        codeField.accessibilityLabel = "Code"
        hideableField.accessibilityLabel = "Phrase"
    }
}
