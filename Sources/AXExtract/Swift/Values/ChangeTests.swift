import AXModel
import AXSource
import SwiftSyntax

/// The tests by which functions find out whether a value has changed, or whether they have run before:
/// `guard title != newTitle else { return }` in a function that then assigns `title = newTitle`, or `if !isSetUp` in
/// one that assigns `isSetUp = true`. The strings that the function sets remain after it has run, so these tests say
/// nothing about when the strings are spoken.
final class ChangeTests {
    private let tree: SwiftTree
    /// The assignments in each function, as `title = newTitle`.
    private var assignments: [SyntaxIdentifier: Set<String>] = [:]

    /// The length of the longest function that is searched, in bytes.
    private static let longestFunction = 20_000

    init(_ tree: SwiftTree) {
        self.tree = tree
    }

    /// The test without the comparisons that only find out whether something has changed: with `oldValue`, or of values
    /// that the function then makes equal. Nil if nothing is left.
    /// - Parameter node: A statement for which the test holds. There must be no code for which it fails.
    func remaining(of test: Branch.Test, around node: some SyntaxProtocol) -> Branch.Test? {
        if Self.isUnchanged(test, around: node) { return nil }
        guard let test = test.remaining({ [$0.0, $0.1].contains("oldValue") }) else { return nil }
        guard test.remaining({ _ in true }) != test,
            let function = sequence(first: Syntax(node), next: \.parent).lazy
                .compactMap({ $0.as(FunctionDeclSyntax.self) }).first
        else { return test }
        let assigned = assignments(in: function)
        return test.remaining { operands in
            assigned.contains("\(operands.0) = \(operands.1)") || assigned.contains("\(operands.1) = \(operands.0)")
        }
    }

    /// Whether an assignment makes a test fail, as `isOn = false` does for `if isOn`, and `day = 1` for
    /// `if day == nil`.
    /// - Parameter hasOther: Whether there is an `else`, whose branch is the opposite of a test for nil.
    static func isFailed(_ test: Branch.Test, by assignment: String, hasOther: Bool) -> Bool {
        let (conditions, isHeld) =
            switch test.kind {
            case .holds(let conditions): (conditions, true)
            case .fails(let conditions): (conditions, false)
            case .isNil, .matches, .matchesNothing: ([], false)
            }
        guard conditions.count == 1, let equals = assignment.firstRange(ofASCII: " = ") else { return false }
        let condition = conditions[0][...].withoutSelf
        let (name, value) = (assignment[..<equals.lowerBound], assignment[equals.upperBound...])
        switch condition {
        case "\(name)": return value == "\(!isHeld)"
        case "!\(name)": return value == "\(isHeld)"
        case "\(name) == nil": return !hasOther && isHeld == (value != "nil") && !value.hasSuffix("?? nil")
        case "\(name) != nil": return !hasOther && isHeld == (value == "nil")
        default: return false
        }
    }

    /// Whether a test in the observer of a flag compares the flag with a state that it represents, so that nothing has
    /// changed: `if isOn, state == .on { return }`.
    private static func isUnchanged(_ test: Branch.Test, around node: some SyntaxProtocol) -> Bool {
        guard case .fails(let conditions) = test.kind, conditions.count > 1,
            let observer = node.parent?.parent?.parent?.as(AccessorDeclSyntax.self),
            let property = observer.parent?.parent?.parent?.as(PatternBindingSyntax.self)?.pattern
                .as(IdentifierPatternSyntax.self)?.identifier.text
        else { return false }
        let compares = conditions.contains { $0.contains(" == .") }
        return compares && conditions.contains { [property, "!\(property)"].contains($0) }
    }

    /// Whether a block consists of a `return` without a value.
    static func isReturn(_ body: CodeBlockSyntax) -> Bool {
        guard body.statements.count == 1, case .stmt(let statement)? = body.statements.first?.item else { return false }
        return statement.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
    }

    private func assignments(in function: FunctionDeclSyntax) -> Set<String> {
        if let known = assignments[function.id] { return known }
        let isLong = function.totalLength.utf8Length > Self.longestFunction
        let signs = isLong ? [] : function.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .equal }
        let found = signs.compactMap { sign -> String? in
            guard let elements = sign.parent?.parent?.as(ExprListSyntax.self), elements.count == 3,
                let target = elements.first, let value = elements.last, !isInClosure(sign, of: function)
            else { return nil }
            return String("\(tree.text(target)) = \(tree.text(value))"[...].withoutSelf)
        }
        assignments[function.id] = Set(found)
        return Set(found)
    }
}

extension ChangeTests {
    /// Whether code runs later than the function.
    private func isInClosure(_ token: TokenSyntax, of function: FunctionDeclSyntax) -> Bool {
        sequence(first: Syntax(token), next: \.parent).prefix { $0.id != function.id }.contains {
            $0.is(ClosureExprSyntax.self)
        }
    }
}

extension Branch.Test {
    /// The test without its comparisons for which `isChange` returns true; nil if nothing is left.
    fileprivate func remaining(_ isChange: ((String, String)) -> Bool) -> Branch.Test? {
        switch kind {
        case .holds(let conditions):
            let left = conditions.filter { condition in
                // If one of several alternatives is that the value has changed, the value is unchanged when all fail.
                let parts = condition.holds(UInt8(ascii: "|")) ? condition.split(separator: " || ") : [condition[...]]
                return !parts.contains { Self.operands(of: $0, isEqual: false).map(isChange) ?? false }
            }
            return left.isEmpty ? nil : left == conditions ? self : .holds(left)
        case .fails(let conditions):
            // With other conditions, the values may be equal.
            guard conditions.count == 1 else { return self }
            return Self.operands(of: conditions[0][...], isEqual: true).map(isChange) ?? false ? nil : self
        case .isNil, .matches, .matchesNothing: return self
        }
    }

    /// The names that a condition compares: `title` and `newTitle` in `self.title != newTitle`. For `isSetUp` with
    /// `isEqual`, and for `!isSetUp` or `isSetUp == false` without it, they are the flag and `true`. Nil for other
    /// conditions.
    /// - Parameter isEqual: Whether the comparison is `==` and not `!=`.
    private static func operands(of condition: Substring, isEqual: Bool) -> (String, String)? {
        let condition = condition.withoutSelf
        func isName(_ side: Substring) -> Bool {
            !side.isEmpty && side.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        }
        let flag =
            isEqual
            ? condition
            : condition.hasPrefix("!")
                ? condition.dropFirst() : condition.hasSuffix(" == false") ? condition.dropLast(9) : ""
        if isName(flag) { return (String(flag), "true") }
        guard let sign = condition.firstRange(ofASCII: isEqual ? " == " : " != ") else { return nil }
        let sides = (condition[..<sign.lowerBound], condition[sign.upperBound...])
        return isName(sides.0) && isName(sides.1) ? (String(sides.0), String(sides.1)) : nil
    }
}

extension Substring {
    /// Without `self.` before names.
    fileprivate var withoutSelf: Substring {
        firstRange(ofASCII: "self.") == nil ? self : replacing("self.", with: "")
    }
}
