import SwiftUI

struct PlayerView: View {
    @State private var isPlaying = false
    let songs: Int
    let artist: String

    var body: some View {
        VStack {
            Button(action: play) {
                Image(systemName: "play")
                    .accessibilityLabel(isPlaying ? Text("player.pause") : Text("player.play"))
            }
            .disabled(songs == 0)
            Image("cover")
                .accessibilityLabel(Text("player.cover \(artist)"))
            Button("Next") { next() }
                .accessibilityLabel(Text("player.next"))
                .accessibilityHint(Text("Plays the {next} song."))
                .accessibilityAction(named: Text("player.skip")) { next() }
                .disabled(songs < 2)
            Toggle("Shuffle", isOn: $isPlaying)
                .accessibilityHint(Text("player.shuffle.hint"))
            Slider(value: $position)
                .accessibilityLabel(Text("player.position"))
                .accessibilityValue(Text(verbatim: format(position)))
        }
    }
}
