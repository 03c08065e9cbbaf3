import AXSource
import SwiftSyntax

/// Finds conflicting traits that one expression sets. Traits in separate statements may be set in different branches,
/// so they aren't compared.
struct TraitConflictFinder {
    let tree: SwiftTree

    private static let ancestorLimit = 16
    private static let setMethods: Set<String> = ["insert", "formUnion", "union"]

    /// The finding about an array of traits: `[.button, .link]`.
    func finding(in array: ArrayExprSyntax) -> Diagnostic? {
        let traits = SwiftTraits.names(array)
        guard TraitsConflict.exclusive(traits).count > 1, isOfTraits(Syntax(array)) else { return nil }
        return TraitsConflict.diagnostic(for: traits, in: tree.file, at: tree.span(array))
    }

    /// The finding about traits that several modifiers of one view add.
    func finding(in chain: SwiftChain) -> Diagnostic? {
        // If one call adds several traits, the method for arrays reports them.
        guard let last = chain.addedTraits.last, chain.addedTraits.filter({ Self.isExclusive($0.traits) }).count > 1
        else { return nil }
        return TraitsConflict.diagnostic(
            for: chain.addedTraits.flatMap(\.traits), in: tree.file, at: tree.span(last.name))
    }

    private static func isExclusive(_ traits: [String]) -> Bool { TraitsConflict.exclusive(traits).count == 1 }

    /// Whether an array is in a context that expects accessibility traits.
    private func isOfTraits(_ array: Syntax) -> Bool {
        var current = array
        for _ in 0..<Self.ancestorLimit {
            guard let parent = current.parent else { return false }
            switch parent.kind {
            case .functionCallExpr: return parent.as(FunctionCallExprSyntax.self).map(isOfTraits) ?? false
            case .sequenceExpr:
                guard let assignment = parent.as(SequenceExprSyntax.self).flatMap(SwiftAssignment.init) else { break }
                return SwiftCallee.name(assignment.target).map { Self.isTraits($0.bareName) } ?? false
            case .patternBinding:
                guard let binding = parent.as(PatternBindingSyntax.self) else { return false }
                return Self.isTraits(tree.text(binding.pattern))
                    || binding.typeAnnotation.map { Self.isTraits(tree.text($0.type)) } ?? false
            case .functionDecl:
                let result = parent.as(FunctionDeclSyntax.self)?.signature.returnClause
                return result.map { Self.isTraits(tree.text($0.type)) } ?? false
            default: break
            }
            current = parent
        }
        return false
    }

    private func isOfTraits(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = SwiftCallee.name(call.calledExpression)?.bareName else { return false }
        if name == "accessibilityAddTraits" || Self.isTraits(name) { return true }
        if name == "accessibility" { return SwiftArguments.labeled(["addTraits"], of: call) != nil }
        let base = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base
        return Self.setMethods.contains(name)
            && base.flatMap(SwiftCallee.name).map { Self.isTraits($0.bareName) } ?? false
    }

    /// Whether a name refers to traits: `accessibilityTraits`, `UIAccessibilityTraits`, `cellAccessibilityTraits?`.
    private static func isTraits(_ name: String) -> Bool {
        // Most names are shorter, so comparing the length first avoids most searches.
        name.utf8.count >= 19 && name.lowercased().contains("accessibilitytraits")
    }
}
