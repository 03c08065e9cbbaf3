import AXSource

extension Branch {
    /// A test in the source code: a condition, or a case of a `switch`. Expressions and patterns are on one line; long
    /// ones are truncated.
    package struct Test: Sendable {
        package enum Kind: Hashable, Sendable {
            /// All conditions of `if isOn, count > 1`, or the condition of `isOn ? … : …`.
            case holds([String])
            /// The `else` of `if isOn, count > 1`, or the code after `if isOn { return }`. A branch of an `else if`
            /// chain has one such test for each preceding condition.
            case fails([String])
            /// The expression after `title ??`.
            case isNil(String)
            /// `case .play` of `switch mode`.
            case matches(String, pattern: String)
            /// `default` of `switch mode`, with the patterns of its other cases; empty if they aren't known.
            case matchesNothing(String, besides: [String] = [])
        }

        package let kind: Kind
        /// The conditions that are all true if the test holds. A case of a `switch` is stored as a comparison of the
        /// value with the pattern.
        let conditions: [Condition]
        /// The test's only condition, if it was split into ``conditions``; otherwise nil. A test of `isOn && isNew` can
        /// only fail as a whole.
        let whole: Condition?
        /// The patterns of a case, separated at commas: `.play` and `.pause` for `.play, .pause`. Empty for other
        /// tests.
        private let alternatives: [Substring]

        init(_ kind: Kind) {
            self.kind = kind
            if case .matches(_, let pattern) = kind {
                alternatives = Self.alternatives(pattern)
            } else {
                alternatives = []
            }
            conditions = kind.conditions
            whole = conditions.count > 1 ? kind.single : nil
        }

        package static func holds(_ conditions: [String]) -> Test { Test(.holds(conditions)) }
        package static func fails(_ conditions: [String]) -> Test { Test(.fails(conditions)) }
        package static func isNil(_ value: String) -> Test { Test(.isNil(value)) }
        package static func matches(_ subject: String, pattern: String) -> Test {
            Test(.matches(subject, pattern: pattern))
        }
        package static func matchesNothing(_ subject: String, besides patterns: [String] = []) -> Test {
            Test(.matchesNothing(subject, besides: patterns))
        }
    }
}

extension Branch.Test: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

    package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension Branch.Test {
    var length: Int {
        switch kind {
        case .holds(let tests), .fails(let tests): tests.reduce(0) { $0 + $1.utf8.count }
        case .isNil(let text), .matchesNothing(let text, _): text.utf8.count
        case .matches(let subject, let pattern): subject.utf8.count + pattern.utf8.count
        }
    }

    /// Whether both tests are cases of a `switch` over the same value, and only one of them can hold. False if a
    /// pattern isn't an enumeration case or a constant, because other patterns may overlap.
    func isOtherCase(than other: Branch.Test) -> Bool {
        guard let subject, subject == other.subject else { return false }
        switch (kind, other.kind) {
        case (.matches(_, let pattern), .matches(_, let otherPattern)):
            let (own, theirs) = (alternatives, other.alternatives)
            if (own + theirs).allSatisfy(Self.isOneValue) { return !own.contains(where: theirs.contains) }
            return Self.areOtherCases(pattern, otherPattern)
        case (.matches(_, let pattern), .matchesNothing(_, let others)),
            (.matchesNothing(_, let others), .matches(_, let pattern)):
            let known = others.flatMap(Self.alternatives)
            return Self.isOneValue(pattern[...])
                && (known.isEmpty || !Set(known).isDisjoint(with: Self.alternatives(pattern)))
                || Self.isMatched(pattern, by: others)
        default: return false
        }
    }

    /// Whether both patterns name only enumeration cases, and have no case in common.
    private static func areOtherCases(_ pattern: String, _ other: String) -> Bool {
        let (own, theirs) = (CasePattern.all(in: pattern), CasePattern.all(in: other))
        return !own.isEmpty && !theirs.isEmpty && Set(own.map(\.name)).isDisjoint(with: theirs.map(\.name))
    }

    /// Whether other patterns match everything that a pattern matches. False if the patterns aren't enumeration cases.
    private static func isMatched(_ pattern: String, by others: [String]) -> Bool {
        let whole = Set(others.flatMap(CasePattern.all).filter(\.isWhole).map(\.name))
        let own = whole.isEmpty ? [] : CasePattern.all(in: pattern)
        return !own.isEmpty && own.allSatisfy { whole.contains($0.name) }
    }

    fileprivate static func alternatives(_ pattern: String) -> [Substring] {
        pattern.holds(UInt8(ascii: ",")) || pattern.isEmpty ? pattern.split(separator: ", ") : [pattern[...]]
    }

    /// Whether a pattern begins with a period or is a constant: `.play`, `Row.first.rawValue`, `2`. Two different
    /// patterns of this kind are assumed never to match the same value.
    private static func isOneValue(_ pattern: Substring) -> Bool {
        guard let first = pattern.first else { return false }
        return first == "."
            || (first.isUppercase || first.isNumber)
                && pattern.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
                && !pattern.contains("..")
    }

    /// The value that a `switch` tests, as written in the source; nil for tests of other kinds.
    package var subject: String? {
        switch kind {
        case .matches(let subject, _), .matchesNothing(let subject, _): subject
        case .holds, .fails, .isNil: nil
        }
    }

    /// The test that holds if this one doesn't. Nil for a case of a `switch`, which can have several other cases.
    package var opposite: Branch.Test? {
        switch kind {
        case .holds(let tests): .fails(tests)
        case .fails(let tests): .holds(tests)
        case .isNil(let value): .holds(["\(value) != nil"])
        case .matches, .matchesNothing: nil
        }
    }
}

