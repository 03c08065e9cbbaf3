import Foundation

protocol Titled {
    var title: String { get }
}

/// No code makes `.scythe`.
enum Tool: String, Titled {
    case rake
    case spade, scythe

    var title: String {
        switch self {
        case .rake: return "Rake"
        case .spade: return "Spade"
        case .scythe: return "Scythe"
        }
    }

    var hint: String? {
        switch self {
        case .rake: return "Cleans the bed"
        case .spade, .scythe: return nil
        }
    }

    static var all: [Tool] { [.rake, Tool.spade] }
}

/// This one has another `scythe`.
enum Machine {
    case mower, scythe

    static let first = Machine.scythe
}

/// The code makes cases of raw values.
enum Bed: String {
    case roses, herbs

    var title: String {
        switch self {
        case .roses: "Bed of roses"
        case .herbs: "Bed of herbs"
        }
    }

    static func last() -> Bed? { UserDefaults.standard.string(forKey: "bed").flatMap(Bed.init) }
}

enum Season: CaseIterable {
    case dry, wet

    var title: String {
        switch self {
        case .dry: "Dry season"
        case .wet: "Wet season"
        }
    }
}

/// A case is also named without a period, in the enumeration itself.
enum Pest {
    case snail, mole

    static let worst = [snail, mole]

    var title: String {
        switch self {
        case .snail: "Snail"
        case .mole: "Mole"
        }
    }
}

struct Change {
    enum Kind: String, CustomStringConvertible {
        case addition = "Added"
        case correction = "Fixed"
        case other

        var description: String { rawValue }
    }

    let kind: Kind
    let text: String

    static let known = [Change(kind: .addition, text: ""), Change(kind: .correction, text: ""), Change(kind: .other, text: "")]
}
