import SwiftUI

/// A label that other code gives the view keeps the value in the view.
struct LevelSlider: View {
    @Binding var level: Double
    var unit = "percent"

    var body: some View {
        Slider(value: $level)
            .accessibilityLabel("Level")
            .accessibilityValue("\(Int(level)) \(unit)")
            .accessibilityHint("Changes the sound.")
    }
}

struct LevelsScreen: View {
    @State private var bass = 0.5
    @State private var treble = 0.5

    var body: some View {
        VStack {
            LevelSlider(level: $bass)
                .accessibilityLabel("Bass")
            LevelSlider(level: $treble, unit: "steps")
                .accessibility(label: Text("Treble"))
            LevelSlider(level: $treble)
                .accessibilityValue("Off")
                .accessibilityHint("Changes the high sounds.")
                .accessibilityLabel("Muted")
        }
    }
}