extension Branch.Test {
    /// Whether the test is a check for nil, as for the expression after `title ??`.
    package var isOfNil: Bool {
        if case .isNil = kind { true } else { false }
    }

    /// The operands of `||`. At least one of them holds if the test does. Empty for a test without `||`.
    var choices: [String] {
        guard mayHaveAlternatives, let condition = positive else { return [] }
        let parts = Kind.alternatives(condition)
        return parts.count > 1 ? parts.map { String($0.last == " " ? $0.dropLast() : $0) } : []
    }

    /// A fast check before the test is split, because most tests have no alternatives.
    private var mayHaveAlternatives: Bool {
        switch kind {
        case .holds(let tests), .fails(let tests): tests.first?.holds(UInt8(ascii: "|")) ?? false
        case .isNil, .matches, .matchesNothing: false
        }
    }

    /// The test's only condition without the parentheses around it. For a test that fails if `!(isBusy || isLocked)`
    /// holds, it is `isBusy || isLocked`. Nil for other tests.
    private var positive: String? {
        switch kind {
        case .holds(let tests) where tests.count == 1: Self.inParentheses(tests[0][...]) ?? tests[0]
        case .fails(let tests) where tests.count == 1 && tests[0].first == "!":
            Self.inParentheses(tests[0].dropFirst())
        default: nil
        }
    }

    /// The contents of the parentheses around a whole expression; nil without parentheses, or if there are nested ones.
    private static func inParentheses(_ text: Substring) -> String? {
        guard text.first == "(", text.last == ")" else { return nil }
        let inner = text.dropFirst().dropLast()
        return inner.contains { $0 == "(" || $0 == ")" } ? nil : String(inner)
    }
}

extension Branch.Test.Kind {
    fileprivate var conditions: [Condition] {
        switch self {
        case .holds(let tests):
            tests.flatMap { Self.operands($0, of: " && ", not: " || ") }.map { Condition($0, holds: true) }
                + whole(tests, holds: true)
        case .fails(let tests):
            tests.count > 1
                ? whole(tests, holds: false)
                : tests.flatMap { Self.alternatives($0) }.map { Condition($0, holds: false) }
        case .isNil(let value): [Condition("\(value) == nil", holds: true)]
        case .matches(let subject, let pattern): [Condition("\(subject) == \(pattern)", holds: true, isPattern: true)]
        case .matchesNothing(let subject, _): [Condition("default of \(subject)", holds: true)]
        }
    }

    /// The only condition of a test, with all of its operands; nil for other tests.
    fileprivate var single: Condition? {
        switch self {
        case .holds(let tests) where tests.count == 1: Condition(tests[0], holds: true)
        case .fails(let tests) where tests.count == 1: Condition(tests[0], holds: false)
        default: nil
        }
    }

    /// A list of conditions as one condition, because the list can fail as a whole; empty if there is only one.
    private func whole(_ tests: [String], holds: Bool) -> [Condition] {
        tests.count > 1 ? [Condition(tests.joined(separator: ", "), holds: holds)] : []
    }

    /// The operands of `||` outside brackets. If the condition fails, all of them fail. A condition with a ternary
    /// operator or a string isn't split.
    fileprivate static func alternatives(_ condition: String) -> [Substring] {
        guard condition.utf8.contains(UInt8(ascii: "|")), condition.firstRange(ofASCII: " ? ") == nil,
            !condition.holds(UInt8(ascii: "\""))
        else { return [condition[...]] }
        var parts: [Substring] = []
        var (depth, start) = (0, condition.startIndex)
        for index in condition.utf8.indices where parts.count < mostOperands {
            switch condition.utf8[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: "|")
            where depth == 0 && index > start && condition.utf8[index...].starts(with: "|| ".utf8):
                parts.append(condition[start..<index])
                start = condition.utf8.index(index, offsetBy: 3)
            default: break
            }
        }
        return parts + [condition[start...]]
    }

    /// The maximum number of operands that a condition is split into. Hand-written conditions have fewer.
    private static let mostOperands = 16

    private static func operands(_ condition: String, of operation: String, not other: String) -> [Substring] {
        // Most conditions have one operand, and a substring search is slow.
        let isOne = !condition.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "|") }
        if isOne || !condition.contains(operation) || condition.contains(other) { return [condition[...]] }
        return condition.split(separator: operation, maxSplits: mostOperands - 1)
    }
}
