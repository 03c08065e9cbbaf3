import UIKit

/// The artist of the week greets the listeners, in Spanish as it is spoken in Latin America.
///
/// The greeting is content, not interface: it stays Spanish in every localization, and a Spanish voice reads it.
final class GreetingView: UILabel {
    func show(_ greeting: Greeting) {
        text = greeting.text
        accessibilityLanguage = "es-419"
        accessibilityAttributedLabel = NSAttributedString(
            string: greeting.text, attributes: [.accessibilitySpeechLanguage: "es-419"])
        accessibilityHint = NSLocalizedString(
            "greeting.hint", comment: "Accessibility hint of the greeting of the artist of the week.")
    }
}
