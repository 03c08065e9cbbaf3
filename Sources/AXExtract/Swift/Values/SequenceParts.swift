import AXModel
import AXSource
import SwiftSyntax

/// Takes a run of operands and operators apart: `a ? b : c`, `a ?? b`, `a + b`.
///
/// The parser leaves such runs flat. Of Swift's precedence only this matters: the ternary operator binds weaker than all
/// others, and strings know no operators but `+` and `??`.
struct SequenceParts {
    let tree: SwiftTree
    let part: ValuePart

    /// The strings that a run may give; nil when it is no run that gives strings.
    func parts(of elements: [ExprSyntax]) -> [ValuePart] {
        let branches = elements.split(omittingEmptySubsequences: false) { $0.is(UnresolvedTernaryExprSyntax.self) }
        let ternaries = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self) }
        guard branches.count > 1, let last = branches.last else { return run(elements[...], part) }
        let meaning = branchMeaning(ternaries.map { [$0.thenExpression][...] } + [last])
        var result: [ValuePart] = []
        for (condition, ternary) in zip(branches, ternaries) {
            result.append(branch(ternary.thenExpression, meaning, .holds([text(condition)])))
        }
        let otherwise = ternaries.count == 1 ? Branch.Test.fails([text(branches[0])]) : .otherwise
        guard let first = last.first else { return result }
        return result + run(last, branch(first, meaning, otherwise))
    }

    private func branch(_ expression: ExprSyntax, _ meaning: ValuePart.Meaning, _ test: Branch.Test) -> ValuePart {
        var branch = part.replaced(by: expression, in: Branch([test]))
        branch.meaning = meaning
        return branch
    }

    /// A run without ternary operators.
    private func run(_ elements: ArraySlice<ExprSyntax>, _ part: ValuePart) -> [ValuePart] {
        guard let first = elements.first, let last = elements.last else { return [] }
        let operators = Set(elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
        let operands = Self.operands(elements)
        if operators.isEmpty, operands.count == 1 { return [part.replaced(by: first)] }
        guard !operators.isEmpty, operators.isSubset(of: ["+", "??"]), !isComputedKey(operators) else {
            var whole = part.replaced(by: first)
            whole.computation = last
            whole.operation = operators == ["+"] ? "+" : nil
            return [whole]
        }
        return spread(operands, part, operators)
    }

    /// Strings that are joined are `String`s, and so is a fallback of a `String?`.
    private func spread(_ operands: [ExprSyntax], _ part: ValuePart, _ operators: Set<String>) -> [ValuePart] {
        let isFallback = operators == ["??"]
        let whole = operators == ["+"] ? concatenation(of: operands) : nil
        return operands.enumerated().map { index, operand in
            let before = isFallback && index > 0 ? operands[index - 1] : nil
            var piece = part.replaced(by: operand, in: Branch([before].compactMap { $0 }.map { .isNil(tree.text($0)) }))
            if case .key(let call) = part.meaning, call.interpolates { piece.meaning = .text }
            return whole.map { piece.inside($0, at: index) } ?? piece
        }
    }

    private func concatenation(of operands: [ExprSyntax]) -> Concatenation? {
        guard let first = operands.first, let last = operands.last else { return nil }
        return Concatenation(
            tree.span(first, through: last), SwiftConcatenation.pieces(operands), operands.map { tree.text($0) })
    }

    /// A function that looks up the finished text cannot find a text that is put together.
    private func isComputedKey(_ operators: Set<String>) -> Bool {
        guard case .key(let call) = part.meaning else { return false }
        return !call.interpolates && operators.contains("+")
    }

    /// The expressions between the operators; casts are left out.
    private static func operands(_ elements: ArraySlice<ExprSyntax>) -> [ExprSyntax] {
        elements.filter { element in
            switch element.kind {
            case .binaryOperatorExpr, .unresolvedAsExpr, .unresolvedIsExpr, .typeExpr: false
            default: true
            }
        }
    }

    /// Branches have one type: beside a certain `String`, a literal is no key.
    private func branchMeaning(_ branches: [ArraySlice<ExprSyntax>]) -> ValuePart.Meaning {
        guard case .key(let call) = part.meaning, call.function == LocalizationCall.bareKey.function else {
            return part.meaning
        }
        let hasString = branches.contains { branch in
            branch.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
                || branch.first.map(Self.isCertainlyString) == true
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
