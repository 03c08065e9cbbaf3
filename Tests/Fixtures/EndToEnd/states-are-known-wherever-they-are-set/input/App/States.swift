import UIKit

final class ShareController: UIViewController {
    lazy var shareButton: UIBarButtonItem = {
        let button = UIBarButtonItem(image: UIImage(named: "share"), style: .plain, target: nil, action: nil)
        button.accessibilityLabel = "Share"
        button.isEnabled = false
        return button
    }()

    func show(_ log: Log) { shareButton.isEnabled = true }
}

final class DownloadCell: UITableViewCell {
    let actionButton = UIButton()

    func setUp() { actionButton.accessibilityLabel = "Show full message" }
    func update(isDownloading: Bool) {
        if isDownloading { actionButton.isEnabled = false }
    }
    override func prepareForReuse() { actionButton.isEnabled = true }
}

final class TitleView: UIButton {
    func update(title: String) { accessibilityLabel = title }
    func setEnabled(_ enabled: Bool) { isEnabled = enabled }
}

final class EditingBar: UIView {
    let deleteButton = UIButton()
    let qrButton = UIButton()
    let starButton = UIButton()
    let muteButton = UIButton()
    let sendButton = UIButton()
    var isEditing = false {
        willSet { deleteButton.isEnabled = newValue }
    }
    var scanHint = "" {
        willSet(hint) { qrButton.accessibilityHint = hint }
    }

    func setUp() {
        deleteButton.accessibilityLabel = "Delete"
        qrButton.accessibilityLabel = "Scan code"
        muteButton.setTitle("Mute", for: .normal)
        muteButton.setTitle("Unmute", for: .selected)
        muteButton.accessibilityHint = "Concerns this chat only."
        sendButton.accessibilityLabel = "Send"
    }

    func update(isStarred: Bool, text: String) {
        starButton.isSelected = isStarred
        starButton.accessibilityLabel = starButton.isSelected ? "Remove star" : "Add star"
        sendButton.isHidden = text.isEmpty
    }
}

final class AddressButton: UIButton {
    private let caption: UILabel = {
        let label = UILabel()
        label.text = "Address"
        return label
    }()

    func style() { accessibilityLabel = caption.text }
}

final class DownloadRow: UIView {
    let bar = UIProgressView()
    let pauseButton = UIButton()
    var isPauseHidden: Bool {
        get { pauseButton.isHidden }
        set { pauseButton.isHidden = newValue }
    }

    func setUp() { pauseButton.accessibilityLabel = "Pause" }
    func hideBar(_ hides: Bool) {
        bar.accessibilityLabel = "Progress"
        if hides && !bar.isHidden { bar.isHidden = true }
    }
}

final class StatusView: UIView {}

final class HomeController: UIViewController {
    override func viewDidLoad() {
        let avatarView = StatusView()
        avatarView.accessibilityLabel = "User settings"
        avatarView.isAccessibilityElement = true
        let pathView = StatusView()
        pathView.accessibilityLabel = "Path indicator"
    }
}
