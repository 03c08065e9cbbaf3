import AXSource
import SwiftSyntax

/// Recognizes constants by their dotted names, without knowing their types: `L10n.Player.play`.
struct ConstantPath {
    /// The roots that the options name, such as `L10n`.
    let roots: [String]
    /// The root of R.swift's constants.
    private static let resources = "R.string"

    struct Found {
        let name: String
        /// Whether the options or R.swift name the root, so that this is certainly a string.
        let isNamed: Bool
        /// The values that a generated function inserts into the string.
        let arguments: [ExprSyntax]
    }

    /// Nil if the expression isn't a constant.
    func constant(_ expression: ExprSyntax) -> Found? {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            guard call.trailingClosure == nil, let path = SwiftCallee.path(call.calledExpression), isNamed(path) else {
                return nil
            }
            return Found(name: joined(path), isNamed: true, arguments: call.arguments.map(\.expression))
        }
        guard let path = SwiftCallee.path(expression), path.count > 1 else { return nil }
        guard isNamed(path) || isStaticMember(path) else { return nil }
        return Found(name: joined(path), isNamed: isNamed(path), arguments: [])
    }

    private func joined(_ path: [String]) -> String {
        path.joined(separator: ".")
    }

    private func isNamed(_ path: [String]) -> Bool {
        guard path.count > 1 else { return false }
        if roots.contains(path[0]) { return true }
        let root = path.prefix(2).joined(separator: ".")
        return roots.contains(root) || root == Self.resources
    }

    /// Whether a path consists of types and one member: `PlayerStrings.Buttons.play`, not `UIDevice.current.name`.
    private func isStaticMember(_ path: [String]) -> Bool {
        guard let last = path.last, !Self.metaMembers.contains(last) else { return false }
        return path.dropLast().allSatisfy { $0.beginsWithCapital }
    }

    private static let metaMembers: Set<String> = ["self", "Type", "shared", "default", "main", "current", "standard"]
}
