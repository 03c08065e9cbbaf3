import SwiftUI

/// A record and its cover.
struct ProductView: View {
    let record: Record
    @State private var isFavorite = false

    var body: some View {
        VStack {
            cover
            favoriteButton
            reserveButton
        }
        .accessibilityElement(children: .contain)
        .accessibilityCustomContent(
            Text(
                "product.condition.name",
                comment: "Accessibility custom content: the condition of a used record."),
            Text(
                "product.condition.mint.value",
                comment: "Accessibility custom content: a used record without a scratch."))
    }

    /// The name of a file is no description.
    private var cover: some View {
        // fault: hard-coded-string
        Image(record.imageName, label: Text(verbatim: "cover_front_large"))
    }

    /// The text says “Favorite, selected”, also before anybody chose it.
    private var favoriteButton: some View {
        Button(action: toggleFavorite) { Image(systemName: "heart") }
            // fault: label-carries-value
            .accessibilityLabel(
                Text(
                    "product.favorite.label",
                    comment: "Accessibility label of the control that marks a record as a favorite."))
    }

    private var reserveButton: some View {
        Button(action: reserve) { Image(systemName: "bag") }
            // fault: label-too-long
            .accessibilityLabel(
                Text("product.reserve.label", comment: "Accessibility label of the button that reserves a record.")
            )
            // fault: hint-unterminated
            .accessibilityHint(
                Text("product.reserve.hint", comment: "Accessibility hint of the button that reserves a record."))
    }

    private func toggleFavorite() { isFavorite.toggle() }

    private func reserve() {}
}
