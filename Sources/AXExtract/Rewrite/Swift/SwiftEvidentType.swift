import SwiftSyntax

/// Finds the type of a name that the surrounding code declares, if the type is written or evident.
struct SwiftEvidentType {
    let tree: SwiftTree

    /// How many enclosing nodes are searched.
    private static let reach = 128

    /// The type's name; nil if the expression isn't a name that the same function, type or file declares, or if the
    /// type is neither written nor evident.
    func type(of expression: ExprSyntax) -> String? {
        guard let path = SwiftCallee.path(expression), let name = path.last,
            path.count == 1 || path.count == 2 && path[0] == "self"
        else { return nil }
        var node = Syntax(expression)
        for _ in 0..<Self.reach {
            guard let parent = node.parent else { return nil }
            if let found = declared(name, in: parent, before: node, isMember: path.count == 2) { return found.type }
            node = parent
        }
        return nil
    }

    private struct Found {
        let type: String?
    }

    /// The declaration of a name in one enclosing node.
    private func declared(_ name: String, in scope: Syntax, before node: Syntax, isMember: Bool) -> Found? {
        if let members = scope.as(MemberBlockItemListSyntax.self) {
            return members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.compactMap { binding(name, $0) }
                .first
        }
        guard !isMember else { return nil }
        if let items = scope.as(CodeBlockItemListSyntax.self) {
            return items.lazy.filter { $0.position < node.position }.compactMap { item -> Found? in
                guard case .decl(let declaration) = item.item else { return nil }
                return declaration.as(VariableDeclSyntax.self).flatMap { binding(name, $0) }
            }.first
        }
        let parameters =
            scope.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
            ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        let parameter = parameters?.first { ($0.secondName ?? $0.firstName).bareName == name }
        return parameter.map { Found(type: Self.name(of: $0.type)) }
    }

    private func binding(_ name: String, _ variable: VariableDeclSyntax) -> Found? {
        for binding in variable.bindings
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName == name {
            if let type = binding.typeAnnotation?.type { return Found(type: Self.name(of: type)) }
            if let value = binding.initializer?.value, isCount(value) { return Found(type: "Int") }
            return Found(type: SwiftDeclarations.type(of: binding))
        }
        return nil
    }

    /// Nil for a type that isn't written as a single name, such as `Int?` or `[Int]`.
    private static func name(of type: TypeSyntax) -> String? { type.as(IdentifierTypeSyntax.self)?.name.bareName }

    private func isCount(_ value: ExprSyntax) -> Bool {
        guard let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "count" else {
            return false
        }
        return SwiftCallee.path(value) != nil && !tree.source(value).contains("?")
    }
}
