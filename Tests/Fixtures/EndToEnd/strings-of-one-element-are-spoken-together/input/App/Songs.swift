import UIKit

struct Song {
    let isNew: Bool
    var spoken: String { isNew ? "New song" : "Song" }
}

final class SongCell: UITableViewCell {
    let playButton = UIButton()

    func setUp() {
        accessibilityLabel = "Song"
        playButton.accessibilityLabel = "Play"
        playButton.accessibilityTraits.insert(.startsMediaSession)
    }
}

/// What a screen sets on a cell and on the views in it is spoken with what the class of the cell sets.
final class SongsController: UITableViewController {
    let summary = UIButton()

    func configure(_ cell: UITableViewCell) {
        switch cell {
        case let songCell as SongCell:
            songCell.accessibilityValue = "3 minutes"
            songCell.playButton.accessibilityHint = "Plays the song."
        default: break
        }
    }

    func songs() -> [Song] { [] }

    func update() {
        summary.accessibilityLabel = songs().map { song in song.spoken }.joined(separator: ", ")
    }
}
