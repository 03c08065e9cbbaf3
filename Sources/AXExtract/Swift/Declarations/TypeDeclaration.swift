import SwiftSyntax

/// What the declarations of all kinds of types have in common. swift-syntax tells it by protocols, for which the runtime would
/// search the conformances of the whole program.
struct TypeDeclaration {
    /// Nil of an extension.
    let name: TokenSyntax?
    /// The type that an extension extends.
    let extended: TypeSyntax?
    let modifiers: DeclModifierListSyntax
    let inheritance: InheritanceClauseSyntax?
    let members: MemberBlockItemListSyntax

    /// Nil for another node.
    init?(_ node: Syntax) {
        if let type = node.as(StructDeclSyntax.self) {
            self.init(type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ClassDeclSyntax.self) {
            self.init(type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(EnumDeclSyntax.self) {
            self.init(type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ActorDeclSyntax.self) {
            self.init(type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ProtocolDeclSyntax.self) {
            self.init(type.name, nil, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else if let type = node.as(ExtensionDeclSyntax.self) {
            self.init(nil, type.extendedType, type.modifiers, type.inheritanceClause, type.memberBlock)
        } else {
            return nil
        }
    }

    private init(
        _ name: TokenSyntax?, _ extended: TypeSyntax?, _ modifiers: DeclModifierListSyntax,
        _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
    ) {
        self.name = name
        self.extended = extended
        self.modifiers = modifiers
        self.inheritance = inheritance
        members = block.members
    }
}
