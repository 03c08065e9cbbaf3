import AXModel
import AXSource

/// Finds choices between strings that may depend on a number, whether or not the strings are spoken:
/// `count == 1 ? one : many`, and the values that the branches of a statement return or assign.
struct ObjCNumberChoices {
    let source: ObjCSource

    /// Values, one of which the code uses: the branches of `?:`, or the values for the same target.
    struct Choice {
        let span: Span
        let parts: [ObjCPart]
    }

    func choices(in body: ObjCBody) -> [Choice] {
        var alone: [Choice] = []
        var order: [String] = []
        var shared: [String: [ObjCPart]] = [:]
        for statement in body.statements where statement.kind != .head {
            for (target, range) in values(of: statement) {
                let isChoice = range.contains { source.isToken($0, "?") }
                if isChoice {
                    alone.append(Choice(span: source.span(range), parts: [ObjCPart(range, interest: .strings)]))
                }
                guard !isChoice, let target, isBranch(statement) else { continue }
                if shared[target] == nil { order.append(target) }
                shared[target, default: []].append(ObjCPart(range, in: statement.branch, interest: .strings))
            }
        }
        return alone
            + order.compactMap { target in
                guard let parts = shared[target], parts.count > 1, let first = parts.first else { return nil }
                return Choice(span: source.span(first.range), parts: parts)
            }
    }

    /// Whether the statement is in a branch that a number decides, or is the `return` for all other numbers.
    private func isBranch(_ statement: ObjCStatement) -> Bool {
        CountTest(statement.branch) != nil || statement.kind == .result && statement.branch.isAlways
    }

    /// The values that a statement returns, assigns or passes to a message, each with the name of its target. The
    /// target is nil for an argument of a message.
    private func values(of statement: ObjCStatement) -> [(target: String?, range: Range<Int>)] {
        let range = statement.range
        if statement.kind == .result { return [("return", range)] }
        if source.isToken(range.lowerBound, "["), let message = ObjCMessage(at: range.lowerBound, in: source) {
            return message.parts.filter { !$0.argument.isEmpty }.map { (nil, $0.argument) }
        }
        var index = range.lowerBound
        while index < range.upperBound, !source.isToken(index, "=") {
            index = source.next(index, before: range.upperBound)
        }
        guard index > range.lowerBound, index + 1 < range.upperBound, let name = source.name(index - 1) else {
            return []
        }
        return [(name, index + 1..<range.upperBound)]
    }
}
