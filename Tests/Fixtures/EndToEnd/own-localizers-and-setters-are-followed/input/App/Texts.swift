import Foundation

enum TextKey: String {
    case linkHint, terms, checked
}

func localize(_ key: TextKey) -> String { NSLocalizedString(key.rawValue, comment: "") }

/// Formats and their values, which aren't followed. A value alone isn't the whole string.
enum FormatKey {
    enum Key: String {
        case card = "card %@ %@"
    }

    case card(value: String, content: String)

    var key: Key {
        switch self {
        case .card: .card
        }
    }

    var arguments: [CVarArg] {
        switch self {
        case .card(let value, let content): [value, content]
        }
    }
}

func localize(_ format: FormatKey) -> String {
    String(format: NSLocalizedString(format.key.rawValue, comment: ""), arguments: format.arguments)
}
