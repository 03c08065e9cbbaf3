import AXModel
import AXScan

/// Removes the parentheses and casts around an expression, and splits `?:` into its branches.
struct ObjCBranches {
    let source: ObjCSource

    /// The expression without the parentheses and casts around it.
    func unwrapped(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while source.isToken(range.lowerBound, "("), let close = source.closer(range.lowerBound),
            close < range.upperBound
        {
            if close + 1 == range.upperBound {
                range = range.lowerBound + 1..<close
            } else if isType(range.lowerBound + 1..<close), startsOperand(close + 1) {
                range = close + 1..<range.upperBound
            } else {
                return range
            }
        }
        return range
    }

    /// The branches of `a ? b : c` and `a ?: b`; nil for any other expression.
    func branches(of part: ObjCPart) -> [ObjCPart]? {
        let range = part.range
        guard let question = first("?", in: range) else { return nil }
        let condition = source.excerpt(range.lowerBound..<question)
        guard let colon = colon(of: question, before: range.upperBound) else { return nil }
        let otherwise = colon + 1..<range.upperBound
        if colon == question + 1 {
            return [
                part.replaced(by: range.lowerBound..<question),
                part.replaced(by: otherwise, in: Branch([.isNil(condition)])),
            ]
        }
        return [
            part.replaced(by: question + 1..<colon, in: Branch([.holds([condition])])),
            part.replaced(by: otherwise, in: Branch([.fails([condition])])),
        ]
    }

    /// The colon that belongs to a question mark, past the `?:` expressions in between.
    private func colon(of question: Int, before end: Int) -> Int? {
        var questions = 0
        var index = question + 1
        while index < end {
            if source.isToken(index, "?") {
                questions += 1
            } else if source.isToken(index, ":") {
                if questions == 0 { return index }
                questions -= 1
            }
            index = source.next(index, before: end)
        }
        return nil
    }

    private func first(_ token: StaticString, in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if source.isToken(index, token) { return index }
            index = source.next(index, before: range.upperBound)
        }
        return nil
    }

    /// Whether the tokens may be a type: `NSString *`, `__bridge id`, `NSArray<NSString *> *`.
    private func isType(_ range: Range<Int>) -> Bool {
        source.kind(range.lowerBound) == .identifier
            && range.allSatisfy { index in
                source.kind(index) == .identifier || source.isToken(index, "*") || source.isToken(index, "<")
                    || source.isToken(index, ">") || source.isToken(index, ",")
            }
    }

    private func startsOperand(_ index: Int) -> Bool {
        switch source.kind(index) {
        case .identifier, .string, .number: true
        case .punctuator: source.isToken(index, "[") || source.isToken(index, "(") || source.isToken(index, "@")
        default: false
        }
    }
}
