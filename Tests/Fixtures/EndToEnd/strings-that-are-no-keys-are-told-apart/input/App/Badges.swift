import SwiftUI
import UIKit

final class BadgeView: UIView {
    func update(_ badge: Badge) { accessibilityValue = badge.spoken }
}

struct DebugView: View {
    let name: String
    let retryNumber: Int

    var body: some View {
        VStack {
            Text("\(name) import error:" as String)
            Image("x").accessibilityLabel("Close" as String)
            if retryNumber <= 1 { Text("Please send a report.") } else { Text("Please send another report.") }
        }
        .accessibilityHint(NSLocalizedString("cut", value: "Cut", comment: "Hint of the list"))
    }
}

enum Locator: String { case title }

struct TitleView: View {
    private let accessibilityTitle: Locator?

    init(accessibilityTitle: Locator? = nil) { self.accessibilityTitle = accessibilityTitle }

    var body: some View { Text("Cut").accessibilityIdentifier(accessibilityTitle?.rawValue ?? "") }
}

struct Keys {
    var keychainAccessibilityValue: String { "com.example.after-first-unlock" }

    static let failure = Bundle(for: URLSession.self).localizedString(forKey: "Err-1000", value: "bad", table: nil)
}

final class StarView: UIView {
    private let star = UIImageView()

    func update(isFavorite: Bool) {
        star.accessibilityValue = isFavorite ? "Favorited" : "Unfavorited"
    }
}
