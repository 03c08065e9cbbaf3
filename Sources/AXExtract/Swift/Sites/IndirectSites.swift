import SwiftSyntax

/// Finds the accessibility strings that a call sets through a property that it names or mutates.
struct IndirectSites {
    let context: SiteContext
    let scope: SwiftScope

    func sites(of call: FunctionCallExprSyntax, named name: TokenSyntax) -> [SwiftSite] {
        switch name.bareName {
        case "assign": assignSites(name, call)
        case "append", "insert": appendSites(call)
        case "setValue": setValueSites(name, call)
        default: keyPathSites(call)
        }
    }

    /// `publisher.assign(to: \.accessibilityLabel, on: button)`: the publisher provides the string at run time.
    private func assignSites(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let path = SwiftArguments.labeled(["to"], of: call), let property = Self.property(path),
            let row = context.table.property(property.bareName)
        else { return [] }
        let target = SwiftArguments.labeled(["on"], of: call).map(context.tree.text) ?? "self"
        return [site(row, name, path, element(named: target, at: path))]
    }

    /// `button.accessibilityLabel?.append(", on")`.
    private func appendSites(_ call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let base = SwiftCallee.unwrapped(call.calledExpression).as(MemberAccessExprSyntax.self)?.base,
            let property = SwiftCallee.name(base), !scope.isLocal(base),
            let row = context.table.property(property.bareName), let value = call.arguments.first?.expression
        else { return [] }
        let element = SwiftReceiver(tree: context.tree, scope: scope).element(of: SwiftCallee.unwrapped(base))
        return [site(row, property, value, element)]
    }

    /// `button.setValue("Play", forKey: "accessibilityLabel")`.
    private func setValueSites(_ name: TokenSyntax, _ call: FunctionCallExprSyntax) -> [SwiftSite] {
        guard let key = SwiftArguments.labeled(["forKey", "forKeyPath"], of: call).flatMap(SwiftLiteral.plainText),
            let property = key.split(separator: ".").last, let row = context.table.property(String(property)),
            let value = SwiftArguments.expression(.position(0), of: call)
        else { return [] }
        return [site(row, name, value, receiver(of: call))]
    }

    /// `button.set(\.accessibilityLabel, to: L10n.play)`: the argument after a key path is its value.
    private func keyPathSites(_ call: FunctionCallExprSyntax) -> [SwiftSite] {
        zip(call.arguments, call.arguments.dropFirst()).compactMap { path, value in
            guard let property = Self.property(path.expression), let row = context.table.property(property.bareName),
                ["", "to", "value"].contains(value.label?.bareName ?? "")
            else { return nil }
            return site(row, property, value.expression, receiver(of: call))
        }
    }

    /// The last name of a key path.
    static func property(_ path: ExprSyntax) -> TokenSyntax? {
        path.as(KeyPathExprSyntax.self)?.components.last?.component
            .as(KeyPathPropertyComponentSyntax.self)?.declName.baseName
    }

    private func receiver(of call: FunctionCallExprSyntax) -> SpokenElement {
        SwiftReceiver(tree: context.tree, scope: scope).element(of: call.calledExpression)
    }

    private func element(named name: String, at node: ExprSyntax) -> SpokenElement {
        SwiftReceiver(tree: context.tree, scope: scope).element(named: name, at: node)
    }

    private func site(
        _ row: APIRow, _ name: TokenSyntax, _ value: ExprSyntax, _ element: SpokenElement
    ) -> SwiftSite {
        context.site(row, at: name, [context.part(value, row)], element, scope)
    }
}
