import UIKit

/// The artist of the week greets the listeners, in Spanish as it is spoken in Latin America.
final class GreetingView: UILabel {
    func show(_ greeting: Greeting) {
        text = greeting.text
        // The name of a language is not its tag; the greeting is read with an English accent.
        // fault: language-literal
        accessibilityLanguage = "Spanish"
        accessibilityAttributedLabel = NSAttributedString(
            string: greeting.text,
            // A tag has hyphens: es-419.
            // fault: language-literal
            attributes: [.accessibilitySpeechLanguage: "es_419"])
        // fault: hint-lowercase
        accessibilityHint = NSLocalizedString(
            "greeting.hint", value: "plays the greeting.",
            comment: "Accessibility hint of the greeting of the artist of the week.")
    }
}
