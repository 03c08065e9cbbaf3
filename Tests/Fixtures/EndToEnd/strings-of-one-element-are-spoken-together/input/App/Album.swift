import SwiftUI

/// What `body` adds to a view that a property makes belongs to the same element.
struct AlbumView: View {
    let name: String
    let isMuted: Bool

    var body: some View {
        VStack {
            cover.accessibilityHint("Opens the album.")
            title.accessibilityAddTraits(.isHeader)
            self.rating.accessibilityValue("4 of 5")
            badge().accessibilityHint("Shows what is new.")
            decoration.accessibilityHidden(true)
            // The property chooses one of two views, shows two, or already has a label, so it's another element.
            sound.accessibilityHint("Turns the sound on or off.")
            rows.accessibilityHint("Shows the songs.")
            artist.accessibilityLabel("Artist")
            // What two uses add isn't spoken together.
            divider.accessibilityHint("First")
            divider.accessibilityHint("Second")
        }
    }

    private var cover: some View { Image("cover").accessibilityLabel("Cover") }
    @ViewBuilder private var title: some View { Text(name).accessibilityLabel("Title") }
    private var rating: some View { Image("stars").accessibilityLabel("Rating") }
    private func badge() -> some View { Image("new").accessibilityLabel("New") }
    private var decoration: some View { Image("line").accessibilityLabel("Line") }

    @ViewBuilder private var sound: some View {
        if isMuted { Image("muted").accessibilityLabel("Muted") } else { Image("loud").accessibilityLabel("Loud") }
    }

    private var rows: some View {
        VStack {
            Image("one").accessibilityLabel("One")
            Image("two").accessibilityLabel("Two")
        }
    }

    private var artist: some View { Image("artist").accessibilityLabel("Singer") }
    private var divider: some View { Image("divider").accessibilityLabel("Divider") }
}
