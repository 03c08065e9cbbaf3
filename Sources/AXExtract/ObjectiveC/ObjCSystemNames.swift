import AXModel

/// Constants that name an accessibility attribute in a dictionary, in `addAttribute:value:range:` or in the informal
/// protocol of AppKit.
enum ObjCAttributes {
    /// The API and role of the attribute that a constant names; nil for any other name.
    static func row(_ name: String) -> (api: String, role: AccessibilityRole)? {
        rows[name]
    }

    /// The Swift name of an attribute for `accessibilitySetOverrideValue:forAttribute:`: `description` for
    /// `NSAccessibilityDescriptionAttribute`. Nil for any other name.
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

/// Properties and methods that return the text on the screen.
enum ObjCVisibleText {
    /// The reason why a value that mirrors the text on the screen has no string; nil for other members.
    /// - Parameter expression: The source of the value.
    static func reason(_ member: String, _ expression: String) -> Remark.Unresolved? {
        members.contains(member) ? .mirror(.visibleText, of: expression) : nil
    }

    /// Properties whose values are shown.
    static let properties: Set<String> = [
        "text", "title", "stringValue", "placeholder", "placeholderString", "attributedText", "attributedTitle",
    ]

    private static let members: Set<String> = properties.union([
        "currentTitle", "currentAttributedTitle", "subtitle", "titleForState", "attributedTitleForState",
        "attributedPlaceholder", "attributedStringValue", "detailText", "prompt",
    ])
}

/// Reads accessibility traits, with their Swift names: `button` for `UIAccessibilityTraitButton`.
enum ObjCTraits {
    /// The traits that an expression adds or removes: `(self.accessibilityTraits | UIAccessibilityTraitSelected)`,
    /// `self.accessibilityTraits & ~UIAccessibilityTraitButton`.
    static func changes(by part: ObjCPart, in source: ObjCSource) -> [TraitChange] {
        /// The index after the latest operand of `~`.
        var complementEnd = part.range.lowerBound
        return part.range.compactMap { index in
            if source.isToken(index, "~") { complementEnd = (source.closer(index + 1) ?? index + 1) + 1 }
            guard let trait = source.name(index).flatMap(ControlNames.trait(ofConstant:)) else { return nil }
            return TraitChange(index < complementEnd ? .removes : .adds, trait, in: part.branch)
        }
    }

    /// Whether an expression consists only of traits, and so replaces the element's previous traits.
    static func isWhole(_ range: Range<Int>, in source: ObjCSource) -> Bool {
        range.allSatisfy { index in
            source.name(index)?.hasPrefix(ControlNames.traitPrefix)
                ?? ["|", "(", ")"].contains { source.isToken(index, $0) }
        }
    }
}
