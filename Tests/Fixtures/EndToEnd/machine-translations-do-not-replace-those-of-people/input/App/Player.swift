import SwiftUI

struct Player: View {
    var body: some View {
        Button("") {}.accessibilityLabel("play.label")
        Button("") {}.accessibilityLabel("pause.label")
    }
}
