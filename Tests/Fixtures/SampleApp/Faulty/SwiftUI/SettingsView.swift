import SwiftUI

/// Settings, with the first spelling of the modifiers.
struct SettingsView: View {
    @State private var crossfade = true
    @State private var downloads = false
    @State private var equalizer = false

    var body: some View {
        Form {
            Toggle(isOn: $crossfade) { Image(systemName: "waveform") }
                .accessibility(
                    label: Text(
                        "settings.crossfade.label",
                        comment: "Accessibility label of the switch for soft passages between songs.")
                )
                // fault: hint-too-long
                .accessibility(
                    hint: Text(
                        "settings.crossfade.hint",
                        comment: "Accessibility hint of the switch for soft passages between songs."))

            Toggle(isOn: $downloads) { Image(systemName: "arrow.down") }
                .accessibility(
                    label: Text(
                        "settings.downloads.label",
                        comment: "Accessibility label of the switch that keeps songs on the device.")
                )
                // Brief, but not at the price of grammar.
                // fault: hint-drops-article
                .accessibility(
                    hint: Text(
                        "settings.downloads.hint",
                        comment: "Accessibility hint of the switch that keeps songs on the device."))

            Toggle(isOn: $equalizer) { Image(systemName: "slider.horizontal.3") }
                // fault: hard-coded-string
                .accessibility(label: Text(verbatim: "Equalizer"))
        }
    }
}
