import UIKit

/// What no call passes is never spoken.
enum Grouping {
    @discardableResult
    static func group(
        _ container: UIView, label: String, value: String? = nil, hint: String? = nil, isNew: Bool = false
    ) -> UIAccessibilityElement {
        let group = UIAccessibilityElement(accessibilityContainer: container)
        group.accessibilityLabel = isNew ? "New, \(label)" : label
        group.accessibilityValue = value
        group.accessibilityHint = hint
        container.accessibilityElements = [group]
        return group
    }
}

final class StopCell: UITableViewCell {
    let departures = UIView()

    func setUp(_ names: [String], time: String) {
        Grouping.group(contentView, label: "Stop", value: time)
        departures.isAccessibilityElement = true
        departures.accessibilityLabel = routes(names)
    }

    func routes(_ names: [String], limit: Int = .max) -> String {
        if names.isEmpty { return "No routes" }
        if names.count > limit { return "Many routes" }
        return "Routes"
    }
}
