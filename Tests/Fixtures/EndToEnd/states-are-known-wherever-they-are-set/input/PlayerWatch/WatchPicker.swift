import SwiftUI

struct WatchPicker: View {
    @State private var minutes = 1

    var body: some View {
        Picker("Minutes", selection: $minutes) {
            Text("4").accessibilityLabel("4 minutes").tag(4)
        }
    }
}
