import AXModel

/// SwiftUI: modifiers, initializers and announcements that take spoken text.
enum SwiftUIAPIs {
    static let rows: [APIRow] =
        modifiers + deprecated + additional + calls
        + ["accessibilityRepresentation", "accessibilityChildren"].flatMap(spokenViews)

    private static let modifiers: [APIRow] = [
        modifier("accessibilityLabel", .label),
        APIRow(
            "View.accessibilityLabel(content:)", .modifier("accessibilityLabel", .closure("content")), .label, .key),
        modifier("accessibilityHint", .hint),
        // `help` sets both the hint and the pointer's help tag (Apple, “help(_:)”), so the style of hints doesn't apply
        // to it.
        APIRow(Occurrence.API.helpTag, .modifier("help", .position(0)), .other, .key, module: "SwiftUI"),
        modifier("accessibilityValue", .value),
        modifier("accessibilityInputLabels", .inputLabel),
        modifier("accessibilityAction", .label("named"), .customAction),
        APIRow(
            "View.accessibilityAction(label:)",
            .modifier("accessibilityAction", .laterClosure("label", leading: ["action", "intent"])), .customAction,
            .key),
        APIRow(
            "View.accessibilityActions(_:)", buttons(in: "accessibilityActions"), .customAction, .key),
        APIRow(
            "View.accessibilityActions(_:content:)", .modifier("accessibilityActions", .position(0)), .customAction,
            .key),
        APIRow(
            "View.accessibilityQuickAction(style:content:)",
            buttons(in: "accessibilityQuickAction"), .customAction, .key),
        modifier("accessibilityRotor", .rotor),
        modifier("accessibilityScrollStatus", .announcement),
        modifier("accessibilityDragPoint", .label("description"), .customAction),
        modifier("accessibilityDropPoint", .label("description"), .customAction),
        APIRow(
            "View.accessibilityShowsLargeContentViewer(_:)",
            .modifier("accessibilityShowsLargeContentViewer", .closure("largeContentView")), .label, .key),
    ]

    /// The modifiers of iOS 13, which still compile.
    private static let deprecated: [APIRow] = [
        modifier("accessibility", .label("label"), .label),
        modifier("accessibility", .label("hint"), .hint),
        modifier("accessibility", .label("value"), .value),
        modifier("accessibility", .label("inputLabels"), .inputLabel),
    ]

    private static let additional: [APIRow] = [
        APIRow(
            "View.accessibilityCustomContent(_:_:) name", .modifier("accessibilityCustomContent", .position(0)),
            .customContent, .key),
        APIRow(
            "View.accessibilityCustomContent(_:_:) value", .modifier("accessibilityCustomContent", .position(1)),
            .customContent, .key),
        APIRow(
            "AccessibilityCustomContentKey(_:)", .call("AccessibilityCustomContentKey", .position(0)), .customContent,
            .key),
        APIRow(
            "AccessibilityActionCategory(_:)", .call("AccessibilityActionCategory", .position(0)), .customAction,
            .key),
        APIRow("AccessibilityRotorEntry(_:)", .call("AccessibilityRotorEntry", .position(0)), .rotor, .key),
    ]

    private static let calls: [APIRow] = [
        APIRow("Image(_:label:)", .call("Image", .label("label")), .imageDescription, .key),
        APIRow(
            "AccessibilityNotification.Announcement(_:)",
            .call("AccessibilityNotification.Announcement", .position(0)), .announcement),
        APIRow(
            "AccessibilityNotification.ScreenChanged(_:)",
            .call("AccessibilityNotification.ScreenChanged", .position(0)), .announcement, stringsOnly: true),
        APIRow(
            "AccessibilityNotification.LayoutChanged(_:)",
            .call("AccessibilityNotification.LayoutChanged", .position(0)), .announcement, stringsOnly: true),
        APIRow(
            "AccessibilityNotification.PageScrolled(_:)",
            .call("AccessibilityNotification.PageScrolled", .position(0)), .announcement, stringsOnly: true),
    ]

    /// The buttons in a modifier's closure. Their titles are the names of actions.
    private static func buttons(in modifier: String) -> APIRow.Shape {
        .builder(modifier: modifier, views: ["Button"], title: [.position(0), .closure("label")])
    }

    /// The rows of a modifier whose closure contains views that are spoken but never seen.
    private static func spokenViews(in modifier: String) -> [APIRow] {
        [
            APIRow(
                "View.\(modifier)(_:) text", .builder(modifier: modifier, views: ["Text"], title: [.whole]), .label,
                .key),
            APIRow(
                "View.\(modifier)(_:) title",
                .builder(modifier: modifier, views: titledViews, title: [.position(0)]), .label, .key),
        ]
    }

    private static let titledViews: Set<String> = [
        "Button", "DatePicker", "DisclosureGroup", "Gauge", "Label", "Link", "Menu", "NavigationLink", "Picker",
        "ProgressView", "SecureField", "Stepper", "TextField", "Toggle",
    ]

    private static func modifier(_ name: String, _ role: AccessibilityRole) -> APIRow {
        APIRow("View.\(name)(_:)", .modifier(name, .position(0)), role, .key)
    }

    private static func modifier(_ name: String, _ argument: APIRow.Argument, _ role: AccessibilityRole) -> APIRow {
        guard case .label(let label) = argument else { return modifier(name, role) }
        return APIRow("View.\(name)(\(label):)", .modifier(name, argument), role, .key)
    }
}
