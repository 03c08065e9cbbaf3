/// A set of roles as bits: the rules ask every unit of a table for its roles again and again.
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
