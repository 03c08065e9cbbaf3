import AXModel
import AXSource

/// What one file says about one element, apart from its strings.
struct ElementFacts: Sendable {
    /// The receiver or the SwiftUI view; nil for the enclosing object itself.
    let name: String?
    let control: String?
    let traits: [String]
    let visibleText: String?
}

/// The strings that the elements of a file speak, by the element's index: they find their pairs here.
struct ElementStrings {
    private var keys: [Place: [(condition: String?, key: StringKey)]] = [:]

    private struct Place: Hashable {
        let element: Int
        let role: AccessibilityRole
    }

    /// An element says no more than this many strings of one role.
    private static let most = 32

    /// Remembers a string that an element speaks.
    mutating func add(_ key: StringKey, of element: Int, _ role: AccessibilityRole, condition: String?) {
        let place = Place(element: element, role: role)
        guard keys[place, default: []].count < Self.most else { return }
        keys[place, default: []].append((condition, key))
    }

    /// The key of the label that belongs to a hint or value, or of the hint that belongs to a label: the one in the same
    /// branch, if there is one.
    func pair(of element: Int, _ role: AccessibilityRole, condition: String?) -> StringKey? {
        guard let other = Self.counterpart[role], let candidates = keys[Place(element: element, role: other)] else {
            return nil
        }
        return (candidates.first { $0.condition == condition } ?? candidates.first)?.key
    }

    private static let counterpart: [AccessibilityRole: AccessibilityRole] = [
        .label: .hint, .hint: .label, .value: .label,
    ]
}
