import UIKit

final class DaysView: UIView {
    private let badge = UIButton()

    func show(_ numberOfDays: Int) {
        if numberOfDays == 1 {
            badge.accessibilityLabel = "1 day"
        } else {
            badge.accessibilityLabel = String(format: "%@ days", NSNumber(value: numberOfDays))
        }
        badge.accessibilityHint =
            (numberOfDays == 1) ? "Opens the day" : "Opens the days from \(startDate)"
    }

    @available(iOS 15, *)
    func review() {
        badge.accessibilityValue = String(localized: "New")
        badge.accessibilityValue = String(localized: "Open")
    }

    func play() { badge.accessibilityLabel = "Play" }
}
