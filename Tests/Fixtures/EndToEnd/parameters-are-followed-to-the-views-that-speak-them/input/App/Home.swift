import SwiftUI

@main
struct Player: App {
    var body: some Scene { WindowGroup { HomeView() } }
}

struct HomeView: View {
    var body: some View {
        VStack {
            Button(action: {}) { Image("home") }
                .accessibilityLocator("home", label: "Home")
            Button(action: {}) { Image("docs") }
                .accessibilityLocator("docs", label: NSLocalizedString("docs.label", comment: ""))
            Image("cloud").spoken("Weather")
            PermissionView(viewModel: PermissionViewModel())
            StepView(step: NSLocalizedString("step.next", comment: ""))
        }
    }
}

struct StepView: View {
    let step: String

    var body: some View { FooterView(buttonLabel: step) }
}
