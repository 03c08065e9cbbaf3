import AXModel

/// AppKit: the protocol NSAccessibility. Each property also has a setter method, which the shape covers.
enum AppKitAPIs {
    static let rows: [APIRow] = [
        APIRow("NSAccessibility.accessibilityHelp", .property("accessibilityHelp"), .hint),
        APIRow("NSAccessibility.accessibilityTitle", .property("accessibilityTitle"), .label),
        APIRow(
            "NSAccessibility.accessibilityValueDescription", .property("accessibilityValueDescription"), .value),
        APIRow(
            "NSAccessibility.accessibilityPlaceholderValue", .property("accessibilityPlaceholderValue"), .value),
        APIRow(
            "NSAccessibility.accessibilityRoleDescription", .property("accessibilityRoleDescription"), .other),
        APIRow(
            "NSAccessibility.accessibilityUnitDescription", .property("accessibilityUnitDescription"), .value),
        APIRow("NSImage.accessibilityDescription", .property("accessibilityDescription"), .imageDescription),
        APIRow(
            "NSImage(accessibilityDescription:)", .call("NSImage", .label("accessibilityDescription")),
            .imageDescription),
        APIRow(
            "NSAccessibilityCustomAction(name:)", .call("NSAccessibilityCustomAction", .label("name")), .customAction),
        APIRow("NSAccessibilityCustomRotor(label:)", .call("NSAccessibilityCustomRotor", .label("label")), .rotor),
        APIRow(
            "NSAccessibility.post(userInfo: [.announcement])",
            .call("NSAccessibility.post", .entry(of: "userInfo", key: "announcement")), .announcement),
    ]
}
