import SwiftUI

struct Sorting: View {
    var body: some View {
        Label(.init("Recents", table: "Sorting"), systemImage: "clock")
            .accessibilityLabel(.init("Recent songs", table: "Sorting"))
    }
}
