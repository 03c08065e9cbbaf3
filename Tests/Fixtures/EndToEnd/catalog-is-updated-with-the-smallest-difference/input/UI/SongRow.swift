import SwiftUI

struct SongRow: View {
    let song: Song

    var body: some View {
        Button(action: song.play) { Image(systemName: "play") }
            .accessibilityLabel(Text("row.play.label", comment: "Plays one song"))
            .accessibilityHint("row.play.hint")
        Image("cover").accessibilityLabel("Cover")
        Text(verbatim: "x").accessibilityValue(song.isLoved ? Text("row.loved.value") : Text("row.plain.value"))
    }
}
