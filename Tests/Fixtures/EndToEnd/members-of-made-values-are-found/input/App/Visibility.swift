import SwiftUI

enum Texts {
    static let everyone = tr("visibility.everyone")
    static let friends = tr("visibility.friends")
    static func select(_ value: Any) -> String { tr("visibility.select", String(describing: value)) }

    private static func tr(_ key: String, _ arguments: CVarArg...) -> String {
        String(format: NSLocalizedString(key, comment: "Text of the sheet"), arguments: arguments)
    }
}

struct Post {
    enum Visibility {
        case everyone, friends

        var title: String {
            switch self {
            case .everyone: return Texts.everyone
            case .friends: return Texts.friends
            }
        }
    }
}

struct VisibilityButton: View {
    let visibility: Post.Visibility

    var body: some View {
        Button(action: choose) { Image(systemName: "globe") }
            .accessibilityLabel(Texts.select(visibility.title))
    }
}
