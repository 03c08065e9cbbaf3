import UIKit

/// A song in a list. Its title says what it is, not what a double tap does, so it needs a hint.
final class SongCell: UITableViewCell {
    func show(_ song: Song) {
        textLabel?.text = song.title
        detailTextLabel?.text = song.artist

        accessibilityLabel = String(
            format: NSLocalizedString(
                "song.row.label", comment: "Accessibility label of a song in a list: its title, then its artist."),
            song.title, song.artist)
        accessibilityHint = NSLocalizedString("song.row.hint", comment: "Accessibility hint of a song in a list.")
        accessibilityTraits = .startsMediaSession
    }
}
