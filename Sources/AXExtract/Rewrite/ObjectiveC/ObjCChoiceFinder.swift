import AXScan
import AXSource

/// Finds the expression or statement in a function that chooses between two strings.
struct ObjCChoiceFinder {
    let source: ObjCSource
    let body: Range<Int>

    /// - Parameters:
    ///   - one: The first token of one string.
    ///   - other: The first token of the other string.
    func choice(between one: Int, and other: Int) throws(RewriteRefusal) -> ObjCChoice {
        let (low, high) = (min(one, other), max(one, other))
        if let choice = try question(low, high) { return choice }
        if let choice = try branches(low, high) { return choice }
        throw RewriteRefusal("the code chooses between the strings in an unsupported way")
    }

    // MARK: `count == 1 ? one : many`

    private func question(_ low: Int, _ high: Int) throws(RewriteRefusal) -> ObjCChoice? {
        var index = low
        var colon: Int?
        while index < high, !source.isToken(index, ";"), !source.isToken(index, "{") {
            if source.isToken(index, ":"), isAlternative(index) { colon = index }
            index += 1
        }
        guard let colon, let mark = questionMark(before: colon), mark < low else { return nil }
        let start = operandStart(mark)
        let end = operandEnd(colon + 1)
        guard high < end else { return nil }
        return ObjCChoice(
            range: start..<end, lead: nil, variable: nil, subject: try subject(start..<mark),
            first: mark + 1..<colon, second: colon + 1..<end)
    }

    /// Whether a colon belongs to a question mark, not to a selector.
    private func isAlternative(_ index: Int) -> Bool { questionMark(before: index) != nil }

    /// The question mark before a colon in the same expression and at the same bracket level; nil if there isn't one.
    private func questionMark(before colon: Int) -> Int? {
        var index = colon - 1
        while index >= body.lowerBound {
            if let opener = source.opener(index) {
                index = opener - 1
                continue
            }
            if source.isToken(index, "?") { return index }
            if [";", "{", "}", "(", "[", ",", "="].contains(where: { isAt(index, $0) }) { return nil }
            index -= 1
        }
        return nil
    }

    private func isAt(_ index: Int, _ text: String) -> Bool {
        source.kind(index) == .punctuator && source.text(index..<index + 1) == text
    }

    /// The first token of the test before a question mark.
    private func operandStart(_ mark: Int) -> Int {
        var index = mark
        while index > body.lowerBound {
            if let opener = source.opener(index - 1) {
                index = opener
                continue
            }
            let isEnd = [";", "{", "}", "(", "[", ",", "=", ":", "?"].contains { isAt(index - 1, $0) }
            if isEnd || source.isToken(index - 1, "return") { return index }
            index -= 1
        }
        return index
    }

    private func operandEnd(_ start: Int) -> Int {
        var index = start
        while index < body.upperBound, ![";", ")", "]", "}", ",", "?", ":"].contains(where: { isAt(index, $0) }) {
            index = source.next(index, before: body.upperBound)
        }
        return index
    }

    // MARK: `if (count == 1) … else …`

    private func branches(_ low: Int, _ high: Int) throws(RewriteRefusal) -> ObjCChoice? {
        guard let start = (body.lowerBound..<low).last(where: { source.isToken($0, "if") && holds($0, low) }),
            let head = source.closer(start + 1)
        else { return nil }
        guard !source.isToken(start - 1, "else") else {
            throw RewriteRefusal("the code chooses among more than two strings")
        }
        let first = statement(at: head + 1)
        let otherwise = source.isToken(first.end, "else") ? first.end + 1 : first.end
        let second = statement(at: otherwise)
        guard first.inner.contains(low), second.inner.contains(high) else { return nil }
        guard otherwise > first.end || source.isToken(first.inner.lowerBound, "return"),
            let one = outcome(first.inner), let other = outcome(second.inner), one.lead == other.lead
        else { throw RewriteRefusal("the branches do more than provide a string") }
        return ObjCChoice(
            range: start..<second.end, lead: one.lead, variable: one.variable, subject: try subject(start + 2..<head),
            first: one.value, second: other.value)
    }

    /// Whether the first branch of an `if` contains a token.
    private func holds(_ start: Int, _ token: Int) -> Bool {
        guard source.isToken(start + 1, "("), let head = source.closer(start + 1) else { return false }
        return statement(at: head + 1).inner.contains(token)
    }

    /// The inside of a statement, and the token after the statement.
    private func statement(at start: Int) -> (inner: Range<Int>, end: Int) {
        if source.isToken(start, "{"), let close = source.closer(start) { return (start + 1..<close, close + 1) }
        var index = start
        while index < body.upperBound, !source.isToken(index, ";") {
            index = source.next(index, before: body.upperBound)
        }
        let end = min(index + 1, body.upperBound)
        return (min(start, end)..<end, end)
    }

    /// The only statement of a branch; nil if there are several, or if it doesn't return or assign a value.
    private func outcome(_ range: Range<Int>) -> (lead: String, variable: String?, value: Range<Int>)? {
        guard let last = range.last, source.isToken(last, ";") else { return nil }
        let statement = range.lowerBound..<last
        guard !statement.contains(where: { source.isToken($0, ";") }), let first = statement.first else { return nil }
        if source.isToken(first, "return") { return ("return ", nil, first + 1..<last) }
        guard let equals = statement.first(where: { source.isToken($0, "=") }), equals > first else { return nil }
        let target = first..<equals
        guard !target.contains(where: { source.isToken($0, "*") }) else { return nil }
        let name = target.count == 1 ? source.name(first) : nil
        return (source.text(target) + " = ", name, equals + 1..<last)
    }

    // MARK: The count

    private func subject(_ test: Range<Int>) throws(RewriteRefusal) -> Range<Int> {
        let test = ObjCBranches(source: source).unwrapped(test)
        let signs = test.filter { index in Self.signs.contains { isAt(index, $0) } }
        guard let sign = signs.first, signs.count == 1, let last = test.last,
            !test.contains(where: { isAt($0, "&&") || isAt($0, "||") })
        else { throw RewriteRefusal("the condition does more than compare a count with a number") }
        if sign + 1 == last, source.kind(last) == .number { return test.lowerBound..<sign }
        guard sign == test.lowerBound + 1, source.kind(test.lowerBound) == .number else {
            throw RewriteRefusal("the condition doesn't compare a count with a numeric literal")
        }
        return sign + 1..<test.upperBound
    }

    private static let signs = ["==", "!=", "<", ">", "<=", ">="]
}

/// An expression or statement that chooses between two strings. Ranges are of tokens.
struct ObjCChoice {
    /// From the condition to the end of the last branch; a statement includes its semicolon.
    let range: Range<Int>
    /// The code before the string in both branches: `return `, `label = `. Nil for an expression.
    let lead: String?
    /// The variable in a statement such as `word = one;`. Nil for other targets, and if nothing is assigned.
    let variable: String?
    /// The count that is compared with a number.
    let subject: Range<Int>
    let first: Range<Int>
    let second: Range<Int>
}
