import UIKit

class SongCell: UITableViewCell {
    override var accessibilityHint: String? {
        get { NSLocalizedString("cell.hint", value: "Plays the song.", comment: "Row of a song") }
        set {}
    }

    func show(_ song: Song) {
        accessibilityLabel = song.title
        deleteButton.accessibilityLabel = "Delete"
        UIAccessibility.post(notification: .announcement, argument: String(localized: "cell.done", comment: "Said after deleting"))
        accessibilityCustomActions = [UIAccessibilityCustomAction(name: L10n.share, target: self, selector: #selector(share))]
    }
}
