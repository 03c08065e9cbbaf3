import SwiftUI

/// Settings. The screen still runs on systems that know the first spelling of the modifiers alone.
struct SettingsView: View {
    @State private var crossfade = true
    @State private var downloads = false

    var body: some View {
        Form {
            Toggle(isOn: $crossfade) { Image(systemName: "waveform") }
                .accessibility(
                    label: Text(
                        "settings.crossfade.label",
                        comment: "Accessibility label of the switch for soft passages between songs.")
                )
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
                .accessibility(
                    hint: Text(
                        "settings.downloads.hint",
                        comment: "Accessibility hint of the switch that keeps songs on the device."))
        }
    }
}
