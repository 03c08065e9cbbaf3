import SwiftUI

struct PlayerView: View {
    var body: some View {
        Image("play").accessibilityLabel(title)
        Image("logo").accessibilityLabel(Text(verbatim: "Studio One"))
        Image("list").accessibilityHint(Text("list.hint"))
    }

    let title: String = "Play the song"
}

#if DEBUG
struct PlayerGallery: View {
    var body: some View {
        Image("sample").accessibilityLabel(sample)
    }

    let sample: String = "Sample song"
}
#endif
