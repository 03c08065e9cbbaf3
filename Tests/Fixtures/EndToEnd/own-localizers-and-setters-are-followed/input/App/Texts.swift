import Foundation

enum TextKey: String {
    case linkHint, terms, checked
}

func localize(_ key: TextKey) -> String { NSLocalizedString(key.rawValue, comment: "") }

/// Formats and their values. A case doesn't have the values in the order of the format.
enum FormatKey {
    enum Key: String {
        case card = "card %@ %@"
        case days = "days %lld"
        case visits
        case newVisits
        case step = "step %lld %lld"
    }

    case card(value: String, content: String)
    case days(_ days: Int)
    case visits(old: Int, new: Int), newVisits(old: Int, new: Int)
    case step(index: Int, count: Int)
    case untold(Int)

    var key: Key {
        switch self {
        case .card: .card
        case .days: .days
        case .step: .step
        case .visits: return .visits
        case .newVisits: return .newVisits
        }
    }

    var arguments: [CVarArg] {
        switch self {
        case .card(let value, let content): [value, content]
        case .days(let days): [days]
        case .step(let index, let count): [index, count]
        case .visits(let old, let new), .newVisits(let old, let new):
            return [new, old.formatted()]
        }
    }
}

func localize(_ format: FormatKey) -> String {
    String(format: NSLocalizedString(format.key.rawValue, comment: ""), arguments: format.arguments)
}
