import UIKit

/// What methods announce is spoken at their calls, also through a property and its protocol.
protocol Notifying {
    func notify(_ text: String)
}

final class Notifier: Notifying {
    func notify(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}

final class SignInController: UIViewController {
    let notifier: Notifying = Notifier()
    let password = UITextField()

    func signIn() {
        guard password.text != nil else {
            show("Please enter a password.")
            return
        }
        self.show(NSLocalizedString("signIn.failed", comment: ""))
        notifier.notify("Signed in")
    }

    /// Other methods with strings aren't announced.
    func log() {
        record("Signed in at noon")
    }

    private func show(_ message: String) {
        UIAccessibility.post(notification: .announcement, argument: message)
    }

    private func record(_ message: String) {}
}
