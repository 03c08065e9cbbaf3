import AXModel
import AXSource
import SwiftSyntax

/// Finds choices between strings by a number, such as `count == 1 ? one : many`, whether the strings are spoken or not.
/// Each method returns nil if a number doesn't decide the choice.
struct NumberChoices {
    let context: SiteContext
    let scope: SwiftScope

    private static let row = APIRow("choice by number", .call("choice", .position(0)), .other)

    /// A choice in a ternary expression.
    func choice(of sequence: SequenceExprSyntax) -> SwiftSite? {
        let elements = SwiftAssignment(sequence)?.value ?? Array(sequence.elements)
        let ternaries = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
        guard ternaries.count == 1, let ternary = ternaries.first, let first = elements.first, ternary > 0,
            isDecidedByNumber(Branch([.holds([context.tree.text(first, through: elements[ternary - 1])])]))
        else { return nil }
        let whole = part(ExprSyntax(sequence), .always)
        return site(at: sequence, SequenceParts(tree: context.tree, part: whole).parts(of: elements))
    }

    /// A choice between the values that the branches of a statement assign.
    func choice(of branches: IfExprSyntax) -> SwiftSite? {
        guard branches.parent?.is(IfExprSyntax.self) != true,
            isDecidedByNumber(Branch([context.tree.holds(branches.conditions)]))
        else { return nil }
        let results = StatementResults(tree: context.tree).results(of: ExprSyntax(branches))
        let parts = results.compactMap { result -> ValuePart? in
            guard let sequence = result.expression.as(SequenceExprSyntax.self),
                let value = SwiftAssignment(sequence)?.value, value.count == 1
            else { return nil }
            return part(value[0], result.branch)
        }
        return parts.count > 1 ? site(at: branches, parts) : nil
    }

    /// A choice between the results of a body.
    func choice(of statements: CodeBlockItemListSyntax?) -> SwiftSite? {
        guard let statements else { return nil }
        let results = StatementResults(tree: context.tree).results(of: statements)
        guard results.count > 1, results.contains(where: { isDecidedByNumber($0.branch) }) else { return nil }
        return site(at: statements, results.map { part($0.expression, $0.branch) })
    }

    private func isDecidedByNumber(_ branch: Branch) -> Bool { CountTest(branch) != nil }

    private func part(_ expression: ExprSyntax, _ branch: Branch) -> ValuePart {
        var part = ValuePart(expression, .text)
        part.interest = .strings
        part.branch = branch
        return part
    }

    private func site(at node: some SyntaxProtocol, _ parts: [ValuePart]) -> SwiftSite {
        SwiftSite(
            row: Self.row, nameSpan: context.tree.span(node), values: parts, element: SpokenElement(), scope: scope)
    }
}
