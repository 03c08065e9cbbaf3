import UIKit

final class PlayerCell: UITableViewCell {
    let starButton = UIButton()
    let playButton = UIButton()
    let boostButton = UIButton()
    let nameField = UITextField()
    let badge = UIView()
    var name = ""
    var status = "Idle"

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        boostButton.accessibilityLabel = "Boost"
    }

    /// The first label of the button is never spoken with what this sets together with another label.
    func update(isBoosted: Bool, isEnabled: Bool) {
        boostButton.accessibilityValue = "Two boosts"
        boostButton.isEnabled = isEnabled
        if isBoosted {
            boostButton.accessibilityTraits.insert(.selected)
            boostButton.accessibilityLabel = "Undo boost"
        } else {
            boostButton.accessibilityTraits.remove(.selected)
            boostButton.accessibilityLabel = "Boost"
        }
    }

    /// One condition in several words.
    func show() {
        starButton.isSelected = isStarred
        starButton.accessibilityLabel = isStarred ? "Remove star" : "Add star"
        playButton.isSelected = !isPlaying
        playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
    }

    /// The name is empty only at first, and the status changes.
    func describe() {
        let name = name.isEmpty ? "nobody" : name
        nameField.accessibilityLabel = "@\(name)@example.org"
        badge.accessibilityLabel = status
        status = loadStatus()
    }

    func announce(_ title: String?, _ message: String) {
        let title = title ?? ""
        UIAccessibility.post(notification: .announcement, argument: "\(title): \(message)")
    }

    /// What is inserted may itself be put together.
    func showEpisode() {
        let row = UIView()
        var title = "Episode"
        if isNew { title += ", new" }
        row.accessibilityLabel = "Play \(title)"
        var name = "Download"
        if isInCloud { name = name + ". ☁️" }
        imageView?.accessibilityLabel = name
    }
}

/// A string is spoken in each branch that uses it, and together with what is appended.
final class FolderCell: UITableViewCell {
    let countView = UIView()
    let noteView = UIView()

    override var accessibilityLabel: String? {
        get {
            let name = titleLabel.text ?? ""
            if unreadCount > 0 {
                return "\(name) \(unreadCount) unread \(state)"
            } else {
                return "\(name) \(state)"
            }
        }
        set {}
    }

    private var state: String { isExpanded ? "expanded" : "collapsed" }

    func show() {
        countView.accessibilityLabel = "Episodes"
        if isNew { countView.accessibilityLabel! += ", " + (noteView.accessibilityLabel ?? "") }
        var parts: [String] = []
        if let title = titleLabel.text { parts.append(title) }
        if isNew { parts.append("New") }
        noteView.accessibilityLabel = parts.joined(separator: ", ")
        let owner = folder.owner ?? NSLocalizedString("Nobody", comment: "")
        noteView.accessibilityHint = String(format: NSLocalizedString("Belongs to %@.", comment: ""), owner)
    }
}

/// It has the traits of the switch in it.
final class SwitchCell: UITableViewCell {
    let container = SwitchContainer()

    override var accessibilityLabel: String? {
        get { "Downloads" }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { container.control.accessibilityTraits }
        set {}
    }
}

final class SwitchContainer: UIView {
    let control = UISwitch()
}

final class NavigationController: UIViewController {
    override func viewDidLoad() {
        addAction(accessibilityLabel: "Share")
    }

    @discardableResult func addAction(accessibilityLabel: String) -> UIButton {
        let button = UIButton()
        button.accessibilityLabel = accessibilityLabel
        return button
    }
}

/// What is appended before an early return isn't spoken after it.
final class ChatCell: UITableViewCell {
    func update() {
        var text = "Chat with \(contact.name)"
        if chat.isPrivate {
            if chat.count > 0 { text += ", unread" }
            accessibilityLabel = text
            return
        }
        if chat.count > 0 { text += ", \(chat.count) new" }
        accessibilityLabel = text
    }
}

/// What a function does with a literal argument is known where it is called.
final class ActionCell: UITableViewCell {
    func setUp() {
        addButton.setAccessibilityButton(title: NSLocalizedString("Add", comment: ""), isEnabled: true)
        // What isn't an element isn't spoken.
        coverView.setAccessibilityImage(title: NSLocalizedString("Cover", comment: ""))
    }

    /// A label says what another one shows, in each branch.
    func show(_ kind: Kind) {
        let kindLabel = UILabel()
        switch kind {
        case .audio: kindLabel.text = NSLocalizedString("Audio", comment: "")
        default: kindLabel.text = NSLocalizedString("Other", comment: "")
        }
        kindView.accessibilityLabel = kindLabel.text
        if isFirst {
            let item = Item()
            item.label.text = NSLocalizedString("First", comment: "")
        }
        if isLast {
            // Another object.
            let item = Item()
            lastView.accessibilityLabel = item.label.text
        }
    }

    /// What is empty at first isn't spoken.
    func show(_ song: Song) {
        let label = NSMutableAttributedString(string: "")
        label.append(song.title)
        if song.isNew { label.append(NSAttributedString(string: ", new")) }
        songView.accessibilityAttributedLabel = label
    }

    override func prepareForReuse() {
        coverView.accessibilityLabel = nil
    }
}

extension UIView {
    func setAccessibilityButton(title: String, isEnabled: Bool) {
        accessibilityLabel = title
        accessibilityTraits = .button
        if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    func setAccessibilityImage(title: String) {
        isAccessibilityElement = false
        accessibilityLabel = title
        accessibilityTraits = .image
    }
}
