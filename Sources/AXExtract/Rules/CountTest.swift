import AXModel

/// A condition that selects between singular and plural.
struct CountTest: Hashable {
    enum Side: Hashable {
        case one, many
    }

    /// A condition, regardless of its result.
    struct Condition: Hashable {
        /// The branch around the test.
        let context: Branch
        /// As written in the source, without a negation; for a `switch`, the subject and the pattern.
        let test: String
    }

    /// The expression that is counted, as written in the source.
    let subject: String
    let condition: Condition
    let side: Side
    /// Whether zero is treated as one, as by `count > 1`.
    let takesZeroForOne: Bool

    var test: String { condition.test }
    var context: Branch { condition.context }

    /// Reads the innermost test of a branch. Nil if the test doesn't distinguish one from other numbers, or if it
    /// treats zero as one for a number of attempts.
    init?(_ branch: Branch) {
        guard let last = branch.tests.last, let (test, found) = Self.found(last),
            !(found.takesZero && Self.isOrdinal(found.subject))
        else {
            return nil
        }
        var context = branch.outer
        if let before = test.before { context = context.adding(.holds([before])) }
        subject = found.subject
        condition = Condition(context: context, test: test.last)
        side = found.side
        takesZeroForOne = found.takesZero
    }

    /// Whether a number counts attempts. A string for the second attempt isn't the plural of one for the first.
    private static func isOrdinal(_ subject: String) -> Bool {
        let name = subject.lowercased()
        return ["retry", "retries", "attempt"].contains { name.contains($0) }
    }

    private static func found(_ test: Branch.Test) -> (test: (before: String?, last: String), Found)? {
        switch test.kind {
        case .holds(let tests):
            guard let test = tests.last, hasNumber(test) else { return nil }
            let last = split(test)
            return comparison(last.last).map { (last, $0) }
        case .fails(let tests):
            guard let last = tests.last, let found = comparison(last) else { return nil }
            return ((nil, last), (found.subject, found.side == .one ? .many : .one, found.takesZero))
        case .matches(let subject, let pattern):
            return counted(pattern, subject).map { ((nil, "\(subject): \(pattern)"), $0) }
        case .matchesNothing(let subject, _): return ((nil, "\(subject): default"), (subject, .many, false))
        case .isNil: return nil
        }
    }

    /// Splits off the last operand of `&&`: `count == 1` in `isOn && count == 1`.
    private static func split(_ test: String) -> (before: String?, last: String) {
        guard let operation = test.ranges(of: " && ").last else { return (nil, test) }
        return (String(test[..<operation.lowerBound]), String(test[operation.upperBound...]))
    }

    private typealias Found = (subject: String, side: Side, takesZero: Bool)

    /// Reads a comparison: `count == 1`, `1 < count`. Nil for any other test.
    private static func comparison(_ test: String) -> Found? {
        guard hasNumber(test) else { return nil }
        let words = withoutParentheses(test).split(separator: " ").map(String.init)
        let operators = words.indices.filter { mirrored[words[$0]] != nil }
        guard operators.count == 1, let index = operators.first, index > 0, index < words.count - 1 else { return nil }
        let left = words[..<index].joined(separator: " ")
        let right = words[(index + 1)...].joined(separator: " ")
        if let row = tests["\(words[index]) \(right)"] { return (left, row.side, row.takesZero) }
        let row = mirrored[words[index]].flatMap { tests["\($0) \(left)"] }
        return row.map { (right, $0.side, $0.takesZero) }
    }

    /// The test without parentheses around all of it: `count == 1` for `(count == 1)`.
    private static func withoutParentheses(_ test: String) -> Substring {
        let inner = test.dropFirst().dropLast()
        let isEnclosed = test.first == "(" && test.last == ")" && !inner.contains { $0 == "(" || $0 == ")" }
        return isEnclosed ? inner : test[...]
    }

    /// Reads a pattern of a `switch`: `case 1` of `switch count`. Nil for any other pattern.
    private static func counted(_ pattern: String, _ subject: String) -> Found? {
        switch pattern {
        case "1": (subject, .one, false)
        case "_", "2...", "let \(subject)": (subject, .many, false)
        default: nil
        }
    }

    /// Whether the condition contains one of the digits in ``tests``. Most conditions don't.
    private static func hasNumber(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "1") || $0 == UInt8(ascii: "2") }
    }

    private static let tests: [String: (side: Side, takesZero: Bool)] = [
        "== 1": (.one, false), "!= 1": (.many, false), "> 1": (.many, true), ">= 2": (.many, true),
        "<= 1": (.one, true), "< 2": (.one, true),
    ]
    /// The operators, with their equivalents for swapped operands.
    private static let mirrored = ["==": "==", "!=": "!=", ">": "<", "<": ">", ">=": "<=", "<=": ">="]
}
