import SwiftUI

struct SongRow: View {
    let song: Song

    var body: some View {
        Image("cover").accessibilityLabel(song.spokenName)
    }
}
