import SwiftUI

struct PlayerView: View {
    var body: some View {
        // OldBanner() was here.
        Button(action: play) { Image("play") }
            .accessibilityLabel("Play")
        Link("Open https://example.com", destination: help); HelpView()
    }
}

private struct HelpView: View {
    var body: some View { Image("help").accessibilityLabel("Help") }
}

#Preview { OldBanner() }

struct PlayerView_Previews: PreviewProvider {
    static var previews: some View { OldRow() }
}
