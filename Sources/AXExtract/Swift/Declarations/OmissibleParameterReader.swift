import SwiftSyntax

extension FunctionDeclSyntax {
    /// The labeled parameters with simple default values. Empty for a function that Objective-C may call.
    var omissibleParameters: [OmissibleParameter] {
        let isOfObjectiveC = attributes.contains { attribute in
            ["objc", "IBAction"].contains(attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription)
        }
        guard !isOfObjectiveC else { return [] }
        return signature.parameterClause.parameters.compactMap { written in
            let parameter = StringDeclaration.parameter(written)
            guard let label = parameter.label, let value = parameter.defaultValue else { return nil }
            return OmissibleParameter(
                function: name.bareName, start: position.utf8Offset, label: label, name: parameter.name, value: value)
        }
    }
}
