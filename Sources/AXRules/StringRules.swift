import AXModel
import AXSource

/// The properties of a string that ``StringNeeds`` refers to, computed in one pass over its bytes.
private struct StringTraits {
    private let roles: RoleSet
    private let hasSource: Bool
    private let hasForms: Bool
    private var bytes = ByteSet()

    init(_ unit: Unit, _ source: Unit?) {
        roles = unit.roleSet
        hasSource = source != nil
        hasForms = unit.onlyText == nil
        insert(unit)
        if let source { insert(source) }
    }

    private mutating func insert(_ unit: Unit) {
        if unit.isPlain, let only = unit.onlyText { return bytes.insert(only.string) }
        for form in unit.forms { bytes.insert(form.text.string) }
        for value in unit.furtherValues { bytes.insert(value.string) }
    }

    func meet(_ needs: StringNeeds) -> Bool {
        if let roles = needs.roles, roles.isDisjoint(with: self.roles) { return false }
        if needs.source && !hasSource || needs.forms && !hasForms { return false }
        return needs.bytes.map { !$0.isDisjoint(with: bytes) } ?? true
    }
}

/// Rules about strings. Each rule checks only the strings that meet its ``StringNeeds``.
struct StringRules: Sendable {
    private let rules: [(rule: any StringRule.Type, needs: StringNeeds)]

    init(_ rules: [any StringRule.Type]) {
        self.rules = rules.map { ($0, $0.needs) }
    }

    struct Subject {
        let unit: Unit
        let source: Unit?
        fileprivate let traits: StringTraits

        init(_ unit: Unit, against source: Unit?) {
            self.unit = unit
            self.source = source
            traits = StringTraits(unit, source)
        }
    }

    /// The findings of all rules about a string, in the order of the rules.
    func findings(about subject: Subject, in context: RuleContext) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let (unit, source) = (subject.unit, subject.source)
        for (rule, needs) in rules where subject.traits.meet(needs) {
            let found = rule.check(unit, against: source, in: context)
            if !found.isEmpty { findings += found }
        }
        return findings
    }
}
