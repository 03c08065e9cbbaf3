import AppKit

/// A role that a method returns.
final class OptionView: NSView {
    @IBOutlet private var titleField: NSTextField!

    override func isAccessibilityElement() -> Bool { true }
    override func accessibilityRole() -> NSAccessibility.Role? { .button }
    override func accessibilityLabel() -> String? { titleField.stringValue }
}

/// A role that a call sets, and a text field that only its name shows to be an input.
final class DetailsController: NSViewController {
    @IBOutlet private var summary: NSTextField!
    @IBOutlet private var nameField: NSTextField!
    @IBOutlet private var card: NSStackView!

    override func viewDidLoad() {
        summary.setAccessibilityLabel("Summary")
        nameField.setAccessibilityLabel("Name")
        card.setAccessibilityElement(true)
        card.setAccessibilityRole(.button)
        card.setAccessibilityLabel("Card")
    }
}
