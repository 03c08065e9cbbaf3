import SwiftUI

struct Player: View {
    let isOn: Bool
    let song: String

    var body: some View {
        Button { } label: { Image("video") }
            .accessibilityLabel("Video")
            .spokenValue(isOn ? "1" : "0")
        Image("cover").card(label: "Cover", hint: "Opens the album")
        Text("Songs").sectionTitle().accessibilityLabel("All songs")
        Image("heart").label("Like", isOn: true)
        Image("heart").label(nil).accessibilityHint("Likes the song")
        Image("star").label(song, isOn: isOn)
        Button("Website") { }.external("website")
        Text("Lyrics").accessibilityLabel("Lyrics of the song").silenced(isOn)
        Text("Notes").accessibilityLabel("Notes").silenced(true)
    }
}
