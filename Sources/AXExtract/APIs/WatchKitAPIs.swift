import AXModel

/// WatchKit. The setters of its interface objects have the names of the setters of UIKit's properties.
enum WatchKitAPIs {
    static let rows: [APIRow] = [
        APIRow("WKAccessibilityImageRegion.label", .typedProperty("label", of: "WKAccessibilityImageRegion"), .label)
    ]
}
