import SwiftUI

/// The hint is that of the view's state, and so it's the same for all calls.
struct SortRow: View {
    let list: String
    @State private var isByName = true

    private var hint: String { isByName ? "Sorts by date" : "Sorts by name" }

    var body: some View {
        HStack { Image("sort") }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Order of \(list)")
            .accessibilityHint(hint)
            .accessibilityAction(named: "Reverse order") { reverse() }
    }
}

/// The hint contains an argument.
struct FilterRow: View {
    let list: String
    private var hint: String { "Filters the \(list)" }

    var body: some View {
        Image("filter").accessibilityLabel("Filter of \(list)").accessibilityHint(hint)
    }
}

struct SortScreen: View {
    var body: some View {
        SortRow(list: "songs")
        SortRow(list: "albums").accessibilityHint("Changes the order").accessibilityAddTraits(.isButton)
        FilterRow(list: "songs")
    }
}
