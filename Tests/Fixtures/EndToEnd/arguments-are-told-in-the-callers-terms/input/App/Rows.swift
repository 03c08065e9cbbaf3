import UIKit

/// What a call passes isn't changed by the names of the parameters, and is inserted only once.
final class SongRow: UITableViewCell {
    private let play = UIButton()
    private let rating = UIView()
    private let released = UIButton()

    func describe(title: String) -> String { title }
    func position(_ first: Int, _ second: Int) -> String { "\(first) of \(second) songs" }
    func day(_ days: Int) -> String {
        switch days {
        case 0: NSLocalizedString("today", comment: "")
        case -1: NSLocalizedString("yesterday", comment: "")
        default: formatter.string(from: days)
        }
    }
    func amount(_ songs: Int) -> String {
        switch songs {
        case 0: NSLocalizedString("none", comment: "")
        case let other: NSLocalizedString("some", comment: "")
        }
    }

    func show(_ song: Song, title: String, first: Int, second: Int) {
        play.accessibilityLabel = describe(title: title.isEmpty ? NSLocalizedString("untitled", comment: "") : title)
        play.accessibilityHint = position(second, first)
        play.accessibilityValue = amount(song.count)
        released.accessibilityLabel = String(format: NSLocalizedString("released", comment: ""), day(song.age))
        rating.asElement()
        rating.accessibilityLabel = NSLocalizedString("rating", comment: "")
        if song.isNew {
            rating.accessibilityTraits = .link
            rating.accessibilityTraits = .header
        }
    }
}

extension UIView {
    /// Any view may be an element.
    func asElement() { isAccessibilityElement = true }
}
