import SwiftUI

struct PlayerView: View {
    var body: some View {
        Button(action: close) { Image("close") }
            .accessibilityLabel("player.closeButton")
        Image("nothing")
            .accessibilityLabel("search.empty")
        Image("hotel")
            .accessibilityLabel("booking.com")
        // The table isn't localized.
        Button(action: sync) { Image("sync") }
            .accessibilityLabel(NSLocalizedString("sync.debug.title", tableName: "Debug", comment: "For developers"))
    }
}

struct DebugView: View {
    var body: some View {
        // Either table may have the key.
        Image("sync").accessibilityLabel("sync.debug.state".localizedOrDebug)
    }
}

extension String {
    var localizedOrDebug: String {
        let text = NSLocalizedString(self, comment: "")
        return text == self ? NSLocalizedString(self, tableName: "Debug", comment: "") : text
    }
}
