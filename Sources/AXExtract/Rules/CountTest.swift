/// A condition that tells one from many, as conditions are spelled in ``StringLeaf/condition``.
struct CountTest: Hashable {
    enum Side: Hashable {
        case one, many
    }

    /// What is counted, as it is spelled.
    let subject: String
    /// The test, without its negation.
    let test: String
    /// The conditions around the test.
    let context: String
    let side: Side
    /// Whether zero is taken for one, as by `count > 1`.
    let takesZeroForOne: Bool

    /// Nil for a condition that does not compare a number with one.
    init?(_ condition: String) {
        guard Self.hasNumber(condition) || condition.utf8.contains(UInt8(ascii: ":")) else { return nil }
        let (context, last) = Self.split(condition)
        let isNegated = last.hasPrefix("!(") && last.hasSuffix(")")
        let inner = isNegated ? String(last.dropFirst(2).dropLast()) : last
        // Of several conditions of an `if`, the last one counts.
        let test = inner.ranges(of: ", ").last.map { String(inner[$0.upperBound...]) } ?? inner
        guard let found = Self.comparison(test) ?? Self.pattern(test) else { return nil }
        subject = found.subject
        self.test = test
        self.context = context
        side = (found.side == .one) != isNegated ? .one : .many
        takesZeroForOne = found.takesZero
    }

    /// The conditions around the innermost one, and that one.
    static func split(_ condition: String) -> (context: String, last: String) {
        if condition.hasSuffix(")"), let start = condition.ranges(of: " && !(").last {
            return (String(condition[..<start.lowerBound]), "!(" + condition[start.upperBound...])
        }
        // `!(a && b)` is one condition, `!(a) && b` is two.
        let isNegated = condition.hasPrefix("!(") && condition.hasSuffix(")")
        guard !isNegated, let start = condition.ranges(of: " && ").last else { return ("", condition) }
        return (String(condition[..<start.lowerBound]), String(condition[start.upperBound...]))
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

    /// `count: 1` and `count: default` of a `switch`.
    private static func pattern(_ test: String) -> Found? {
        guard let colon = test.ranges(of: ": ").last else { return nil }
        let subject = String(test[..<colon.lowerBound])
        switch test[colon.upperBound...] {
        case "1": return (subject, .one, false)
        case "default", "_", "2...", "let \(subject)": return (subject, .many, false)
        default: return nil
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
