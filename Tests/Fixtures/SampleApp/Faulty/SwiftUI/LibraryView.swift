import SwiftUI

/// The albums of the listener. The faults of its texts stand in the table.
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
            filterButton
        }
        .safeAreaInset(edge: .top) { searchField }
    }

    /// “Add button, button. Add an album to the library.”
    private var addButton: some View {
        Button(action: add) { Image(systemName: "plus") }
            // fault: label-names-control
            .accessibilityLabel("library.add.label")
            // fault: hint-imperative
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

    private var filterButton: some View {
        Button(action: filter) { Image(systemName: "line.3.horizontal.decrease") }
            // No table has this key, so the key itself is heard.
            // fault: key-missing
            .accessibilityLabel(
                Text("library.filter.label", comment: "Accessibility label of the button that filters the albums."))
    }

    private var searchField: some View {
        TextField("library.search.prompt", text: $search)
            // fault: label-lowercase
            .accessibilityLabel("library.search.label")
    }

    private func add() {}

    private func filter() {}

    private func changeOrder() { order = order == .artist ? .title : .artist }
}
