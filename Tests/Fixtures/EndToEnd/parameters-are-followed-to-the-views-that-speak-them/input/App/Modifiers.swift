import SwiftUI
import UIKit

struct LocatorModifier: ViewModifier {
    private let identifier: String
    private let label: String?

    init(by identifier: String, label: String? = nil) {
        self.identifier = identifier
        self.label = label
    }

    func body(content: Content) -> some View {
        content
            .accessibilityIdentifier(identifier)
            .ifLet(label) { view, label in view.accessibilityLabel(label) }
    }
}

extension View {
    @ViewBuilder
    func ifLet<Value, Changed: View>(_ value: Value?, transform: (Self, Value) -> Changed) -> some View {
        if let value { transform(self, value) } else { self }
    }

    func accessibilityLocator(_ identifier: String, label: String? = nil) -> some View {
        modifier(LocatorModifier(by: identifier, label: label))
    }

    func spoken(_ text: String) -> some View { accessibilityLabel(text) }
}

extension UIView {
    func withSpokenName(_ name: String) -> Self {
        accessibilityLabel = name
        return self
    }

    // Another class has a method with this name.
    func configure(_ name: String) { accessibilityLabel = name }
}
