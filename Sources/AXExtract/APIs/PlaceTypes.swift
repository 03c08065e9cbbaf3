/// What the APIs expect at a place, so that `.init(…)` there is known to make: the types of properties and arguments.
struct PlaceTypes: Sendable {
    /// By the property's name, the type of the value or of the collection's elements.
    private let properties: [String: String]

    /// - Parameter framework: The properties that UIKit and AppKit have under one name with types of their own.
    init(framework: [String: String]) {
        properties = framework
    }

    func property(_ name: String) -> String? {
        properties[name]
    }

    /// The type of an argument, or of the elements of a collection that is one.
    /// - Parameter callee: The name of what is called or made.
    func argument(_ label: String, of callee: String) -> String? {
        Self.arguments[callee]?[label]
    }

    private static let arguments: [String: [String: String]] = [
        "accessibilityActions": ["category": "AccessibilityActionCategory"],
        "AXChartDescriptor": ["yAxis": "AXNumericDataAxisDescriptor", "series": "AXDataSeriesDescriptor"],
        "AXDataSeriesDescriptor": ["dataPoints": "AXDataPoint"],
        "requestChoice": ["between": "IntentChoiceOption"],
        "update": ["alertConfiguration": "AlertConfiguration"],
    ]
}
