import SwiftUI

/// A record and its cover, which needs words.
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

    /// The English text is the key; the title of the record is its argument: `Cover of %@`.
    private var cover: some View {
        let title: String = record.title
        return Image(
            record.imageName,
            label: Text(
                "Cover of \(title)",
                comment: "Accessibility description of the image of a record’s cover; the title of the record."))
    }

    /// That it is selected is a trait, so the label does not say it.
    private var favoriteButton: some View {
        Button(action: toggleFavorite) { Image(systemName: "heart") }
            .accessibilityLabel(
                Text(
                    "product.favorite.label",
                    comment: "Accessibility label of the control that marks a record as a favorite.")
            )
            .accessibilityAddTraits(isFavorite ? .isSelected : [])
    }

    private var reserveButton: some View {
        Button(action: reserve) { Image(systemName: "bag") }
            .accessibilityLabel(
                Text("product.reserve.label", comment: "Accessibility label of the button that reserves a record.")
            )
            .accessibilityHint(
                Text("product.reserve.hint", comment: "Accessibility hint of the button that reserves a record."))
    }

    private func toggleFavorite() { isFavorite.toggle() }

    private func reserve() {}
}
