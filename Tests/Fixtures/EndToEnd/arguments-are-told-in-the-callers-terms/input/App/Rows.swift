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

struct MenuRow: View {
    let label: String
    let count: Int

    var accessibilityLabel: String {
        if count > 0 {
            return "\(label), \(count)"
        } else {
            return label
        }
    }

    var body: some View {
        Label(label, image: "row").accessibilityLabel(accessibilityLabel)
    }
}

struct Statistics {
    let codes: Int?

    var formattedCodes: String? { Self.formatter.string(fromOptional: codes) }
}

extension NumberFormatter {
    func string(fromOptional number: Int?) -> String? {
        if let number { return string(from: number as NSNumber) }
        return nil
    }
}

/// A view with a label for its total.
final class StatisticsView: UIView {
    private let total = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        accessibilityLabel = title
    }

    // A value that isn't nil has no branch of its own, and two kinds are never the same.
    func set(_ statistics: Statistics) {
        if let codes = statistics.formattedCodes {
            total.accessibilityLabel = "\(NSLocalizedString("codes", comment: "")): \(codes)"
        }
        if kind == .phone, kind == .web { total.accessibilityHint = NSLocalizedString("codes.hint", comment: "") }
    }
}

final class StatisticsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        stackView.addArrangedView(StatisticsView(title: NSLocalizedString("codes", comment: "")))
    }
}

final class SwitchModel {
    @Published var label = NSLocalizedString("switch.off", comment: "")
    @Published var detail: String?

    func turnOn() { label = NSLocalizedString("switch.on", comment: "") }
}

/// What publishers pass on is what the model has.
final class SwitchController: UIViewController {
    private let model: SwitchModel
    private let switchButton = UIButton()
    private let detailLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        model.$label.receive(on: DispatchQueue.main).sink { [weak self] in
            self?.switchButton.accessibilityLabel = $0
        }
        .store(in: &subscriptions)
        model.$detail.removeDuplicates().assign(to: \.accessibilityLabel, on: detailLabel)
    }
}
