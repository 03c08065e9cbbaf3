import AXModel
import AXSource

/// A rule that most units have nothing for, as a look at them tells.
protocol ScopedRule: Rule {
    /// Outside of it the rule finds nothing.
    static var scope: RuleScope { get }
}

/// Which units a rule may find something in. Asked of every rule for every unit, so it is put as bits.
struct RuleScope: Sendable {
    private let roles: UInt16
    private let otherRoles: UInt16
    private let bytes: ByteSet
    private let needs: UnitLook.Traits

    /// - Parameters:
    ///   - roles: units have one of them; nil for units of any role, or of none.
    ///   - otherRoles: units have none of them.
    ///   - bytes: one of them is in a text of the unit; nil for any text.
    ///   - needs: what units have besides.
    init(
        roles: RoleSet? = nil, otherRoles: RoleSet = [], bytes: ByteSet? = nil,
        needs: UnitLook.Traits = UnitLook.Traits()
    ) {
        self.roles = roles?.rawValue ?? UnitLook.anyRole
        self.otherRoles = otherRoles.rawValue
        self.bytes = bytes ?? UnitLook.anyByte
        self.needs = needs
    }

    static func of(_ rule: any Rule) -> RuleScope {
        (rule as? any ScopedRule).map { type(of: $0).scope } ?? RuleScope()
    }

    @inline(__always)
    func includes(_ look: UnitLook) -> Bool {
        roles & look.roles != 0 && otherRoles & look.roles == 0 && needs.bits & ~look.traits.bits == 0
            && !bytes.isDisjoint(with: look.bytes)
    }
}

/// Rules, each with its scope.
struct ScopedRules: Sendable {
    private let rules: [any Rule]
    private let scopes: [RuleScope]

    init(_ rules: [any Rule]) {
        self.rules = rules
        scopes = rules.map(RuleScope.of)
    }

    /// What the rules find in a unit, in their order.
    func findings(_ unit: Unit, against source: Unit?, in context: RuleContext, _ look: UnitLook) -> [Diagnostic] {
        var found: [Diagnostic] = []
        rules.withUnsafeBufferPointer { rules in
            scopes.withUnsafeBufferPointer { scopes in
                // Through the address itself: all cores would count references to the rules otherwise.
                guard let rules = rules.baseAddress else { return }
                for index in scopes.indices where scopes[index].includes(look) {
                    let own = rules[index].check(unit, against: source, in: context)
                    if !own.isEmpty { found += own }
                }
            }
        }
        return found
    }
}
