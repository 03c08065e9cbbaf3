import SwiftSyntax

/// The properties that declarations of all kinds of types share. swift-syntax declares protocols for them, but a cast
/// to a protocol makes the runtime search the conformances of the whole program.
struct TypeDeclaration {
    /// Nil for an extension.
    let kind: SymbolType.Kind?
    /// Nil for an extension.
    let name: TokenSyntax?
    /// Nil unless this is an extension.
    let extended: TypeSyntax?
    let modifiers: DeclModifierListSyntax
    let inheritance: InheritanceClauseSyntax?
    let members: MemberBlockItemListSyntax

    /// Nil if the node doesn't declare or extend a type.
    init?(_ node: Syntax) {
        if let type = node.as(StructDeclSyntax.self) {
            self.init(.structure, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ClassDeclSyntax.self) {
            self.init(.object, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(EnumDeclSyntax.self) {
            self.init(.enumeration, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ActorDeclSyntax.self) {
            self.init(.object, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ProtocolDeclSyntax.self) {
            self.init(.protocol, type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ExtensionDeclSyntax.self) {
            self.init(nil, nil, type.extendedType, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else {
            return nil
        }
    }

    /// The name of the view that the type's `body` makes, ignoring modifiers: `Button` for
    /// `var body: some View { Button("Play") { … }.padding() }`. Nil unless the type has a `body` that
    /// consists of one call.
    var body: String? {
        bodyExpression.flatMap { SwiftCallee.root(of: $0).as(FunctionCallExprSyntax.self) }.flatMap(SwiftCallee.path)
    }

    /// Whether the type's `body` hides itself from VoiceOver: `{ Image("line").accessibilityHidden(true) }`.
    var hidesBody: Bool {
        var current = bodyExpression
        while let call = current?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            if ViewAncestors.isHiding(call, member.declName.baseName.bareName) { return true }
            current = member.base
        }
        return false
    }

    /// The only statement of the type's `body`; nil if there are others, or none.
    private var bodyExpression: ExprSyntax? {
        for member in members {
            guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body",
                let statements = StatementResults.getter(of: binding), statements.count == 1,
                case .expr(let expression)? = statements.first?.item
            else { continue }
            return expression
        }
        return nil
    }

    private init(
        _ kind: SymbolType.Kind?, _ name: TokenSyntax?, _ extended: TypeSyntax?, _ modifiers: DeclModifierListSyntax,
        _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
    ) {
        self.kind = kind
        self.name = name
        self.extended = extended
        self.modifiers = modifiers
        self.inheritance = inheritance
        members = block.members
    }
}
