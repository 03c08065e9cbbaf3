import SwiftSyntax

extension FunctionDeclSyntax {
    /// The labeled parameters with simple default values. Empty for a function that Objective-C may call.
    var omissibleParameters: [OmissibleParameter] {
        guard !attributes.areOfObjectiveC else { return [] }
        return signature.parameterClause.parameters.omissible(
            by: .function(name.bareName), start: position.utf8Offset)
    }
}

extension InitializerDeclSyntax {
    /// The labeled parameters with simple default values. Empty for an initializer that Objective-C or a document may
    /// call, or of a nested type, whose name may be that of another type, too.
    func omissibleParameters(of type: String?) -> [OmissibleParameter] {
        let isCalledByOthers = modifiers.contains { ["override", "required"].contains($0.name.text) }
        guard let type, !type.utf8.contains(UInt8(ascii: ".")), !attributes.areOfObjectiveC, !isCalledByOthers else {
            return []
        }
        return signature.parameterClause.parameters.omissible(by: .initializer(type), start: position.utf8Offset)
    }
}

extension AttributeListSyntax {
    fileprivate var areOfObjectiveC: Bool {
        contains { ["objc", "IBAction"].contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription) }
    }
}

extension FunctionParameterListSyntax {
    fileprivate func omissible(by callee: OmissibleParameter.Callee, start: Int) -> [OmissibleParameter] {
        compactMap { written in
            let parameter = StringDeclaration.parameter(written)
            // A closure after the call may have no label.
            guard let label = parameter.label, let value = parameter.defaultValue, !parameter.isClosure else {
                return nil
            }
            return OmissibleParameter(callee: callee, start: start, label: label, name: parameter.name, value: value)
        }
    }
}
