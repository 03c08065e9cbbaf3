import SwiftUI

/// The albums of the listener. Literals are keys of `Localizable`; their comments stand in the table.
struct LibraryView: View {
    @State private var search = ""
    @State private var order = Order.artist
    let albums: [Album]

    enum Order { case artist, title }

    var body: some View {
        List(albums) { album in
            Text(album.title)
        }
        .navigationTitle(Text("library.title", comment: "Title of the screen that lists the albums."))
        .toolbar {
            addButton
            orderButton
        }
        .safeAreaInset(edge: .top) { searchField }
    }

    private var addButton: some View {
        Button(action: add) { Image(systemName: "plus") }
            .accessibilityLabel("library.add.label")
            .accessibilityHint("library.add.hint")
    }

    private var orderButton: some View {
        Button(action: changeOrder) { Image(systemName: "arrow.up.arrow.down") }
            .accessibilityLabel(
                Text("library.sort.label", comment: "Accessibility label of the control that sorts the albums.")
            )
            .accessibilityValue(
                order == .artist
                    ? Text(
                        "library.sort.artist.value",
                        comment: "Accessibility value of the sort control: albums stand in the order of their artists.")
                    : Text(
                        "library.sort.title.value",
                        comment: "Accessibility value of the sort control: albums stand in the order of their titles."))
    }

    private var searchField: some View {
        TextField("library.search.prompt", text: $search)
            .accessibilityLabel("library.search.label")
            .accessibilityAddTraits(.isSearchField)
    }

    private func add() {}

    private func changeOrder() { order = order == .artist ? .title : .artist }
}
