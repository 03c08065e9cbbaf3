import UIKit

enum Brand {
    case visa, amex, other(String)

    var name: String {
        switch self {
        case .visa: return "Visa"
        case .amex: return "American Express"
        case let .other(name): return name
        }
    }
}

final class Relay {
    static let shared = Relay()
    var isForwarding = false
    var title = ""

    func forward() { title = "Forward to" }
    func share() { title = "Share with" }
}

final class ChatController: UIViewController {
    let brandLabel = UILabel()
    let reactionButton = UIButton()
    let titleLabel = UILabel()
    let pinButton = UIButton()

    func update(brand: Brand, digits: String, emoji: String, showsPicker: Bool) {
        guard Thread.isMainThread else { return }
        brandLabel.accessibilityLabel = "\(brand.name), ends in \(digits)"
        reactionButton.setTitle(emoji, for: .normal)
        reactionButton.accessibilityLabel = showsPicker ? "Other reactions" : nil
    }

    func update(isArchived: Bool) {
        titleLabel.accessibilityHint = "Shows the members."
        if Relay.shared.isForwarding {
            titleLabel.text = Relay.shared.title
        } else if isArchived {
            titleLabel.text = "Archived"
        } else {
            titleLabel.text = "Chats"
        }
    }

    func update(chat: Int, archive: Int) {
        if chat==archive { return }
        pinButton.accessibilityLabel = "Pin"
    }

    func completed(_ event: Event) -> String? {
        guard let date = event.date else { return nil }
        return "Done at \(date)"
    }

    func pending(_ event: Event) -> String {
        if let text = event.text { return text }
        return "At \(event.start)"
    }

    func update(event: Event, isDone: Bool) {
        let text = isDone ? completed(event) : pending(event)
        view.accessibilityLabel = text
        view.isAccessibilityElement = true
        view.accessibilityValue = isDone ? "Completed" : "Incomplete"
    }
}

final class RowsController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let deleteAction = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [deleteAction])
    }
}
