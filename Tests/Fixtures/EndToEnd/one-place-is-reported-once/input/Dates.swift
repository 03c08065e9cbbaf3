import UIKit

extension DateFormatter {
    static func age(_ days: Int, addsDate: Bool) -> String {
        let age: String
        if days == 1 {
            age = NSLocalizedString("age.one.day", comment: "The age of a song")
        } else {
            age = String(format: NSLocalizedString("age.days", comment: "The age of a song"), days)
        }
        return addsDate ? age + ", today" : age
    }
}

final class DateView: UIView {
    func show(_ days: Int) {
        playButton.accessibilityLabel = NSLocalizedString("play.label", comment: "Starts the song")
        ageView.accessibilityLabel = DateFormatter.age(days, addsDate: true)
        otherView.accessibilityLabel = DateFormatter.age(days, addsDate: false)
    }
}
