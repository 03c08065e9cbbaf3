import UIKit

protocol Messenger: AnyObject {
    func showMessage(_ text: String, buttonTitle: String)
}

/// Every call is spoken, so the buttons themselves aren't shown.
extension UIViewController: Messenger {
    func showMessage(_ text: String, buttonTitle: String) {
        let okButton = UIButton()
        okButton.setTitle(buttonTitle, for: .normal)
        okButton.accessibilityHint = "Closes the message"
        present(MessageController(text: text, buttons: [okButton]), animated: true)
    }

    func ask(_ question: String, yes: String, no: String, onYes: (() -> Void)? = nil) {
        let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
        let yesAction = UIAlertAction(title: yes, style: .default)
        yesAction.accessibilityLabel = yes
        let noAction = UIAlertAction(title: no, style: .cancel)
        noAction.accessibilityLabel = no
        alert.addAction(yesAction)
        alert.addAction(noAction)
        present(alert, animated: true)
    }

    func ask(_ question: String, yes: String, no: String) {
        ask(question, yes: yes, no: no, onYes: nil)
    }

    /// One of the calls passes a value that isn't known.
    func showStep(title: String) {
        let stepButton = UIButton()
        stepButton.accessibilityLabel = title
        view.addSubview(stepButton)
    }
}

extension UIView {
    func describe(as name: String) {
        isAccessibilityElement = true
        accessibilityLabel = name
    }
}
