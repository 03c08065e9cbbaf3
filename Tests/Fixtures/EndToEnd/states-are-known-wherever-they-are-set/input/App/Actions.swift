import UIKit

/// Actions that a function returns belong to the cell that gets them.
final class SongsController: UITableViewController {
    func fill(_ cell: UITableViewCell?, with song: Song) {
        cell?.accessibilityLabel = "Song"
        cell?.accessibilityCustomActions = actions(for: song)
    }

    func actions(for item: Song) -> [UIAccessibilityCustomAction] {
        guard item.isOwn else {
            return [UIAccessibilityCustomAction(name: "Share", target: self, selector: #selector(share))]
        }
        return [
            UIAccessibilityCustomAction(name: "Play", target: self, selector: #selector(play)),
            UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(remove)),
        ]
    }
}
