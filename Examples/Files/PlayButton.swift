import SwiftUI

struct PlayButton: View {
    let title: String

    var body: some View {
        Button("▶") {}
            .accessibilityLabel(Text("play.label", tableName: "Player"))
            .accessibilityHint(String(localized: "play.hint", table: "Player"))
    }
}
