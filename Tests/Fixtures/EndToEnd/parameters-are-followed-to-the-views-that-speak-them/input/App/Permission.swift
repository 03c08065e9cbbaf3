import SwiftUI

struct FooterView: View {
    let buttonLabel: String

    init(buttonLabel: String) { self.buttonLabel = buttonLabel }

    var body: some View {
        Button(action: {}) { Image("arrow") }.accessibilityLabel(buttonLabel)
    }
}

struct PermissionView: View {
    @StateObject var viewModel: PermissionViewModel

    var body: some View { FooterView(buttonLabel: viewModel.buttonText) }
}
