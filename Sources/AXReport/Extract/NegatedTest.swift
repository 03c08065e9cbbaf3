/// The text of a test that fails, in the usual notation: `count != 1` for `count == 1`, `title == nil` for `let title`,
/// and `!isOn` for `isOn`.
enum NegatedTest {
    static func text(of conditions: [String]) -> String {
        guard conditions.count == 1, let condition = conditions.first else {
            return "!(\(conditions.joined(separator: ", ")))"
        }
        if let operand = withoutNegation(condition) { return operand }
        if isOperand(condition) { return "!\(condition)" }
        return unbound(condition) ?? compared(condition) ?? "!(\(condition))"
    }

    /// `isOn` for `!isOn`.
    private static func withoutNegation(_ condition: String) -> String? {
        guard condition.hasPrefix("!") else { return nil }
        let rest = String(condition.dropFirst())
        return isOperand(rest) ? rest : nil
    }

    /// `song.title == nil` for `let title = song.title`, `title == nil` for `let title`, and `!(song is Podcast)` for
    /// `let podcast = song as? Podcast`.
    private static func unbound(_ condition: String) -> String? {
        guard condition.hasPrefix("let ") || condition.hasPrefix("var ") else { return nil }
        let binding = condition.dropFirst(4)
        let value = binding.firstRange(of: " = ").map { String(binding[$0.upperBound...]) } ?? String(binding)
        if isOperand(value) { return "\(value) == nil" }
        let parts = outerParts(of: value)
        return parts.count == 3 && parts[1] == "as?" ? "!(\(parts[0]) is \(parts[2]))" : nil
    }

    /// `count != 1` for `count == 1`.
    private static func compared(_ condition: String) -> String? {
        let parts = outerParts(of: condition)
        guard parts.count == 3, let opposite = opposites[parts[1]] else { return nil }
        return "\(parts[0]) \(opposite) \(parts[2])"
    }

    private static let opposites = ["==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"]

    /// Whether an expression is a single operand, which doesn't need parentheses.
    private static func isOperand(_ text: String) -> Bool { outerParts(of: text).count == 1 }

    /// The parts of an expression between spaces. Spaces in parentheses, brackets, braces and quotation marks don't
    /// count.
    private static func outerParts(of text: String) -> [String] {
        var parts = [""]
        var (depth, isQuoted) = (0, false)
        for character in text {
            switch character {
            case "\"": isQuoted.toggle()
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            if character == " ", depth == 0, !isQuoted {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}
