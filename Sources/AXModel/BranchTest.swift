extension Branch {
    /// A test in the source code. Expressions and patterns are on one line; long ones are truncated.
    package struct Test: Sendable {
        package enum Kind: Hashable, Sendable {
            /// All conditions of `if isOn, count > 1`, or the condition of `isOn ? … : …`.
            case holds([String])
            /// The `else` of `if isOn, count > 1`, or the code after `if isOn { return }`. In a chain of `else if`, there is one for
            /// each condition before.
            case fails([String])
            /// The expression after `title ??`.
            case isNil(String)
            /// `case .play` of `switch mode`.
            case matches(String, pattern: String)
            /// `default` of `switch mode`.
            case matchesNothing(String)
        }

        package let kind: Kind
        /// The conditions that all hold if the test does. They are empty for a `case` with a pattern.
        let conditions: [Condition]

        private init(_ kind: Kind) {
            self.kind = kind
            conditions = kind.conditions
        }

        package static func holds(_ conditions: [String]) -> Test { Test(.holds(conditions)) }
        package static func fails(_ conditions: [String]) -> Test { Test(.fails(conditions)) }
        package static func isNil(_ value: String) -> Test { Test(.isNil(value)) }
        package static func matches(_ subject: String, pattern: String) -> Test {
            Test(.matches(subject, pattern: pattern))
        }
        package static func matchesNothing(_ subject: String) -> Test { Test(.matchesNothing(subject)) }
    }
}

extension Branch.Test: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

    package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension Branch.Test {
    /// The length in UTF-8 bytes.
    var length: Int {
        switch kind {
        case .holds(let tests), .fails(let tests): tests.reduce(0) { $0 + $1.utf8.count }
        case .isNil(let text), .matchesNothing(let text): text.utf8.count
        case .matches(let subject, let pattern): subject.utf8.count + pattern.utf8.count
        }
    }

    /// Whether both are cases of one `switch`, of which only one runs.
    func isOtherCase(than other: Branch.Test) -> Bool {
        guard let subject, self != other else { return false }
        return subject == other.subject
    }

    /// The value of a `switch`, if the pattern is an enumeration case. Other patterns may overlap.
    private var subject: String? {
        switch kind {
        case .matches(let subject, let pattern): pattern.hasPrefix(".") ? subject : nil
        case .matchesNothing(let subject): subject
        case .holds, .fails, .isNil: nil
        }
    }

    /// The test that holds if this one doesn't; nil for the cases of a `switch`, of which there may be more.
    package var opposite: Branch.Test? {
        switch kind {
        case .holds(let tests): .fails(tests)
        case .fails(let tests): .holds(tests)
        case .isNil(let value): .holds(["\(value) != nil"])
        case .matches, .matchesNothing: nil
        }
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
                : tests.flatMap { Self.operands($0, of: " || ", not: " && ") }.map { Condition($0, holds: false) }
        case .isNil(let value): [Condition("\(value) == nil", holds: true)]
        case .matches(let subject, let pattern): [Condition("\(subject) == \(pattern)", holds: true)]
        case .matchesNothing(let subject): [Condition("default of \(subject)", holds: true)]
        }
    }

    /// Several conditions as one, which may fail as a whole.
    private func whole(_ tests: [String], holds: Bool) -> [Condition] {
        tests.count > 1 ? [Condition(tests.joined(separator: ", "), holds: holds)] : []
    }

    /// No real condition has more operands.
    private static let mostOperands = 16

    private static func operands(_ condition: String, of operation: String, not other: String) -> [Substring] {
        // Most conditions have one operand, and searching for a string takes long.
        let isOne = !condition.utf8.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "|") }
        if isOne || !condition.contains(operation) || condition.contains(other) { return [condition[...]] }
        return condition.split(separator: operation, maxSplits: mostOperands - 1)
    }
}
