import UIKit

extension String {
    static func localized(_ id: String) -> String {
        let value = NSLocalizedString(id, comment: "")
        if value != id { return value }
        return NSLocalizedString(id, bundle: .main, comment: "")
    }
}

final class ChatContext {
    func setting(_ name: String) -> String? { store.string(forKey: name) }
    var displayName: String? { setting("display_name") }
    var address: String? { setting("address") }
    var server: String? { setting("server") }
}

final class ChatView: UIView {
    func update(due: Date, price: Decimal, name: String) {
        openButton.accessibilityLabel = String.localized("chat.open")
        closeButton.accessibilityLabel = String.localized("chat.close")
        accessibilityLabel = "Due on \(due) for \(name)"
        accessibilityValue = "Costs \(price)"
    }
}
