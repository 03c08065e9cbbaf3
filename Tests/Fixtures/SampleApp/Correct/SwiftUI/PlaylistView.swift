import SwiftUI

/// A playlist: a count that the plural table words, names for Voice Control, and a rotor.
struct PlaylistView: View {
    let playlist: Playlist

    var body: some View {
        List(playlist.songs) { song in
            Text(song.title)
        }
        .accessibilityLabel(playlist.name)
        .accessibilityValue(count)
        .accessibilityRotor(
            Text(
                "playlist.favorites.rotor",
                comment: "Accessibility rotor that moves from one favorite song to the next.")
        ) {
            ForEach(playlist.favorites) { song in
                AccessibilityRotorEntry(song.title, id: song.id)
            }
        }
        .toolbar { editButton }
    }

    private var count: String {
        String.localizedStringWithFormat(
            NSLocalizedString(
                "playlist.songs.value", tableName: "Counts",
                comment: "Accessibility value of a playlist: the number of its songs."),
            playlist.songs.count)
    }

    private var editButton: some View {
        Button(action: edit) { Image(systemName: "pencil") }
            .accessibilityLabel(
                Text("playlist.edit.label", comment: "Accessibility label of the button that changes a playlist.")
            )
            .accessibilityInputLabels([
                Text(
                    "playlist.edit.input",
                    comment: "Accessibility input label, a short name that Voice Control listens for."),
                Text(
                    "playlist.change.input",
                    comment: "Accessibility input label, another name that Voice Control listens for."),
            ])
    }

    private func edit() {}
}
