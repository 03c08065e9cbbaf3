import UIKit

/// A song in a list.
final class SongCell: UITableViewCell {
    func show(_ song: Song) {
        textLabel?.text = song.title
        detailTextLabel?.text = song.artist

        accessibilityLabel = String(
            format: NSLocalizedString(
                "song.row.label", comment: "Accessibility label of a song in a list: its title, then its artist."),
            song.title, song.artist)
        // VoiceOver has gestures of its own, and people who use a switch or a keyboard have none.
        // fault: hint-names-gesture
        accessibilityHint = NSLocalizedString(
            "song.row.hint", value: "Double-tap to play the song.", comment: "Accessibility hint of a song in a list.")
    }
}
