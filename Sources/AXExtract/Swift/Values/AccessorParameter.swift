import SwiftSyntax

/// The value that a setter or an observer of a property gets: `newValue`, or the name that the accessor gives it.
struct AccessorParameter {
    let accessor: AccessorDeclSyntax
    let property: String
    /// The type of the property without optionality; nil if the file doesn't show it.
    let type: String?

    /// Nil if the name isn't that of the parameter of the accessor around the expression.
    init?(_ name: String, at expression: some SyntaxProtocol) {
        let around = sequence(first: Syntax(expression), next: \.parent).first { $0.is(AccessorDeclSyntax.self) }
        guard let accessor = around?.as(AccessorDeclSyntax.self),
            (accessor.parameters?.name.bareName ?? "newValue") == name,
            let binding = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self),
            let property = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
        else { return nil }
        (self.accessor, self.property) = (accessor, property)
        type = SwiftDeclarations.type(of: binding)
    }
}
