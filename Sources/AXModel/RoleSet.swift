/// A set of roles: every rule asks every string for its roles.
public struct RoleSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    public init(_ role: AccessibilityRole) {
        rawValue = 1 << role.bit
    }

    public init(_ roles: Set<AccessibilityRole>) {
        rawValue = roles.reduce(0) { $0 | 1 << $1.bit }
    }

    public static let label = RoleSet(.label)
    public static let hint = RoleSet(.hint)
    public static let value = RoleSet(.value)

    public var roles: Set<AccessibilityRole> {
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
