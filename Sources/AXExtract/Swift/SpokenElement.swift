import AXModel
import AXSource

/// What one file says about one element: gathered from all statements about a receiver in a function, or from one chain
/// of modifiers.
final class SpokenElement {
    /// The receiver or the SwiftUI view; nil for the enclosing object itself.
    let name: String?
    var control: String?
    private(set) var traits: [String] = []
    var visibleText: String?
    private var keys: [AccessibilityRole: [(condition: String?, key: StringKey)]] = [:]

    init(_ name: String?, control: String?) {
        self.name = name
        self.control = control
    }

    func add(traits more: [String]) {
        for trait in more where traits.count < 32 && !traits.contains(trait) { traits.append(trait) }
    }

    /// Remembers a string that the element speaks.
    func add(_ key: StringKey, _ role: AccessibilityRole, condition: String?) {
        guard keys[role, default: []].count < 32 else { return }
        keys[role, default: []].append((condition, key))
    }

    /// The key of the label that belongs to a hint or value, or of the hint that belongs to a label: the one in the same
    /// branch, if there is one.
    func pair(of role: AccessibilityRole, condition: String?) -> StringKey? {
        guard let other = Self.counterpart[role], let candidates = keys[other] else { return nil }
        return (candidates.first { $0.condition == condition } ?? candidates.first)?.key
    }

    private static let counterpart: [AccessibilityRole: AccessibilityRole] = [
        .label: .hint, .hint: .label, .value: .label,
    ]
}
