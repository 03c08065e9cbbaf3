import SwiftUI

struct LengthRow: View {
    let length: Length

    var body: some View {
        Text("…").accessibilityLabel(length.spoken)
    }
}
