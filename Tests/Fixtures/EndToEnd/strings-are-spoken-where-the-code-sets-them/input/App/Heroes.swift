import SwiftUI

/// What a view says for its arguments is decided where it is used.
struct HeroBar: View {
    let canShare: Bool
    @State private var isHovering = false

    var body: some View {
        List(songs) { song in
            HStack {
                Hero(kind: "play").accessibilityIdentifier("hero")
                Hero(kind: "share", isEnabled: canShare)
            }
            .toggleStyle(.icon)
            .swipeActions { swipeAction }
            .accessibilityLabel("Song")
        }
        HStack {
            Toggle(isOn: $isLoud) { Image("loud") }.accessibilityLabel("Loud")
            Button(action: close) { Image("x") }.accessibilityLabel("Close").opacity(isHovering || isLoud ? 1 : 0)
            Button(action: close) { Image("x") }.accessibilityLabel("Never there").opacity(0)
            RoundIcon().accessibilityLabel("Open")
            cover.accessibilityLabel("Cover")
        }
        .toggleStyle(.icon)
    }

    private var cover: some View { Image(systemName: "photo").resizable() }

    @ViewBuilder private var swipeAction: some View {
        Button(action: remove) { Image("trash") }.accessibilityLabel("Remove")
    }
}

private struct Hero: View {
    let kind: String
    var isEnabled = true

    var body: some View {
        Button(action: act) { Image(kind) }.disabled(!isEnabled).accessibilityLabel(spokenKind)
    }

    private var spokenKind: String {
        switch kind {
        case "play": "Play all"
        case "share": "Share all"
        default: kind
        }
    }
}

/// A button, whatever its name says.
struct RoundIcon: View {
    var body: some View { Button(action: open) { Image("open") } }
}

struct PillStyle {
    let accessibilityLabel: String

    static let full = PillStyle(accessibilityLabel: "Full")
}

struct Offers: View {
    var body: some View {
        Image("offer").accessibilityLabel("Get 10% off")
        Text(stars).accessibilityLabel("\(rating) star\(rating > 1 ? "s" : "")")
        Text(word).searchCompletion(word).accessibilityLabel("Suggestion").accessibilityHint(".accessibilityHint")
    }
}
