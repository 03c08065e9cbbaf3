import SwiftUI

/// A playlist.
struct PlaylistView: View {
    let playlist: Playlist

    var body: some View {
        List(playlist.songs) { song in
            Text(song.title)
        }
        .accessibilityLabel(playlist.name)
        .accessibilityValue(count)
        // `verbatim` keeps the text out of every table.
        // fault: hard-coded-string
        .accessibilityRotor(Text(verbatim: "Favorite songs")) {
            ForEach(playlist.favorites) { song in
                AccessibilityRotorEntry(song.title, id: song.id)
            }
        }
        .toolbar { editButton }
    }

    private var count: String {
        // fault: plural-hand-rolled, hard-coded-string
        playlist.songs.count == 1 ? "1 song" : "\(playlist.songs.count) songs"
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
