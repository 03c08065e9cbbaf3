import AXSource
import SwiftSyntax

/// Recognizes constants by their dotted names, without knowing their types: `L10n.Player.play`.
struct ConstantPath {
    let roots: ConstantRoots

    struct Found {
        let name: String
        /// Whether the root's members are strings.
        let isNamed: Bool
        /// The values that a generated function inserts into the string.
        let arguments: [ExprSyntax]
    }

    /// Nil if the expression isn't a constant.
    func constant(_ expression: ExprSyntax) -> Found? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.trailingClosure == nil, let path = SwiftCallee.path(call.calledExpression),
                roots.length(in: path) != nil
            else { return nil }
            return Found(name: joined(path), isNamed: true, arguments: call.arguments.map(\.expression))
        }
        guard let path = SwiftCallee.path(expression), path.count > 1 else { return nil }
        let isNamed = roots.length(in: path) != nil
        guard isNamed || isStaticMember(path) else { return nil }
        return Found(name: joined(path), isNamed: isNamed, arguments: [])
    }

    private func joined(_ path: [String]) -> String {
        path.joined(separator: ".")
    }

    /// Whether a path consists of types and one member: `PlayerStrings.Buttons.play`, not `UIDevice.current.name`.
    private func isStaticMember(_ path: [String]) -> Bool {
        guard let last = path.last, !Self.metaMembers.contains(last) else { return false }
        return path.dropLast().allSatisfy { $0.beginsWithCapital }
    }

    private static let metaMembers: Set<String> = ["self", "Type", "shared", "default", "main", "current", "standard"]
}
