import SwiftUI

private extension View {
    func badge() -> some View { accessibilityLabel("New message") }
}

struct Titled: ViewModifier {
    let title: String

    func body(content: Content) -> some View { content.modifier(Spoken(text: title)) }
}

struct Spoken: ViewModifier {
    let text: String

    func body(content: Content) -> some View { content.accessibilityLabel(text) }
}

struct Content: View {
    let icon: Image

    var body: some View {
        row.badge()
        Image("flag").modifier(Titled(title: "Flag"))
    }
}

extension Content {
    var row: some View { symbol().accessibilityHint("Opens the message") }

    func symbol() -> some View { Image("bell") }
}
