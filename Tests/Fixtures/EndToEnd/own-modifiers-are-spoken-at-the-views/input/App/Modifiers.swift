import SwiftUI

extension View {
    func spokenValue(_ value: String) -> some View { accessibilityValue(value) }

    func card(label: String, hint: String) -> some View {
        self
            .accessibilityLabel(label)
            .accessibilityHint(hint)
            .accessibilityAddTraits(.isButton)
    }

    func sectionTitle() -> some View { accessibilityAddTraits(.isHeader) }

    @ViewBuilder
    func label(_ text: String?, isOn: Bool = false) -> some View {
        if let text {
            accessibilityLabel(text).accessibilityAddTraits(isOn ? .isSelected : [])
        } else {
            self
        }
    }

    func external(_ title: String) -> some View { modifier(ExternalLink(title: title)) }

    func silenced(_ isSilent: Bool) -> some View { accessibilityHidden(isSilent) }
}

struct ExternalLink: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
        content
            .accessibilityLabel("Open \(title)")
            .accessibilityRemoveTraits(.isButton)
            .accessibilityAddTraits(.isLink)
    }
}

extension UIImageView {
    func described(as text: String) -> Self {
        isAccessibilityElement = true
        accessibilityLabel = text
        accessibilityTraits = .image
        return self
    }
}
