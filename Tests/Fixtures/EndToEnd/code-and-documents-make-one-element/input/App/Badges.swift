import UIKit

/// VoiceOver doesn't reach a view that no code makes an accessibility element.
final class StatusDot: UIView {
    func show() {
        accessibilityLabel = NSLocalizedString("status.new", comment: "")
        accessibilityTraits = .image
    }
}

/// A view has no states of controls, even if it declares them.
final class FollowBadge: UIView {
    var isSelected = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }
}

/// The label of the initializer belongs to the variable that holds the view.
final class InitialsBadge: UIView {
    init(size: CGFloat, accessibilityLabel: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
        self.accessibilityLabel = accessibilityLabel
        isAccessibilityElement = true
    }
}

final class ProfileController: UITableViewController {
    private let followBadge = FollowBadge()
    private let photo = UIImageView()
    private lazy var account: InitialsBadge = {
        let badge = InitialsBadge(size: 37, accessibilityLabel: NSLocalizedString("account.switch", comment: ""))
        badge.accessibilityTraits = .button
        return badge
    }()

    func show(_ profile: Profile) {
        followBadge.isSelected = profile.isFollowed
        followBadge.accessibilityLabel = NSLocalizedString("profile.follow", comment: "")
        photo.accessibilityLabel = NSLocalizedString("profile.photo", comment: "")
        account.accessibilityHint = NSLocalizedString("account.hint", comment: "")
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let edit = UIContextualAction(style: .normal, title: NSLocalizedString("edit", comment: "")) { _, _, done in
            done(true)
        }
        edit.accessibilityLabel = NSLocalizedString("edit.profile", comment: "")
        return UISwipeActionsConfiguration(actions: [edit])
    }
}
