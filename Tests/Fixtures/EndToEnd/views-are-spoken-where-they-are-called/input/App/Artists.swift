import SwiftUI

/// Another file has a private view of the same name.
struct ArtistScreen: View {
    var body: some View {
        Button(action: {}) { Caption(text: "Biography") }
            .accessibilityHint("Opens the biography")
    }
}

private struct Caption: View {
    let text: String

    var body: some View { Text("About: \(text)").bold() }
}
