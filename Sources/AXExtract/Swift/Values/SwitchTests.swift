import AXModel
import SwiftSyntax

extension SwiftTree {
    /// The tests of a case of a `switch`. A case of a tuple has one test for each value that it tests:
    /// `case (.past, _)` of `switch (state, isOn)` only tests whether `state` is `.past`. In a transcript, a case that
    /// tests no value has no tests.
    /// - Parameter subject: The value of the `switch`.
    func tests(_ branch: SwitchCaseSyntax, of subject: ExprSyntax) -> [Branch.Test] {
        guard let values = subject.as(TupleExprSyntax.self)?.elements.map(\.expression), values.count > 1,
            let cases = branch.parent?.as(SwitchCaseListSyntax.self), cases.count <= Self.mostCases,
            cases.allSatisfy({ $0.as(SwitchCaseSyntax.self).map { Self.isSplit($0, values.count) } ?? false })
        else { return [test(branch, of: text(subject))] }
        let patterns = Self.tuple(branch)?.elements.map(\.expression) ?? []
        let tests = zip(values, patterns).compactMap { test($1, of: text($0)) }
        return tests.isEmpty && !isForTranscript ? [test(branch, of: text(subject))] : tests
    }

    private func test(_ branch: SwitchCaseSyntax, of subject: String) -> Branch.Test {
        if let pattern = pattern(of: branch) { return .matches(subject, pattern: pattern) }
        let others = branch.parent?.as(SwitchCaseListSyntax.self)?.prefix(Self.mostCases).compactMap { other in
            other.as(SwitchCaseSyntax.self).flatMap(pattern)
        }
        return .matchesNothing(subject, besides: others ?? [])
    }

    /// Only this many cases of a `switch` are compared with each other.
    private static let mostCases = 32

    /// Nil for `default`.
    private func pattern(of branch: SwitchCaseSyntax) -> String? {
        if case .case(let label) = branch.label { text(label.caseItems) } else { nil }
    }

    /// Whether a case tests the values of a tuple separately, or is the `default`.
    private static func isSplit(_ branch: SwitchCaseSyntax, _ count: Int) -> Bool {
        if case .default = branch.label { return true }
        return tuple(branch)?.elements.count == count
    }

    /// The tuple that is the only pattern of a case; nil for other cases.
    private static func tuple(_ branch: SwitchCaseSyntax) -> TupleExprSyntax? {
        guard case .case(let label) = branch.label, let item = label.caseItems.first, label.caseItems.count == 1,
            item.whereClause == nil
        else { return nil }
        return item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self)
    }

    /// The test of one value of a tuple; nil for a pattern that every value matches.
    private func test(_ pattern: ExprSyntax, of value: String) -> Branch.Test? {
        switch pattern.kind {
        case .discardAssignmentExpr: return nil
        case .nilLiteralExpr: return .holds(["\(value) == nil"])
        case .booleanLiteralExpr: return pattern.isTrue ? .holds([value]) : .fails([value])
        case .patternExpr:
            let bound = pattern.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self)?.pattern
            if bound?.is(IdentifierPatternSyntax.self) == true { return nil }
        default: break
        }
        return .matches(value, pattern: text(pattern))
    }
}
