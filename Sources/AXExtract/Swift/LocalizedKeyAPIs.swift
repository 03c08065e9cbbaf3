import AXModel

/// SwiftUI views and modifiers that take a visible text as a `LocalizedStringKey`; listed when all strings are wanted.
enum LocalizedKeyAPIs {
    static let rows: [APIRow] = views.map(view) + modifiers.map(modifier)

    private static let views = [
        "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
        "DisclosureGroup", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Menu", "NavigationLink", "Picker",
        "ProgressView", "Section", "SecureField", "ShareLink", "Stepper", "Tab", "TextField", "Toggle", "WindowGroup",
    ]

    private static let modifiers = [
        "alert", "badge", "confirmationDialog", "help", "navigationBarTitle", "navigationSubtitle", "navigationTitle",
    ]

    private static func view(_ name: String) -> APIRow {
        APIRow("\(name)(_:)", .call(name, .position(0)), .other, .key)
    }

    private static func modifier(_ name: String) -> APIRow {
        APIRow("View.\(name)(_:)", .modifier(name, .position(0)), .other, .key)
    }
}
