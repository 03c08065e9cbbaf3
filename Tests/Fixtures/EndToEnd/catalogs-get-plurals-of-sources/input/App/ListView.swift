import SwiftUI

struct ListView: View {
    let songs: [Song]
    let title: String

    private var count: String {
        if songs.count == 1 {
            return "1 song"
        }
        return "\(songs.count) songs"
    }

    var body: some View {
        List(songs) { SongRow($0) }
            .accessibilityLabel(String(localized: "Play the song", comment: "Label of the list"))
            .accessibilityHint(String(localized: "Stop the song", comment: "Hint of the list"))
            .accessibilityValue(count)
            .accessibilityAction(named: Text(verbatim: "Shuffle \(title)")) {}
    }
}
