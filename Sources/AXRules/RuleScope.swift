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

/// What a look at a unit tells.
struct UnitLook: Sendable {
    struct Traits: Sendable {
        fileprivate var bits: UInt8 = 0

        /// The unit has more than one text and its key, comment and roles, such as plural forms, or what was exported.
        static let rare = Traits(bits: 1)
        /// It is one of a translation, and has a source.
        static let translated = Traits(bits: 2)
    }

    fileprivate let roles: UInt16
    /// Those of all its texts.
    let bytes: ByteSet
    fileprivate let traits: Traits
    let hasSeveralTexts: Bool

    /// Units of any role have this one.
    fileprivate static let anyRole: UInt16 = 1 << 15
    /// Any text has this byte, which none has in UTF-8.
    fileprivate static let anyByte = ByteSet(0xFF...0xFF)

    init(_ unit: Unit, _ source: Unit?) {
        roles = unit.roleSet.rawValue | Self.anyRole
        var bytes = ByteSet()
        bytes.insert(0xFF)
        let only = unit.onlyText
        if let only {
            bytes.insert(only.string)
        } else {
            for form in unit.forms { bytes.insert(form.text.string) }
        }
        self.bytes = bytes
        hasSeveralTexts = only == nil
        var traits = Traits()
        if !unit.isPlain { traits.bits |= Traits.rare.bits }
        if source != nil { traits.bits |= Traits.translated.bits }
        self.traits = traits
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
