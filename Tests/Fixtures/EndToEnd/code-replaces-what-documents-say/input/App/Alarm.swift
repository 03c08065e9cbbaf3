import UIKit

class BaseRingButton: UIButton {
    var isRinging = false {
        didSet {
            if isRinging, shown == .ringing { return }
            accessibilityLabel =
                isRinging ? NSLocalizedString("silence", comment: "") : NSLocalizedString("ring", comment: "")
        }
    }
}

final class RingButton: BaseRingButton {}

class BaseController: UIViewController {
    @IBOutlet var titleLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.accessibilityTraits.insert(.header)
    }
}

final class AlarmController: BaseController {
    @IBOutlet var startButton: UIButton!
    @IBOutlet var stopButton: UIButton!
    @IBOutlet var ringButton: RingButton!
    @IBOutlet var snoozeButton: UIButton!
    private let termsLabel = UILabel()
    private let timeLabel = UILabel()
    private let counter = CounterView()

    override func viewDidLoad() {
        super.viewDidLoad()
        setUpTitles()
        titleLabel.accessibilityLabel = NSLocalizedString("start", comment: "")
        startButton.accessibilityHint = NSLocalizedString("start.hint", comment: "")
        stopButton.accessibilityHint = NSLocalizedString("stop.hint", comment: "")
        snoozeButton.accessibilityHint = NSLocalizedString("snooze.hint", comment: "")
        termsLabel.accessibilityLabel = "terms".localizedAttributed().string.replacingOccurrences(of: "→", with: "")
        timeLabel.accessibilityLabel = NSLocalizedString("time", comment: "").replacingOccurrences(of: "$1", with: hour)
    }

    // The name of the function begins with a word, not with “on”.
    private func onboard() {
        ringButton.setTitle(NSLocalizedString("ring", comment: ""), for: .normal)
        snoozeButton.accessibilityValue = NSLocalizedString("start", comment: "")
    }

    private func setUpTitles() {
        startButton.setTitle(NSLocalizedString("start", comment: ""), for: .normal)
        show(InfoView(text: NSLocalizedString("info", comment: ""), title: "info.title".localized))
        show(InfoView(text: NSLocalizedString("info", comment: "")))
    }

    // The button has the title of the document until then.
    @IBAction func stop(_ sender: UIButton) {
        stopButton.setTitle(NSLocalizedString("stopped", comment: ""), for: .normal)
    }

    // The title of the document stays until the alarm is loaded.
    func load() {
        store.load { [weak self] _ in
            self?.stopButton.accessibilityValue = NSLocalizedString("ring", comment: "")
        }
    }

    // The title isn't spoken, because there is always a label.
    func update(_ alarm: Alarm) {
        if alarm.isNew { snoozeButton.setTitle(NSLocalizedString("start", comment: ""), for: .normal) }
        snoozeButton.accessibilityLabel = NSLocalizedString("snooze", comment: "")
    }
}

final class CounterView: UIView {
    private func text(_ count: Int, isLong: Bool = false) -> String {
        let key = isLong ? "count.long" : "count"
        return key.localized.replacingOccurrences(of: "{COUNT}", with: format(count))
    }

    override var accessibilityLabel: String? {
        get { text(current, isLong: true) }
        set {}
    }
}

/// An optional that may be nil keeps its test, and its fallback is nothing.
final class BadgeCell: UITableViewCell {
    private var badge: String? {
        guard count > 0 else { return nil }
        return NSLocalizedString("start", comment: "")
    }

    func set(_ item: Item) {
        accessibilityLabel = NSLocalizedString("snooze", comment: "") + " " + (badge ?? "")
    }
}

final class InfoView: UIView {
    init(text: String, title: String? = nil) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = (title ?? NSLocalizedString("untitled", comment: "")) + text
    }
}

extension String {
    var localized: String { NSLocalizedString(self, comment: "") }

    func localizedAttributed() -> NSAttributedString {
        let text = NSLocalizedString(self, comment: "")
        return text.fromHTML?.withFont(.body) ?? NSAttributedString(string: text)
    }
}

/// The image isn't in the list, so VoiceOver doesn't reach it.
final class CardView: UIView {
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var closeButton: UIButton!
    @IBOutlet var imageView: UIImageView!

    override var accessibilityElements: [Any]? {
        get {
            var elements: [Any] = []
            elements.append(titleLabel as Any)
            if isClosable { elements.append(closeButton as Any) }
            return elements
        }
        set {}
    }

    func update() {
        titleLabel.accessibilityLabel = NSLocalizedString("start", comment: "")
        closeButton.accessibilityLabel = NSLocalizedString("stopped", comment: "")
        imageView.accessibilityLabel = NSLocalizedString("ring", comment: "")
    }
}
