import AXModel

/// WatchKit. The setters of its interface objects have the names that UIKit's properties give.
enum WatchKitAPIs {
    static let rows: [APIRow] = [
        APIRow("WKAccessibilityImageRegion.label", .typedProperty("label", of: "WKAccessibilityImageRegion"), .label)
    ]
}
