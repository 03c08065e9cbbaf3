import SwiftUI

/// The only control in a stack gets the label of the stack.
struct Widget: View {
    var body: some View {
        HStack {
            if #available(iOS 17, *) {
                Button(intent: PlayIntent()) { Image("play") }
            } else {
                Image("cover")
            }
            VStack {
                Image("logo").accessibilityHidden(true)
                Spacer()
            }
        }
        .accessibility(label: Text("Last played"))
        VStack {
            Link("Support", destination: support).accessibilityHint("Opens a website")
        }
        .accessibilityLabel("Get help")
        // The stack may show more than a button.
        HStack {
            Button("Next", action: next)
            Text(title)
        }
        .accessibilityLabel("Next song")
    }
}
