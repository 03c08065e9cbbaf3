import AXModel
import SwiftSyntax

/// The properties of a file that provide the content of modifiers such as `accessibilityActions`.
final class ContentProperties {
    private let table: APITable
    private let branches: SwiftBranches
    private let groups: ViewGroups
    /// The views with the modifiers, so that several properties in one of them belong to one element.
    private var elements: [SyntaxIdentifier: SpokenElement] = [:]

    /// How many nodes around a use are searched. The uses in real apps are nested less deeply.
    private static let maximumNesting = 64
    /// How many uses of a property are followed. Properties of real apps have fewer.
    private static let mostUses = 4

    init(_ table: APITable, _ branches: SwiftBranches, _ groups: ViewGroups) {
        (self.table, self.branches, self.groups) = (table, branches, groups)
    }

    /// The modifier whose content a property provides: the modifier with the property's name, or the one that contains
    /// all uses of the property, if it adds actions. Nil for other properties, and for a property with many uses.
    /// - Parameter node: A node in the type of the property, such as its body.
    func modifier(of property: String, at node: Syntax) -> String? {
        if !table.builders(property).isEmpty { return property }
        guard let uses = groups.members?.uses(of: property, inTypeAround: node), !uses.isEmpty,
            uses.count <= Self.mostUses
        else { return nil }
        let modifiers = Set(uses.map { call(around: $0, of: nil).flatMap(Self.name) })
        return modifiers.count == 1 ? modifiers.first ?? nil : nil
    }

    /// The views whose modifier shows the content that a property provides: `.accessibilityActions { actions }`. If
    /// there are many, only the last one. Empty unless a transcript is made.
    func owners(of property: String, in modifier: String, at body: Syntax) -> [ContentOwner] {
        guard let uses = groups.members?.uses(of: property, inTypeAround: body) else { return [] }
        return uses.suffix(uses.count > Self.mostUses ? 1 : uses.count).compactMap { use in
            guard let call = call(around: use, of: modifier) else { return nil }
            let element = element(modifiedBy: call)
            // The branch of a single use is already part of the branch of each view in the property.
            return uses.count == 1
                ? ContentOwner(element: element)
                : ContentOwner(element: element, branch: branches.enclosing(use).branch)
        }
    }

    private func element(modifiedBy call: FunctionCallExprSyntax) -> SpokenElement {
        if let known = elements[call.id] { return known }
        let element = SwiftChain(endingAt: call, branches: branches, groups).element
        elements[call.id] = element
        return element
    }

    /// The call of a modifier whose content contains a use.
    /// - Parameter modifier: The name of the modifier; nil for any modifier that adds actions.
    private func call(around use: Syntax, of modifier: String?) -> FunctionCallExprSyntax? {
        var inner = use
        for _ in 0..<Self.maximumNesting {
            guard let outer = inner.parent else { return nil }
            if let call = outer.as(FunctionCallExprSyntax.self), call.calledExpression.id != inner.id,
                let name = Self.name(call),
                modifier.map({ $0 == name }) ?? table.builders(name).contains(where: { $0.role == .customAction })
            {
                return call
            }
            inner = outer
        }
        return nil
    }

    private static func name(_ call: FunctionCallExprSyntax) -> String? {
        SwiftCallee.name(call.calledExpression)?.bareName
    }
}
