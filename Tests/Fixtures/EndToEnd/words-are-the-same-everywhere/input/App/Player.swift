import SwiftUI

struct Player: View {
    var body: some View {
        Image("bin").accessibilityLabel(Text("download.remove.label"))
        Image("shuffle").accessibilityLabel(Text("shuffle.label"))
        Button("menu.remove") {}
    }
}
