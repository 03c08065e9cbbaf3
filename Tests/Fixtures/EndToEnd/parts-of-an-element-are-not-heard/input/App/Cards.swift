import UIKit
import Maps

final class CardCell: UITableViewCell {
    let card: CardView = {
        let card = CardView()
        card.tintColor = .red
        return card
    }()
}

extension CardCell {
    override func awakeFromNib() {
        contentView.addSubview(card)
        card.isAccessibilityElement = true
        accessibilityElements = [card, card.followButton]
    }
}

final class CardView: UIView {
    let meter = UIView()
    let followButton = UIButton()

    func update(_ name: String) {
        followButton.accessibilityLabel = "Follow \(name)"
        meter.accessibilityLabel = "Meter"
    }
}

extension CardView {
    final class ViewModel {
        func bind(view: CardView, count: Int, name: String) {
            view.meter.isAccessibilityElement = true
            view.meter.accessibilityLabel = "\(count) following"
            view.accessibilityLabel = name
        }
    }
}

/// Only some of its objects are elements.
final class Tile: UIView {
    let badge = UILabel()

    func show(_ count: Int) { badge.accessibilityLabel = "\(count) new" }
}

final class TileController: UIViewController {
    let first = Tile()
    let second = Tile()

    override func viewDidLoad() {
        first.isAccessibilityElement = true
        first.accessibilityLabel = "First"
        first.badge.accessibilityLabel = "Not heard"
        second.badge.accessibilityLabel = "Heard"
    }
}

final class SeatCell: UITableViewCell {
    let numberLabel = UILabel()
    var tiles: TileController?

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    func show(_ seat: Int) {
        accessibilityLabel = "Seat \(seat)"
        numberLabel.accessibilityLabel = "Number \(seat)"
    }
}

extension Place {
    public var accessibilityLabel: String? {
        switch self {
        case .city(let name): return "City of \(name)"
        case .sea: return nil
        }
    }
}

enum Line: UInt8, Drawable {
    case tram, bus

    var accessibilityLabel: String { self == .tram ? "Tram" : "Bus" }
}
