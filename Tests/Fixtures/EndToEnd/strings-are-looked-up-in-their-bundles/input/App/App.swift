import SwiftUI

struct Start: View {
    var body: some View {
        Image("play").accessibilityLabel("Play")
    }
}
