import AXModel
import AXSource
import SwiftSyntax

/// Splits a sequence of operands and operators into the strings that it may evaluate to: `a ? b : c`, `a ?? b`,
/// `a + b`.
///
/// The parser leaves such sequences flat. Only one rule of operator precedence matters here: the ternary operator binds
/// more loosely than `+` and `??`, which are the only other operators that return strings.
struct SequenceParts {
    let tree: SwiftTree
    let part: ValuePart
    /// The scope of the sequence; nil if the types of its names don't matter.
    var scope: SwiftScope?
    var isForTranscript = false

    func parts(of elements: [ExprSyntax]) -> [ValuePart] {
        let branches = elements.split(omittingEmptySubsequences: false) { $0.is(UnresolvedTernaryExprSyntax.self) }
        let ternaries = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
        guard branches.count > 1, let last = branches.last else { return parts(withoutTernary: elements[...], part) }
        if isForTranscript, ternaries.count == 1, last.count == 1, let value = last.first,
            let either = self.value(unlessEmpty: text(branches[0]), ternaries[0].thenExpression, value)
        {
            return parts(withoutTernary: [either], part.replaced(by: either))
        }
        let meaning = branchMeaning(ternaries.map { [$0.thenExpression][...] } + [last])
        var result: [ValuePart] = []
        var failed = Branch.always
        for (condition, ternary) in zip(branches, ternaries) {
            let condition = [text(condition)]
            result.append(branch(ternary.thenExpression, meaning, failed.adding(.holds(condition))))
            failed = failed.adding(.fails(condition))
        }
        guard let first = last.first else { return result }
        return result + parts(withoutTernary: last, branch(first, meaning, failed))
    }

    /// `title` in `title.isEmpty ? nil : title`, because an empty string is as silent as nil. Nil for other values.
    private func value(unlessEmpty condition: String, _ first: ExprSyntax, _ second: ExprSyntax) -> ExprSyntax? {
        let isNegated = condition.hasPrefix("!")
        let (value, other) = isNegated ? (first, second) : (second, first)
        let isSilent = other.is(NilLiteralExprSyntax.self) || SwiftLiteral.plainText(other)?.isEmpty == true
        return isSilent && condition.dropFirst(isNegated ? 1 : 0) == "\(tree.text(value)).isEmpty" ? value : nil
    }

    private func branch(_ expression: ExprSyntax, _ meaning: ValuePart.Meaning, _ inner: Branch) -> ValuePart {
        var branch = part.replaced(by: expression, in: inner)
        branch.meaning = meaning
        return branch
    }

