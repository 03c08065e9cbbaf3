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

/// Tells what mirrors a text that is on screen.
enum ObjCVisibleText {
    /// The reason for a value that is read from the screen; nil for others.
    /// - Parameter expression: The value as it is written.
    static func reason(_ member: String, _ expression: String) -> Remark.Unresolved? {
        members.contains(member) ? .mirror(.visibleText, of: expression) : nil
    }

    /// Properties that show a text when they are set.
    static let properties: Set<String> = [
        "text", "title", "stringValue", "placeholder", "placeholderString", "attributedText", "attributedTitle",
    ]

    private static let members: Set<String> = properties.union([
        "currentTitle", "currentAttributedTitle", "subtitle", "titleForState", "attributedTitleForState",
        "attributedPlaceholder", "attributedStringValue", "detailText", "prompt",
    ])
}

/// Reads accessibility traits, under Swift's names: `button` of `UIAccessibilityTraitButton`.
enum ObjCTraits {
    /// The traits that an expression names, `self.accessibilityTraits | UIAccessibilityTraitSelected`.
    static func names(_ range: Range<Int>, in source: ObjCSource) -> [String] {
        range.compactMap { index in
            guard let name = source.name(index), name.hasPrefix(prefix), name.count > prefix.count,
                !source.isToken(index - 1, "~")
            else { return nil }
            let trait = name.dropFirst(prefix.count)
            return trait.prefix(1).lowercased() + trait.dropFirst()
        }
    }

    private static let prefix = "UIAccessibilityTrait"
}
