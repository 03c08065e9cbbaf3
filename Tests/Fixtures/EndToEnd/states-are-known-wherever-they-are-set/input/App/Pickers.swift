import SwiftUI

/// Options of a wheel are spoken as its value, and not as buttons.
struct DurationPickers: View {
    @State private var minutes = 1

    var body: some View {
        Picker("Minutes", selection: $minutes) {
            Text("1").accessibilityLabel("1 minute").tag(1)
        }
        .pickerStyle(.wheel)
        Picker("Minutes", selection: $minutes) {
            Text("2").accessibilityLabel("2 minutes").tag(2)
        }
        .pickerStyle(WheelPickerStyle())
        Picker("Minutes", selection: $minutes) {
            Text("3").accessibilityLabel("3 minutes").tag(3)
        }
        .pickerStyle(.menu)
    }
}
