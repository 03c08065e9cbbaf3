import AXModel

/// AppKit: the NSAccessibility protocol and related APIs. ``APIRow/Shape/property(_:)`` also covers the setter of a
/// property and the methods that override its getter.
enum AppKitAPIs {
    static let rows: [APIRow] = properties + images + calls + named + announcements + informal

    /// The properties that UIKit has under the same names.
    static let sharedRows: [APIRow] = [
        property("accessibilityLabel", .label),
        property("accessibilityValue", .value),
        property("accessibilityUserInputLabels", .inputLabel),
        property("accessibilityAttributedUserInputLabels", .inputLabel),
    ]

    /// The element types of the properties that are collections, by property.
    static let types = [
        "accessibilityCustomActions": "NSAccessibilityCustomAction",
        "accessibilityCustomContent": "AXCustomContent",
        "accessibilityCustomRotors": "NSAccessibilityCustomRotor",
    ]

    private static let properties: [APIRow] = [
        property("accessibilityHelp", .hint),
        property("accessibilityTitle", .label),
        property("accessibilityValueDescription", .value),
        property("accessibilityPlaceholderValue", .value),
        property("accessibilityRoleDescription", .other),
        property("accessibilityUnitDescription", .value),
        property("accessibilityHorizontalUnitDescription", .value),
        property("accessibilityVerticalUnitDescription", .value),
        APIRow(
            "NSAttributedString.Key.accessibilityCustomText", .attribute("accessibilityCustomText"), .customContent),
    ]

    private static let images: [APIRow] = [
        // The row requires AppKit because iOS apps use this name for properties of their models.
        APIRow(
            "NSImage.accessibilityDescription", .property("accessibilityDescription"), .imageDescription,
            module: "AppKit"),
        APIRow(
            "NSImage(accessibilityDescription:)", .call("NSImage", .label("accessibilityDescription")),
            .imageDescription),
    ]

    private static let calls: [APIRow] = [
        APIRow(
            "NSAccessibilityCustomAction(name:)", .call("NSAccessibilityCustomAction", .label("name")), .customAction),
        APIRow("NSAccessibilityCustomRotor(label:)", .call("NSAccessibilityCustomRotor", .label("label")), .rotor),
        APIRow(
            "NSAccessibilityElement.element(label:)", .call("NSAccessibilityElement.element", .label("label")), .label),
    ]

    /// Names that code can set after it creates the object.
    private static let named: [APIRow] = [
        name("NSAccessibilityCustomAction", "name", .customAction),
        name("NSAccessibilityCustomRotor", "label", .rotor),
        name("NSAccessibilityCustomRotor.ItemResult", "customLabel", .rotor),
    ]

    private static let announcementKeys: Set<String> = ["announcement", "NSAccessibilityAnnouncementKey"]

    /// Calls that post a notification. If a call doesn't show that it posts an announcement, only values known to be
    /// strings are listed.
    private static let announcements: [APIRow] = [
        APIRow(
            "NSAccessibility.post(userInfo: [.announcement])",
            .call(
                "NSAccessibility.post", .entry(label: "userInfo", keys: announcementKeys),
                where: APIRow.Requirement(argument: .label("notification"), name: "announcementRequested")),
            .announcement),
        APIRow(
            "NSAccessibility.post(element:notification:userInfo:)",
            .call("NSAccessibility.post", .entry(label: "userInfo", keys: announcementKeys)), .announcement,
            stringsOnly: true),
        APIRow(
            "NSAccessibilityPostNotificationWithUserInfo([.announcement])",
            .call(
                "NSAccessibilityPostNotificationWithUserInfo", .entryAt(2, keys: announcementKeys),
                where: APIRow.Requirement(
                    argument: .position(1), name: "announcementRequested",
                    "NSAccessibilityAnnouncementRequestedNotification")),
            .announcement),
        APIRow(
            "NSAccessibilityPostNotificationWithUserInfo(_:_:_:)",
            .call("NSAccessibilityPostNotificationWithUserInfo", .entryAt(2, keys: announcementKeys)), .announcement,
            stringsOnly: true),
    ]

    /// The informal protocol of OS X 10.1 to 10.9, which old code still uses.
    private static let informal: [APIRow] =
        [
            APIRow(
                "NSAccessibility.accessibilityActionDescription", .method("accessibilityActionDescription"),
                .customAction),
            APIRow(
                "NSAccessibility.accessibilityAttributeValue", .method("accessibilityAttributeValue"), .other,
                stringsOnly: true),
        ]
        + [
            override("description", .label), override("title", .label), override("help", .hint),
            override("value", .value), override("valueDescription", .value), override("placeholderValue", .value),
            override("roleDescription", .other),
            APIRow(
                "NSAccessibility.accessibilitySetOverrideValue(_:forAttribute:)",
                .setter("accessibilitySetOverrideValue"), .other, stringsOnly: true),
        ]

    private static func property(_ name: String, _ role: AccessibilityRole) -> APIRow {
        APIRow("NSAccessibility.\(name)", .property(name), role)
    }

    private static func name(_ type: String, _ property: String, _ role: AccessibilityRole) -> APIRow {
        APIRow("\(type).\(property)", .typedProperty(property, of: type), role)
    }

    private static func override(_ attribute: String, _ role: AccessibilityRole) -> APIRow {
        APIRow(
            "NSAccessibility.accessibilitySetOverrideValue(_:forAttribute: .\(attribute))",
            .setter(
                "accessibilitySetOverrideValue",
                where: APIRow.Requirement(argument: .label("forAttribute"), name: attribute)),
            role, stringsOnly: attribute == "value")
    }
}
