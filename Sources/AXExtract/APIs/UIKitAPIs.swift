import AXModel

/// UIKit: the UIAccessibility informal protocol and related APIs.
enum UIKitAPIs {
    static let rows: [APIRow] =
        properties + blocks + calls + named + announcements + spokenContent + guidedAccess

    /// The types of the objects in collections, by the property that holds the collection or a closure that returns it.
    static let types = [
        "accessibilityCustomActions": "UIAccessibilityCustomAction",
        "accessibilityCustomActionsBlock": "UIAccessibilityCustomAction",
        "accessibilityCustomContent": "AXCustomContent",
        "accessibilityCustomContentBlock": "AXCustomContent",
        "accessibilityCustomRotors": "UIAccessibilityCustomRotor",
        "accessibilityCustomRotorsBlock": "UIAccessibilityCustomRotor",
        "accessibilityDragSourceDescriptors": "UIAccessibilityLocationDescriptor",
        "accessibilityDropPointDescriptors": "UIAccessibilityLocationDescriptor",
    ]

    private static let properties: [APIRow] = [
        APIRow("UIView.accessibilityLabel", .property("accessibilityLabel"), .label),
        APIRow("UIView.accessibilityAttributedLabel", .property("accessibilityAttributedLabel"), .label),
        APIRow("UIView.accessibilityHint", .property("accessibilityHint"), .hint),
        APIRow("UIView.accessibilityAttributedHint", .property("accessibilityAttributedHint"), .hint),
        APIRow("UIView.accessibilityValue", .property("accessibilityValue"), .value),
        APIRow("UIView.accessibilityAttributedValue", .property("accessibilityAttributedValue"), .value),
        APIRow("UIView.accessibilityUserInputLabels", .property("accessibilityUserInputLabels"), .inputLabel),
        APIRow(
            "UIView.accessibilityAttributedUserInputLabels", .property("accessibilityAttributedUserInputLabels"),
            .inputLabel),
        APIRow("UIView.accessibilityLanguage", .property("accessibilityLanguage"), .language),
        APIRow("UIView.largeContentTitle", .property("largeContentTitle"), .label),
        APIRow(
            "NSAttributedString.Key.accessibilitySpeechLanguage", .attribute("accessibilitySpeechLanguage"), .language),
        APIRow(
            "NSAttributedString.Key.accessibilitySpeechIPANotation", .attribute("accessibilitySpeechIPANotation"),
            .other),
        APIRow(
            "NSAttributedString.Key.accessibilityTextCustom", .attribute("accessibilityTextCustom"), .customContent),
    ]

    /// Closures that return the values on demand (iOS 17).
    private static let blocks: [APIRow] = [
        APIRow("UIView.accessibilityLabelBlock", .property("accessibilityLabelBlock"), .label),
        APIRow("UIView.accessibilityAttributedLabelBlock", .property("accessibilityAttributedLabelBlock"), .label),
        APIRow("UIView.accessibilityHintBlock", .property("accessibilityHintBlock"), .hint),
        APIRow("UIView.accessibilityAttributedHintBlock", .property("accessibilityAttributedHintBlock"), .hint),
        APIRow("UIView.accessibilityValueBlock", .property("accessibilityValueBlock"), .value),
        APIRow("UIView.accessibilityAttributedValueBlock", .property("accessibilityAttributedValueBlock"), .value),
        APIRow(
            "UIView.accessibilityUserInputLabelsBlock", .property("accessibilityUserInputLabelsBlock"), .inputLabel),
        APIRow("UIView.accessibilityLanguageBlock", .property("accessibilityLanguageBlock"), .language),
    ]

