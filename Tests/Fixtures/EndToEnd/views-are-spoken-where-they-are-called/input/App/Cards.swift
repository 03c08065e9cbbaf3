import SwiftUI

/// The members of a value are spoken where an initializer makes the value.
struct CardScreen: View {
    let album: Album

    var body: some View {
        InfoCard(model: .init(title: "New songs", detail: "Three"))
        InfoCard(model: InfoCard.Model(title: album.name, detail: "Two"))
        PlainCard(model: PlainModel(album))
        PlainCard(model: PlainModel(title: "Known"))
    }
}

struct InfoCard: View {
    struct Model {
        let title: String
        let detail: String
    }

    let model: Model

    var body: some View {
        Image("card")
            .accessibilityLabel("Card: \(model.title)")
            .accessibilityValue(model.detail)
    }
}

/// One of the initializers doesn't show what the title is.
struct PlainCard: View {
    let model: PlainModel

    var body: some View { Image("plain").accessibilityLabel(model.title) }
}

struct PlainModel {
    let title: String

    init(title: String) { self.title = title }
    init(_ album: Album) { title = album.name.uppercased() }
}
