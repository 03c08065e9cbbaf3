import AXModel

/// The framework Accessibility: additional content and audio graphs.
enum AccessibilityFrameworkAPIs {
    static let rows: [APIRow] = [
        row("AXCustomContent", "label", .customContent),
        row("AXCustomContent", "attributedLabel", .customContent),
        row("AXCustomContent", "value", .customContent),
        row("AXCustomContent", "attributedValue", .customContent),
        row("AXChartDescriptor", "title", .label),
        row("AXChartDescriptor", "attributedTitle", .label),
        row("AXChartDescriptor", "summary", .value),
        row("AXDataSeriesDescriptor", "name", .label),
        row("AXDataSeriesDescriptor", "attributedName", .label),
        row("AXNumericDataAxisDescriptor", "title", .label),
        row("AXNumericDataAxisDescriptor", "attributedTitle", .label),
        row("AXCategoricalDataAxisDescriptor", "title", .label),
        row("AXCategoricalDataAxisDescriptor", "attributedTitle", .label),
    ]

    private static func row(_ type: String, _ label: String, _ role: AccessibilityRole) -> APIRow {
        APIRow("\(type)(\(label):)", .call(type, .label(label)), role)
    }
}
