import AXSource
import SwiftSyntax

/// The local variables of a file that configure what a view shows: `content` in `cell.contentConfiguration = content`.
/// Each block of statements is read once, because a block may set thousands of strings.
final class ContentConfigurations {
    /// The left sides of the assignments, by block and by the name of the local variable.
    private var known: [SyntaxIdentifier: [String: ExprSyntax]] = [:]

    /// How many nodes around a statement are searched.
    private static let deepest = 64

    /// The `contentConfiguration` to which the function assigns a local variable; nil if it doesn't.
    /// - Parameter node: A statement about the variable.
    func target(of local: String, around node: some SyntaxProtocol) -> ExprSyntax? {
        var current = Syntax(node)
        for _ in 0..<Self.deepest {
            guard let outer = current.parent, !outer.is(MemberBlockSyntax.self) else { return nil }
            if let block = outer.as(CodeBlockItemListSyntax.self), let target = targets(in: block)[local] {
                return target
            }
            current = outer
        }
        return nil
    }

    private func targets(in block: CodeBlockItemListSyntax) -> [String: ExprSyntax] {
        if let targets = known[block.id] { return targets }
        let assignments = block.compactMap { $0.item.as(SequenceExprSyntax.self).flatMap(SwiftAssignment.init) }
        let targets = assignments.compactMap { assignment -> (String, ExprSyntax)? in
            guard SwiftCallee.name(assignment.target)?.text == "contentConfiguration", assignment.value.count == 1,
                let local = assignment.value[0].as(DeclReferenceExprSyntax.self)
            else { return nil }
            return (local.baseName.bareName, assignment.target)
        }
        known[block.id] = Dictionary(targets) { first, _ in first }
        return known[block.id] ?? [:]
    }
}

extension SwiftReceiver {
    /// The view whose content configuration has a property: the cell for `content.text`. Nil if the receiver isn't a
    /// content configuration.
    /// - Parameter access: The property of a local variable.
    func shown(by access: ExprSyntax, _ configurations: ContentConfigurations) -> SpokenElement? {
        guard let member = SwiftCallee.unwrapped(access).as(MemberAccessExprSyntax.self),
            let local = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.bareName,
            scope.lookUp(local)?.kind == .local
        else { return nil }
        return configurations.target(of: local, around: access).map(element(of:))
    }
}
