import AXModel

/// A test that decides between one and many.
struct CountTest: Hashable {
    enum Side: Hashable {
        case one, many
    }

    /// A test, whichever way it turns out.
    struct Condition: Hashable {
        /// The branch around the test.
        let context: Branch
        /// As spelled in the source, without a negation.
        let test: String
    }

    /// What is counted, as spelled in the source.
    let subject: String
    let condition: Condition
    let side: Side
    /// Whether zero is taken for one, as by `count > 1`.
    let takesZeroForOne: Bool

    var test: String { condition.test }
    var context: Branch { condition.context }

    /// Nil for a branch whose innermost test does not compare a number with one.
    init?(_ branch: Branch) {
        guard let last = branch.tests.last, let (test, found) = Self.found(last) else { return nil }
        var context = branch.outer
        if let before = test.before { context = context.adding(.holds([before])) }
        subject = found.subject
        condition = Condition(context: context, test: test.last)
        side = found.side
        takesZeroForOne = found.takesZero
    }

    private static func found(_ test: Branch.Test) -> (test: (before: String?, last: String), Found)? {
        switch test {
        case .holds(let tests):
            guard let last = tests.last.map(split) else { return nil }
            return comparison(last.last).map { (last, $0) }
        case .fails(let tests):
            guard let last = tests.last, let found = comparison(last) else { return nil }
            return ((nil, last), (found.subject, found.side == .one ? .many : .one, found.takesZero))
        case .matches(let subject, let pattern):
            return counted(pattern, subject).map { ((nil, "\(subject): \(pattern)"), $0) }
        case .matchesNothing(let subject): return ((nil, "\(subject): default"), (subject, .many, false))
        case .otherwise, .isNil: return nil
        }
    }

    /// Of `isOn && count == 1`, the last operand counts.
    private static func split(_ test: String) -> (before: String?, last: String) {
        guard let operation = test.ranges(of: " && ").last else { return (nil, test) }
        return (String(test[..<operation.lowerBound]), String(test[operation.upperBound...]))
    }

    private typealias Found = (subject: String, side: Side, takesZero: Bool)

    /// `count == 1`, `1 < count`.
    private static func comparison(_ test: String) -> Found? {
        guard hasNumber(test) else { return nil }
        let words = test.split(separator: " ").map(String.init)
        let places = words.indices.filter { mirrored[words[$0]] != nil }
        guard places.count == 1, let place = places.first, place > 0, place < words.count - 1 else { return nil }
        let left = words[..<place].joined(separator: " ")
        let right = words[(place + 1)...].joined(separator: " ")
        if let row = tests["\(words[place]) \(right)"] { return (left, row.side, row.takesZero) }
        let row = mirrored[words[place]].flatMap { tests["\($0) \(left)"] }
        return row.map { (right, $0.side, $0.takesZero) }
    }

    /// `case 1` of `switch count`.
    private static func counted(_ pattern: String, _ subject: String) -> Found? {
        switch pattern {
        case "1": (subject, .one, false)
        case "_", "2...", "let \(subject)": (subject, .many, false)
        default: nil
        }
    }

    /// Whether the condition contains a digit of ``tests``. Most conditions have none.
    private static func hasNumber(_ text: String) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "1") || $0 == UInt8(ascii: "2") }
    }

    private static let tests: [String: (side: Side, takesZero: Bool)] = [
        "== 1": (.one, false), "!= 1": (.many, false), "> 1": (.many, true), ">= 2": (.many, true),
        "<= 1": (.one, true), "< 2": (.one, true),
    ]
    /// The operators, and what they are with their sides changed.
    private static let mirrored = ["==": "==", "!=": "!=", ">": "<", "<": ">", ">=": "<=", "<=": ">="]
}
