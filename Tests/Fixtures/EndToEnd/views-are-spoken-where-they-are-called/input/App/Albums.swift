import SwiftUI

/// The app's own views in a button or in a combined element are spoken with what they show.
struct AlbumScreen: View {
    let album: String
    let price: String
    let rating: Rating
    let isLiked: Bool
    @State private var isLoaded = false

    var body: some View {
        VStack {
            AlbumBadge(title: "Rock", isNew: true)
            PriceTag(amount: price)
            CoverImage(name: album)
            Text("By subscription")
        }
        .accessibilityElement(children: .combine)
        .accessibilityHint("Opens the album")
        Button(action: play) { AlbumBadge(title: album) }
            .accessibilityHint("Plays the album")
        Button(action: play) { AlbumBadge(title: album).accessibilityLabel("Album") }
            .accessibilityHint("Plays the album")
        Button(action: play) { PriceTag(amount: "12") }
            .accessibilityHint("Buys the album")
        Button(action: play) { RatingRow(rating: rating, isLiked: isLiked, isLoaded: isLoaded) }
            .accessibilityHint("Rates the album")
        Button(action: play) { Steps(names: [album]) }
            .accessibilityHint("Plays the album")
    }

    private func play() {}
}

private struct AlbumBadge: View {
    let title: String
    var isNew = false

    var body: some View {
        HStack {
            Image("star").accessibilityHidden(true)
            Text(title)
            if isNew { Text("New") }
        }
    }
}

/// A view in a view.
private struct PriceTag: View {
    let amount: String

    var body: some View { Caption(text: "Price: \(amount)") }
}

private struct Caption: View {
    let text: String

    var body: some View { Text(text).font(.caption) }
}

/// The placeholder is gone when the image is there.
private struct CoverImage: View {
    let name: String

    var body: some View {
        AsyncImage(url: URL(string: name)) { image in
            image.accessibilityLabel("Cover of \(name)")
        } placeholder: {
            ProgressView().accessibilityLabel("Loading")
        }
    }
}

/// There are many ways to speak it, so they are in one line where it's used.
private struct RatingRow: View {
    let rating: Rating
    let isLiked: Bool
    let isLoaded: Bool

    var body: some View {
        Text(title(of: rating))
        Text(isLiked ? "Liked" : "Not liked")
        Text(isLoaded ? "On this phone" : "Not loaded")
    }

    private func title(of rating: Rating) -> String {
        switch rating {
        case .none: "Not rated"
        case .bad: "Bad"
        case .average: "Average"
        case .good: "Good"
        case .great: "Great"
        }
    }
}

enum Rating { case none, bad, average, good, great }

/// What it shows isn't known as a whole.
private struct Steps: View {
    let names: [String]

    var body: some View {
        Caption(text: "Steps")
        UnknownList(names)
    }
}
