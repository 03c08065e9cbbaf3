enum KeyItem {
    case none
    case info(Info)

    struct Info {
        let kind: Key.Kind
        var localizedDescription: String { kind.description }
    }
}

final class Key {
    enum Kind: String, CustomStringConvertible {
        case metal, card

        var description: String {
            switch self {
            case .metal: return "Metal key"
            case .card: return "Card"
            }
        }
    }

    enum Slot: Int {
        case first = 1
        var localizedDescription: String { "Slot \(rawValue)" }
    }

    let slot = Slot.first
}
