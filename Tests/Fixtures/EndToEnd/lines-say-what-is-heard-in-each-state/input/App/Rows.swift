import SwiftUI

enum Section {
    case help(Int)

    static let first: Section = .help(1)
}

struct LikeButton: View {
    var body: some View {
        VStack {
            Text("Like")
            Image("heart")
        }
    }
}

struct SearchField: View {
    @State private var text = ""

    var body: some View {
        HStack {
            Image(systemName: "magnifyingglass")
            TextField("Search", text: $text)
        }
    }
}

struct Rows: View {
    let count: Int

    var body: some View {
        LikeButton().accessibilityLabel("Like this song")
        SearchField().accessibilityLabel("Search songs")
        Text("42")
            .accessibilityAddTraits(.isButton)
            .accessibilityElement()
            .accessibilityLabel("Code")
            .accessibilityValue(count > 0 ? "1" : "0")
    }
}
