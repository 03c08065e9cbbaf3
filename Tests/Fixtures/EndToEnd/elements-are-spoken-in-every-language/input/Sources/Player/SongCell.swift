import UIKit

final class SongCell: UITableViewCell {
    let starButton = UIButton()

    func show(_ song: Song) {
        starButton.accessibilityLabel = NSLocalizedString("song.star", comment: "")
        if song.isStarred {
            starButton.accessibilityTraits.insert(.selected)
        } else {
            starButton.accessibilityTraits.remove(.selected)
        }
        starButton.accessibilityValue = String.localizedStringWithFormat(NSLocalizedString("song.plays", comment: ""), song.plays)
        UIAccessibility.post(notification: .announcement, argument: NSLocalizedString("song.shown", comment: ""))
    }

    override var accessibilityLabel: String? {
        get {
            let state = isNew ? NSLocalizedString("song.new", comment: "") : NSLocalizedString("song.heard", comment: "")
            return "\(song.title), \(state)"
        }
        set {}
    }
}
