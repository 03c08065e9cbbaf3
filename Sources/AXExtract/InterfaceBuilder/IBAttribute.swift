import AXModel

/// A spoken attribute of an object in a document of Interface Builder: a row of the table.
struct IBAttribute: Hashable, Sendable {
    /// The name in the document: `label` of `<accessibility label="…">`, or the path of a runtime attribute.
    let name: String
    /// What ibtool calls the attribute in keys and comments: `accessibilityLabel`.
    let property: String
    /// The name of the API as findings show it.
    let api: String
    let role: AccessibilityRole

    init(_ name: String, _ property: String, _ api: String, _ role: AccessibilityRole) {
        self.name = name
        self.property = property
        self.api = api
        self.role = role
    }

    /// The attributes of the element `accessibility`. The keys are those of tables that Xcode exported; that of `help` is
    /// by analogy.
    static func row(_ name: String, isAppKit: Bool) -> IBAttribute? {
        (isAppKit ? appKit : uiKit).first { $0.name == name }
    }

    /// A runtime attribute that sets a spoken property. ibtool does not export it: its value is no key and no text of a
    /// table.
    static func runtime(_ keyPath: String, isAppKit: Bool) -> IBAttribute? {
        let name = keyPath.split(separator: ".").last.map(String.init) ?? keyPath
        guard let row = properties.first(where: { $0.name == name }) else { return nil }
        return isAppKit ? IBAttribute(name, name, "NSAccessibility.\(name)", row.role) : row
    }

    private static let uiKit: [IBAttribute] = [
        IBAttribute("label", "accessibilityLabel", "UIView.accessibilityLabel", .label),
        IBAttribute("hint", "accessibilityHint", "UIView.accessibilityHint", .hint),
        IBAttribute("value", "accessibilityValue", "UIView.accessibilityValue", .value),
    ]

    private static let appKit: [IBAttribute] = [
        IBAttribute(
            "description", "ibExternalAccessibilityDescription", "NSAccessibility.accessibilityLabel", .label),
        IBAttribute("help", "ibExternalAccessibilityHelp", "NSAccessibility.accessibilityHelp", .hint),
    ]

    private static let properties: [IBAttribute] = [
        IBAttribute("accessibilityLabel", "accessibilityLabel", "UIView.accessibilityLabel", .label),
        IBAttribute("accessibilityHint", "accessibilityHint", "UIView.accessibilityHint", .hint),
        IBAttribute("accessibilityValue", "accessibilityValue", "UIView.accessibilityValue", .value),
        IBAttribute("accessibilityHelp", "accessibilityHelp", "NSAccessibility.accessibilityHelp", .hint),
        IBAttribute("accessibilityTitle", "accessibilityTitle", "NSAccessibility.accessibilityTitle", .label),
        IBAttribute("accessibilityLanguage", "accessibilityLanguage", "UIView.accessibilityLanguage", .language),
        IBAttribute("largeContentTitle", "largeContentTitle", "UIView.largeContentTitle", .label),
    ]
}
