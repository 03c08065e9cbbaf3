import AXSource
import SwiftSyntax

/// Finds the accessibility strings that a call sets indirectly: through a key path or key, or by mutating the property.
struct IndirectSites {
    let context: SiteContext
    let scope: SwiftScope

    private var receiver: SwiftReceiver { SwiftReceiver(tree: context.tree, scope: scope) }

    func sites(of call: FunctionCallExprSyntax, named name: TokenSyntax) -> [SwiftSite] {
        switch name.bareName {
        case "assign": assignSites(name, call)
        case "append", "insert": appendSites(call)
        case "setValue": setValueSites(name, call)
        default: keyPathSites(call)
        }
    }

    /// The string that a publisher provides at run time: `publisher.assign(to: \.accessibilityLabel, on: button)`.
    private func assignSites(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let path = SwiftArguments.labeled(["to"], of: call), let property = Self.property(path),
            let row = context.table.property(property.bareName)
        else { return [] }
        let target = SwiftArguments.labeled(["on"], of: call).map(context.tree.text) ?? "self"
        let publisher = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base
        let value = context.readsTitles ? publisher.map(PublishedValue.source) ?? path : path
        return [context.site(row, at: name, value, receiver.element(named: target, at: path), scope)]
    }

    /// The string that a call adds to an attribute: `button.accessibilityLabel?.append(", on")`.
    private func appendSites(_ call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let base = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base,
            let property = SwiftCallee.name(base), !scope.isLocal(base),
            let row = context.table.property(property.bareName), let value = call.arguments.first?.expression
        else { return [] }
        let element = receiver.element(of: SwiftCallee.unwrapped(base))
        var site = context.site(row, at: property, value, element, scope)
        site.isAppended = true
        return [site]
    }

    /// The string that key-value coding sets: `button.setValue("Play", forKey: "accessibilityLabel")`.
    private func setValueSites(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let key = SwiftArguments.labeled(["forKey", "forKeyPath"], of: call).flatMap(SwiftLiteral.plainText),
            let row = context.table.property(key.lastName),
            let value = SwiftArguments.expression(.position(0), of: call)
        else { return [] }
        return [context.site(row, at: name, value, receiver.element(of: call.calledExpression), scope)]
    }

    /// The arguments after key paths to attributes: `L10n.play` in `button.set(\.accessibilityLabel, to: L10n.play)`.
    private func keyPathSites(_ call: FunctionCallExprSyntax) -> [SwiftSite] {
        zip(call.arguments, call.arguments.dropFirst()).compactMap { path, value in
            guard let property = Self.property(path.expression), let row = context.table.property(property.bareName),
                ["", "to", "value"].contains(value.label?.bareName ?? "")
            else { return nil }
            let element = receiver.element(of: call.calledExpression)
            return context.site(row, at: property, value.expression, element, scope)
        }
    }

    /// The last name of a key path: `accessibilityLabel` in `\.button.accessibilityLabel`. Nil for other expressions.
    static func property(_ path: ExprSyntax) -> TokenSyntax? {
        path.as(KeyPathExprSyntax.self)?.components.last?.component
            .as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
    }
}
