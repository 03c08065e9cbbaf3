import AXModel

/// APIs that take visible text as a `LocalizedStringKey` or `LocalizedStringResource`. Their strings are listed only if
/// ``ExtractionOptions/allStrings`` is set.
enum LocalizedKeyAPIs {
    static let rows: [APIRow] =
        views.map { view($0) } + [view("Section", module: APIRow.notUIKit)] + modifiers.map { modifier($0) }
        + configurations + mapContent + alerts

    private static let views = [
        "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "ControlWidgetButton",
        "ControlWidgetToggle", "DatePicker", "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Link",
        "Menu", "NavigationLink", "Picker", "ProgressView", "SecureField", "ShareLink", "Stepper", "Tab",
        "TextField", "Toggle", "WindowGroup",
    ]

    private static let modifiers = [
        "alert", "badge", "confirmationDialog", "controlWidgetActionHint", "controlWidgetStatus",
        "navigationBarTitle", "navigationSubtitle", "navigationTitle",
    ]

    /// The names and descriptions in the galleries of widgets and controls.
    private static let configurations: [APIRow] = [
        modifier("configurationDisplayName", of: "WidgetConfiguration"),
        modifier(
            "description", of: "WidgetConfiguration",
            companions: widgets.union(controls).union(["configurationDisplayName"])),
        modifier("displayName", of: "ControlWidgetConfiguration", companions: controls),
    ]

    private static let widgets: Set<String> = [
        "ActivityConfiguration", "AppIntentConfiguration", "IntentConfiguration", "RelevanceConfiguration",
        "StaticConfiguration",
    ]
    private static let controls: Set<String> = ["AppIntentControlConfiguration", "StaticControlConfiguration"]

    private static let mapContent: [APIRow] = ["Annotation", "Marker"].map { view($0, module: "MapKit") }

    /// The alert that announces an update of a Live Activity.
    private static let alerts: [APIRow] = ["title", "body"].map { label in
        .visible(
            "AlertConfiguration(\(label):)", .call("AlertConfiguration", .label(label)), .key, module: "ActivityKit")
    }

    private static func view(_ name: String, module: String? = nil) -> APIRow {
        .visible("\(name)(_:)", .call(name, .position(0)), .key, module: module)
    }

    private static func modifier(
        _ name: String, of type: String = "View", companions: Set<String> = []
    ) -> APIRow {
        .visible("\(type).\(name)(_:)", .modifier(name, .position(0)), .key, companions: companions)
    }
}
