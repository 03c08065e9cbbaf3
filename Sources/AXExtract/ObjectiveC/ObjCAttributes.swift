import AXModel

/// Constants that name an accessibility attribute: in a dictionary, in `addAttribute:value:range:`, or in the informal
/// protocol of AppKit.
enum ObjCAttributes {
    /// The API and role of a string attribute.
    static func row(_ name: String) -> (api: String, role: AccessibilityRole)? {
        rows[name]
    }

    /// The attribute that `accessibilitySetOverrideValue:forAttribute:` names, as Swift calls it: `description`.
    static func swiftName(_ constant: String) -> String? {
        guard constant.hasPrefix("NSAccessibility"), constant.hasSuffix("Attribute"), constant.count > 24 else {
            return nil
        }
        let name = constant.dropFirst(15).dropLast(9)
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    private static let rows: [String: (api: String, role: AccessibilityRole)] = [
        "UIAccessibilitySpeechAttributeLanguage": (
            "NSAttributedString.Key.accessibilitySpeechLanguage", .language
        ),
        "UIAccessibilityTextAttributeCustom": ("NSAttributedString.Key.accessibilityTextCustom", .customContent),
        "NSAccessibilityCustomTextAttribute": ("NSAttributedString.Key.accessibilityCustomText", .customContent),
        "NSAccessibilityAnnouncementKey": (
            "NSAccessibilityPostNotificationWithUserInfo([.announcement])", .announcement
        ),
    ]
}
