import SwiftUI

struct Skip: View {
    var body: some View {
        Image("skip").accessibilityLabel(Text("skip.label", bundle: .module))
    }
}
