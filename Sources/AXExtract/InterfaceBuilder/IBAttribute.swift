import AXModel
import AXSource

/// An attribute with a spoken or visible string, in an object of an Interface Builder document.
struct IBAttribute: Hashable, Sendable {
    /// The name in the document: `label` of `<accessibility label="…">`, or the path of a runtime attribute.
    let name: String
    /// The name in ibtool's keys and comments: `accessibilityLabel`.
    let property: String
    /// The name of the API in findings.
    let api: String
    let role: AccessibilityRole

    init(_ name: String, _ property: String, _ api: String, _ role: AccessibilityRole) {
        self.name = name
        self.property = property
        self.api = api
        self.role = role
    }

    /// An attribute of the element `accessibility`; nil if its value isn't spoken. ibtool's names for these attributes
    /// are from strings files that Xcode exported; only the name for `help` is inferred by analogy.
    static func row(_ name: String, isAppKit: Bool) -> IBAttribute? {
        (isAppKit ? appKit : uiKit).first { $0.name == name }
    }

    /// A runtime attribute that sets a spoken property; nil for any other key path. ibtool doesn't export the value
    /// unless “Localizable String” is selected.
    static func runtime(_ keyPath: String, isAppKit: Bool) -> IBAttribute? {
        let name = keyPath.lastName
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

/// A runtime attribute of the app that contains a localization key: `accLabelLocalization`.
enum IBKeyAttribute {
    /// The role of an attribute by its name; nil for an attribute without a key.
    /// - Parameter configured: The roles of the attributes in the user's configuration.
    static func role(_ keyPath: String, _ configured: [String: AccessibilityRole]) -> AccessibilityRole? {
        if let role = configured[keyPath] { return role }
        let name = keyPath.lowercased()
        guard let start = starts.first(where: name.hasPrefix) else { return nil }
        let rest = name.dropFirst(start.count)
        return roles.first { rest.hasPrefix($0.name) && endings.contains(String(rest.dropFirst($0.name.count))) }?.role
    }

    /// Longer names come first, because the first match decides.
    private static let starts = ["accessibility", "a11y", "acc", "ax"]
    private static let roles: [(name: String, role: AccessibilityRole)] = [
        ("label", .label), ("hint", .hint), ("value", .value),
    ]
    private static let endings: Set<String> = [
        "localization", "localizationkey", "localizedkey", "localized", "key", "lockey", "l10n", "l10nkey", "i18nkey",
    ]
}
