import SwiftUI

/// The same argument is the label in two branches, and a part of an action's name.
struct PlaceRow: View {
    var name: String
    var onPick: (() -> Void)?

    var body: some View {
        if onPick != nil {
            Image("pin").accessibilityLabel(name).accessibilityAddTraits(.isButton)
                .accessibilityAction(named: Text("Pick \(name)")) { onPick?() }
        } else {
            Image("place").accessibilityLabel(name)
        }
    }
}

struct Places: View {
    var pick: () -> Void
    @State private var isClosed = false

    var body: some View {
        PlaceRow(name: "Paris", onPick: { print("Paris") })
        PlaceRow(name: "Oslo") { print("Oslo") }
        PlaceRow(name: "Rome")
        PlaceRow(name: "Bonn", onPick: nil)
        PlaceRow(name: "Kyiv", onPick: pick).accessibilityHidden(isClosed)
        door("Lima").opacity(isClosed ? 0 : 1)
        rounded.disabled(isClosed)
    }

    private func door(_ title: String) -> some View {
        Button(action: {}) { Image("door") }.accessibilityLabel(title)
    }

    private var rounded: some View { RoundButton(title: "Reload") }
}

struct RoundButton: View {
    let title: String

    var body: some View { Button(action: {}) { Image("round") }.accessibilityLabel(title) }
}

/// The initializer only stores the label, which the body speaks.
struct Segment: View {
    let accessibilityLabel: String

    init(accessibilityLabel: String) { self.accessibilityLabel = accessibilityLabel }

    var body: some View {
        HStack { Image("segment") }
            .accessibilityElement(children: .combine)
            .accessibilityLabel(accessibilityLabel)
            .accessibilityAction(named: Text("Select \(accessibilityLabel)")) {}
    }
}

struct Segments: View {
    let place: Place

    var body: some View { Segment(accessibilityLabel: place.name) }
}

@main struct PlacesApp: App {
    var body: some Scene {
        WindowGroup {
            Places(pick: {})
            Segments(place: Place())
            Hops(hops: [], phase: .idle)
            ItemRow(item: Item(title: "", isDone: false), isConnected: true)
        }
    }
}
