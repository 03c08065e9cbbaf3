import SwiftUI

private extension View {
    func badge() -> some View { accessibilityLabel("New song") }
}

struct Other: View {
    var body: some View {
        Image("note").badge()
    }
}
