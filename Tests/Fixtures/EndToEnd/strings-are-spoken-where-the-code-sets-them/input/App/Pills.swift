import SwiftUI

/// Each call of a function that makes a view is an element.
struct PillBar: View {
    @State private var selected: Set<String> = []
    let songs: [Song]
    let isOpen: Bool

    var body: some View {
        HStack {
            pill(title: "Select all", isOff: selected.count == songs.count) { selectAll() }
            pill(title: "Select none", isOff: selected.isEmpty) { selected = [] }
            Field(hint: "Name", text: $search.name)
            // The label of the row replaces what the menu shows.
            Menu {
                Button("Play") { play() }
            } label: {
                HStack {
                    Image("sort")
                    Text("A to Z")
                }
                .accessibilityLabel("Sorted by title")
            }
            Text(notes).accessibilityLabel("Notes").accessibilityHidden(!isOpen)
            TextEditor(text: $text).accessibilityValue(text)
        }
    }

    private func pill(title: String, isOff: Bool, action: @escaping () -> Void) -> some View {
        Button(action: action) { Capsule() }
            .disabled(isOff)
            .accessibilityLabel(title)
    }
}

/// What the view tests is told in terms of the caller.
struct Field: View {
    let hint: String
    @Binding var text: String

    var body: some View {
        TextField("", text: $text).accessibilityLabel(text.isEmpty ? hint : "")
    }
}

struct Account: View {
    let account: any Person

    var body: some View {
        Button(action: open) { Image("face") }.accessibilityLabel(name)
    }

    private var name: String {
        if let account = account as? Member { return account.fullName }
        return "Guest"
    }
}

/// The overload is chosen by the labels.
struct Overloads: View {
    var body: some View {
        VStack {
            mark(title: "Named")
            mark("Hinted", title: "Shown")
            row(title: song.title)
            chosen(.add)
        }
    }

    private func mark(title: String) -> some View { Image("a").accessibilityLabel(title) }

    private func mark(_ hint: String, title: String) -> some View {
        Image("b").accessibilityLabel(title).accessibilityHint(hint)
    }

    @ViewBuilder private func row(title: String?) -> some View {
        if let title = title { Image("c").accessibilityLabel("\(title), song") }
    }

    private func chosen(_ kind: Kind) -> some View {
        Image("d").accessibilityLabel(kind == .add ? "Add it" : "Remove it")
    }
}
