import SwiftSyntax

/// The properties that declarations of all kinds of types share. swift-syntax declares protocols for them, but a cast
/// to a protocol makes the runtime search the conformances of the whole program.
struct TypeDeclaration {
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
