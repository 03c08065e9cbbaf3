import AXModel

/// A runtime attribute of the app's own that holds a localization key: `accLabelLocalization`.
enum IBKeyAttribute {
    /// The role of an attribute by its name; nil for an attribute that holds no key.
    /// - Parameter configured: The attributes that the user names, with their roles.
    static func role(_ keyPath: String, _ configured: [String: AccessibilityRole]) -> AccessibilityRole? {
        if let role = configured[keyPath] { return role }
        let name = keyPath.lowercased()
        guard let start = starts.first(where: name.hasPrefix) else { return nil }
        let rest = name.dropFirst(start.count)
        return roles.first { rest.hasPrefix($0.name) && endings.contains(String(rest.dropFirst($0.name.count))) }?.role
    }

    /// Longer names first.
    private static let starts = ["accessibility", "a11y", "acc", "ax"]
    private static let roles: [(name: String, role: AccessibilityRole)] = [
        ("label", .label), ("hint", .hint), ("value", .value),
    ]
    private static let endings: Set<String> = [
        "localization", "localizationkey", "localizedkey", "localized", "key", "lockey", "l10n", "l10nkey", "i18nkey",
    ]
}
