import SwiftUI

struct SettingsView: View {
    var body: some View {
        Image("gear").accessibilityLabel("Settings button").accessibilityHint("Tap to open")
    }
}
