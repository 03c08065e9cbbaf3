import AXModel

/// WatchKit. The setters of its interface objects have the same names as those of UIKit's properties, whose rows cover
/// them.
enum WatchKitAPIs {
    static let rows: [APIRow] = [
        APIRow("WKAccessibilityImageRegion.label", .typedProperty("label", of: "WKAccessibilityImageRegion"), .label)
    ]
}
