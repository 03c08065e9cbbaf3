import AXModel

/// The Accessibility framework: custom content and audio graphs.
enum AccessibilityFrameworkAPIs {
    static let rows: [APIRow] = content + graphs + laterGraphs

    private static let content: [APIRow] = [
        row("AXCustomContent", "label", .customContent),
        row("AXCustomContent", "attributedLabel", .customContent),
        row("AXCustomContent", "value", .customContent),
        row("AXCustomContent", "attributedValue", .customContent),
    ]

    private static let graphs: [APIRow] = [
        row("AXChartDescriptor", "title", .label),
        row("AXChartDescriptor", "attributedTitle", .label),
        row("AXChartDescriptor", "summary", .value),
        row("AXDataSeriesDescriptor", "name", .label),
        row("AXDataSeriesDescriptor", "attributedName", .label),
        row("AXNumericDataAxisDescriptor", "title", .label),
        row("AXNumericDataAxisDescriptor", "attributedTitle", .label),
        row("AXNumericDataAxisDescriptor", "valueDescriptionProvider", .value, closure: true),
        row("AXCategoricalDataAxisDescriptor", "title", .label),
        row("AXCategoricalDataAxisDescriptor", "attributedTitle", .label),
        row("AXCategoricalDataAxisDescriptor", "categoryOrder", .value),
        row("AXDataPoint", "label", .label),
    ]

    /// Properties that code can set after it creates the object.
    private static let laterGraphs: [APIRow] = [
        property("AXChartDescriptor", "title", .label),
        property("AXChartDescriptor", "attributedTitle", .label),
        property("AXChartDescriptor", "summary", .value),
        property("AXDataSeriesDescriptor", "name", .label),
        property("AXDataSeriesDescriptor", "attributedName", .label),
        property("AXNumericDataAxisDescriptor", "title", .label),
        property("AXNumericDataAxisDescriptor", "attributedTitle", .label),
        property("AXNumericDataAxisDescriptor", "valueDescriptionProvider", .value),
        property("AXCategoricalDataAxisDescriptor", "title", .label),
        property("AXCategoricalDataAxisDescriptor", "attributedTitle", .label),
        property("AXCategoricalDataAxisDescriptor", "categoryOrder", .value),
        property("AXDataPoint", "label", .label),
        property("AXDataPoint", "attributedLabel", .label),
    ]

    private static func row(
        _ type: String, _ label: String, _ role: AccessibilityRole, closure: Bool = false
    ) -> APIRow {
        APIRow("\(type)(\(label):)", .call(type, closure ? .closure(label) : .label(label)), role)
    }

    private static func property(_ type: String, _ name: String, _ role: AccessibilityRole) -> APIRow {
        APIRow("\(type).\(name)", .typedProperty(name, of: type), role)
    }
}
