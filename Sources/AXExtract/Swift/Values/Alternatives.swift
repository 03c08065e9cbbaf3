import SwiftSyntax

/// The branches of an `if` or `switch`, of which only one runs.
enum Alternatives {
    private static let ancestorLimit = 128

    /// Whether two nodes are in different branches of the same `if` or `switch`.
    static func contain(_ node: Syntax, _ other: Syntax) -> Bool {
        var children: [SyntaxIdentifier: Syntax] = [:]
        for current in sequence(first: node, next: \.parent).prefix(ancestorLimit) {
            if let parent = current.parent { children[parent.id] = current }
        }
        for current in sequence(first: other, next: \.parent).prefix(ancestorLimit) {
            guard let parent = current.parent, let child = children[parent.id] else { continue }
            return child.id != current.id && isBranch(child, of: parent) && isBranch(current, of: parent)
        }
        return false
    }

    private static func isBranch(_ child: Syntax, of parent: Syntax) -> Bool {
        switch parent.kind {
        case .ifExpr: !child.is(ConditionElementListSyntax.self)
        case .switchCaseList: true
        default: false
        }
    }
}