    private func parts(withoutTernary elements: ArraySlice<ExprSyntax>, _ part: ValuePart) -> [ValuePart] {
        guard let first = elements.first, let last = elements.last else { return [] }
        let operators = Set(elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
        let operands = Self.operands(elements)
        if operators.isEmpty, operands.count == 1 {
            var whole = part.replaced(by: first)
            if Self.isCastToString(elements), case .key(let call) = part.meaning, call.showsStrings {
                whole.meaning = .text
            }
            return [whole]
        }
        let isSum = operators == ["+"] && operands.contains(where: Self.isNumber)
        guard !operators.isEmpty, operators.isSubset(of: ["+", "??"]), !isComputedKey(operators), !isSum else {
            var whole = part.replaced(by: first)
            whole.computationEnd = last
            whole.isConcatenation = operators == ["+"] && !isSum
            return [whole]
        }
        return parts(ofOperands: operands, part, operators)
    }

    /// The parts of the operands of `+` or `??`. The result is a `String`, so a literal operand isn't a key unless the
    /// function looks up a `String`, as `NSLocalizedString` does.
    private func parts(
        ofOperands operands: [ExprSyntax], _ part: ValuePart, _ operators: Set<String>
    ) -> [ValuePart] {
        let isFallback = operators == ["??"]
        // `title ?? ""` is as silent as `title` if that is nil.
        if isForTranscript, isFallback, operands.count > 1,
            operands.last.flatMap(SwiftLiteral.plainText)?.isEmpty == true
        {
            return parts(ofOperands: operands.dropLast(), part, operators)
        }
        let concatenation = operators == ["+"] ? self.concatenation(of: operands) : nil
        return operands.enumerated().map { index, operand in
            let before = isFallback ? operands[..<index].suffix(Self.mostFallbacks) : []
            let branch = Branch(before.map { .isNil(tree.text($0)) })
            var inner = part.replaced(by: operand, in: branch)
            if isFallback, index < operands.count - 1 { inner.hasFallback = true }
            if case .key(let call) = part.meaning, call.interpolates { inner.meaning = .text }
            return concatenation.map { inner.inside($0, at: index) } ?? inner
        }
    }

    /// Whether the elements are an operand and `as String`.
    private static func isCastToString(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        elements.count == 3 && elements[elements.startIndex + 1].is(UnresolvedAsExprSyntax.self)
            && elements.last?.as(TypeExprSyntax.self)?.type.as(IdentifierTypeSyntax.self)?.name.text == "String"
    }

    /// A fallback's branch contains only this many of the operands before the fallback.
    private static let mostFallbacks = 8

    /// Whether an operand is a number literal or ends with one, as `(limit ?? 500)` does, so that `+` adds numbers.
    private static func isNumber(_ operand: ExprSyntax) -> Bool {
        let unwrapped = SwiftCallee.unwrapped(operand)
        let operand = (unwrapped.as(SequenceExprSyntax.self)?.elements.last).map(SwiftCallee.unwrapped) ?? unwrapped
        return operand.is(IntegerLiteralExprSyntax.self) || operand.is(FloatLiteralExprSyntax.self)
    }

    private func concatenation(of operands: [ExprSyntax]) -> Concatenation? {
        guard let first = operands.first, let last = operands.last else { return nil }
        // `([title] + details).joined(separator: ", ")`
        if isForTranscript, let call = part.joinedBy { return SwiftConcatenation.joined(operands, by: call, in: tree) }
        return Concatenation(
            tree.span(first, through: last), SwiftConcatenation.pieces(operands), operands.map { tree.text($0) })
    }

    /// Whether a key is concatenated before the function looks it up.
    private func isComputedKey(_ operators: Set<String>) -> Bool {
        guard case .key(let call) = part.meaning else { return false }
        return !call.interpolates && operators.contains("+")
    }

    /// The expressions between the operators, without casts.
    private static func operands(_ elements: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
        elements.filter { element in
            switch element.kind {
            case .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr: false
            default: true
            }
        }
    }

    /// The meaning of a literal in a branch of `? :`. All branches have the same type, so if one is certainly a
    /// `String`, a literal in another isn't a key.
    private func branchMeaning(_ branches: [ArraySlice<ExprSyntax>]) -> ValuePart.Meaning {
        guard case .key(let call) = part.meaning, call.function == LocalizationCall.bareKey.function else {
            return part.meaning
        }
        let hasString = branches.contains { branch in
            branch.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
                || branch.first.map(Self.isCertainlyString) == true
                || branch.count == 1 && branch.first.flatMap { scope?.type(of: $0) } == "String"
        }
        return hasString ? .text : part.meaning
    }

    private static func isCertainlyString(_ expression: ExprSyntax) -> Bool {
        guard let call = SwiftCallee.unwrapped(expression).as(FunctionCallExprSyntax.self),
            let name = SwiftCallee.name(call.calledExpression)?.bareName
        else { return false }
        return ["NSLocalizedString", "String", "joined", "localizedString", "formatted", "lowercased"].contains(name)
    }

    private func text(_ elements: ArraySlice<ExprSyntax>) -> String {
        guard let first = elements.first, let last = elements.last else { return "" }
        return tree.text(first, through: last)
    }
}
