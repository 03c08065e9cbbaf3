import AXModel
import SwiftSyntax

/// The properties of a file that provide traits, such as `var traits: UIAccessibilityTraits { … }` in a view model.
final class TraitProperties {
    private let tree: SwiftTree
    /// The values of the properties by name; nil for a name that several properties have.
    private lazy var values: [String: [StatementResults.Result]?] = findValues()

    init(_ tree: SwiftTree) {
        self.tree = tree
    }

    /// The values of the property that an expression reads: `traits` in `model.traits`. Nil if the file doesn't show
    /// them.
    func values(of expression: ExprSyntax) -> [StatementResults.Result]? {
        guard let path = SwiftCallee.path(expression), let name = path.last, path.first != "super",
            path.filter({ $0 != "self" }) != ["accessibilityTraits"]
        else { return nil }
        let values = values[name] ?? nil
        // In the property, `self` is the receiver of the expression.
        guard let base = SwiftCallee.unwrapped(expression).as(MemberAccessExprSyntax.self)?.base else { return values }
        let receiver = tree.text(SwiftCallee.unwrapped(base))
        return values?.map { result in
            StatementResults.Result(
                expression: result.expression, branch: result.branch.inserting(["self": receiver]) ?? result.branch)
        }
    }

    private func findValues() -> [String: [StatementResults.Result]?] {
        var found: [String: [StatementResults.Result]?] = [:]
        for token in tree.root.tokens(viewMode: .sourceAccurate) where Self.types.contains(token.text) {
            // An `override` is the attribute of the view itself.
            guard let binding = token.parent?.parent?.parent?.as(PatternBindingSyntax.self),
                let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: { $0.name.text == "override" }),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
            else { continue }
            found.updateValue(found.keys.contains(name) ? nil : values(of: binding), forKey: name)
        }
        return found
    }

    private static let types: Set<String> = ["UIAccessibilityTraits", "AccessibilityTraits"]

    private func values(of binding: PatternBindingSyntax) -> [StatementResults.Result]? {
        if let getter = StatementResults.getter(of: binding) { return StatementResults(tree: tree).results(of: getter) }
        guard let value = binding.initializer?.value,
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
        else { return nil }
        return [StatementResults.Result(expression: value, branch: .always)]
    }
}
