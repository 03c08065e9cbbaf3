/// The accessibility attribute that a string is used for.
public enum AccessibilityRole: String, CaseIterable, Hashable, Sendable {
    /// The short name of an element, which VoiceOver speaks first (`accessibilityLabel`).
    case label
    /// The result of acting on an element, which VoiceOver speaks last, after a pause (`accessibilityHint`).
    case hint
    /// The part of an element's description that changes while the label stays the same (`accessibilityValue`).
    case value
    /// A name that Voice Control listens for (`accessibilityUserInputLabels`).
    case inputLabel
    /// The name of a custom action.
    case customAction
    /// The label or value of additional content, which VoiceOver speaks on request (`AXCustomContent`).
    case customContent
    /// The name of a rotor.
    case rotor
    /// A sentence that VoiceOver speaks when something happens.
    case announcement
    /// The description of an image, which VoiceOver speaks in place of the image.
    case imageDescription
    /// The title or detail of a Guided Access restriction.
    case guidedAccess
    /// A language tag for speech (`accessibilityLanguage`).
    case language
    /// Any other use, such as a role description.
    case other
}

/// A compact set of roles, since every rule checks the roles of every string.
package struct RoleSet: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package init(_ role: AccessibilityRole) {
        rawValue = 1 << role.bit
    }

    package init(_ roles: Set<AccessibilityRole>) {
        rawValue = roles.reduce(0) { $0 | 1 << $1.bit }
    }

    package static let label = RoleSet(.label)
    package static let hint = RoleSet(.hint)
    package static let value = RoleSet(.value)
    /// Roles of strings that users hear or say.
    package static let spoken = RoleSet(Set(AccessibilityRole.allCases).subtracting([.language, .other]))

    package var roles: Set<AccessibilityRole> {
        isEmpty ? [] : Set(AccessibilityRole.allCases.filter { contains(RoleSet($0)) })
    }
}

extension AccessibilityRole {
    fileprivate var bit: UInt16 {
        switch self {
        case .label: 0
        case .hint: 1
        case .value: 2
        case .inputLabel: 3
        case .customAction: 4
        case .customContent: 5
        case .rotor: 6
        case .announcement: 7
        case .imageDescription: 8
        case .guidedAccess: 9
        case .language: 10
        case .other: 11
        }
    }
}
