import AXModel

/// RealityKit: accessibility strings of entities, all of the type `LocalizedStringResource`. The deprecated
/// `Entity.accessibilityLabel` is a `String`; the row of UIKit's property with the same name covers it.
enum RealityKitAPIs {
    static let rows: [APIRow] = component + ["Entity", "ModelEntity"].flatMap(entity)

    private static let component: [APIRow] = [
        property("label", of: "AccessibilityComponent", .label),
        property("value", of: "AccessibilityComponent", .value),
        property("customActions", of: "AccessibilityComponent", .customAction),
        content("label"),
        content("value"),
        APIRow(
            "Entity.accessibilityLabelKey", .property("accessibilityLabelKey"), .label, .key, module: module),
    ]

    private static let module = "RealityKit"

    /// These rows apply to one type only, because properties of other types with these names don't take keys.
    private static func entity(_ type: String) -> [APIRow] {
        [
            property("accessibilityValue", of: type, .value),
            property("accessibilityCustomActions", of: type, .customAction),
        ]
    }

    private static func property(_ name: String, of type: String, _ role: AccessibilityRole) -> APIRow {
        APIRow("\(type).\(name)", .typedProperty(name, of: type), role, .key, module: module)
    }

    private static func content(_ label: String) -> APIRow {
        APIRow(
            "AccessibilityComponent.CustomContent(\(label):)",
            .call("AccessibilityComponent.CustomContent", .label(label)), .customContent, .key, module: module)
    }
}
