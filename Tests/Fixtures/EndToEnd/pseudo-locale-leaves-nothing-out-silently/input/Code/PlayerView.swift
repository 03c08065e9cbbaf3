import SwiftUI

struct PlayerView: View {
    var body: some View {
        VStack {
            Image("known").accessibilityLabel("Known")
            Image("menu").accessibilityLabel("Open the menu")
            Image("close").accessibilityLabel(
                NSLocalizedString("player.close", value: "Close the player", comment: "Label of the close button"))
            Text("Lyrics", tableName: "Nowhere")
        }
    }
}
