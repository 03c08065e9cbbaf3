import SwiftUI

/// The value of the row replaces that of the view in it.
struct NetworkRow: View {
    let name: String

    var body: some View {
        HStack {
            Text(name)
            SignalIndicator(strength: 2)
        }
        .accessibilityElement(children: .combine)
        .accessibilityLabel(name)
        .accessibilityValue("Wi-Fi, strong signal")
    }
}

struct SignalIndicator: View {
    let strength: Int

    var body: some View {
        Image(systemName: "wifi").accessibilityValue("Signal \(strength)")
    }
}