    private static let calls: [APIRow] = [
        APIRow(
            "UIAccessibilityCustomAction(name:)", .call("UIAccessibilityCustomAction", .label("name")), .customAction),
        APIRow(
            "UIAccessibilityCustomAction(attributedName:)",
            .call("UIAccessibilityCustomAction", .label("attributedName")), .customAction),
        APIRow("UIAccessibilityCustomRotor(name:)", .call("UIAccessibilityCustomRotor", .label("name")), .rotor),
        APIRow(
            "UIAccessibilityCustomRotor(attributedName:)",
            .call("UIAccessibilityCustomRotor", .label("attributedName")),
            .rotor),
        APIRow(
            "UIAccessibilityLocationDescriptor(name:)", .call("UIAccessibilityLocationDescriptor", .label("name")),
            .customAction),
        APIRow(
            "UIAccessibilityLocationDescriptor(attributedName:)",
            .call("UIAccessibilityLocationDescriptor", .label("attributedName")), .customAction),
    ]

    /// Names that code can set after it creates the object.
    private static let named: [APIRow] = [
        name("UIAccessibilityCustomAction", "name", .customAction),
        name("UIAccessibilityCustomAction", "attributedName", .customAction),
        name("UIAccessibilityCustomRotor", "name", .rotor),
        name("UIAccessibilityCustomRotor", "attributedName", .rotor),
    ]

    private static let announcements: [APIRow] =
        [post("announcement", stringsOnly: false), legacyPost("Announcement", stringsOnly: false)]
        + ["screenChanged", "layoutChanged", "pageScrolled"].map { post($0, stringsOnly: true) }
        + ["ScreenChanged", "LayoutChanged", "PageScrolled"].map { legacyPost($0, stringsOnly: true) }
        + [
            APIRow(
                "UIAccessibility.post(notification:argument:)", .call("UIAccessibility.post", .label("argument")),
                .announcement, stringsOnly: true)
        ]

    /// The UIScrollViewAccessibilityDelegate and UIAccessibilityReadingContent protocols.
    private static let spokenContent: [APIRow] = [
        method("UIScrollViewAccessibilityDelegate", "accessibilityScrollStatus", .announcement),
        method("UIScrollViewAccessibilityDelegate", "accessibilityAttributedScrollStatus", .announcement),
        method("UIAccessibilityReadingContent", "accessibilityContent", .value),
        method("UIAccessibilityReadingContent", "accessibilityAttributedContent", .value),
        method("UIAccessibilityReadingContent", "accessibilityPageContent", .value),
        method("UIAccessibilityReadingContent", "accessibilityAttributedPageContent", .value),
    ]

    private static let guidedAccess: [APIRow] = [
        method("UIGuidedAccessRestrictionDelegate", "textForGuidedAccessRestriction", .guidedAccess),
        method("UIGuidedAccessRestrictionDelegate", "detailTextForGuidedAccessRestriction", .guidedAccess),
    ]

    private static func name(_ type: String, _ property: String, _ role: AccessibilityRole) -> APIRow {
        APIRow("\(type).\(property)", .typedProperty(property, of: type), role)
    }

    private static func method(_ type: String, _ name: String, _ role: AccessibilityRole) -> APIRow {
        APIRow("\(type).\(name)", .method(name), role)
    }

    private static func post(_ notification: String, stringsOnly: Bool) -> APIRow {
        APIRow(
            "UIAccessibility.post(notification: .\(notification))",
            .call(
                "UIAccessibility.post", .label("argument"),
                where: APIRow.Requirement(argument: .label("notification"), name: notification)),
            .announcement, stringsOnly: stringsOnly)
    }

    /// The function of Objective-C, and of Swift before version 4.2.
    private static func legacyPost(_ notification: String, stringsOnly: Bool) -> APIRow {
        APIRow(
            "UIAccessibilityPostNotification(UIAccessibility\(notification)Notification)",
            .call(
                "UIAccessibilityPostNotification", .position(1),
                where: APIRow.Requirement(
                    argument: .position(0), name: "UIAccessibility\(notification)Notification")),
            .announcement, stringsOnly: stringsOnly)
    }
}
