import SwiftSyntax

/// Reads declarations: names, written or evident types, parameters, previews.
enum SwiftDeclarations {
    /// Makes the variables of a declaration known.
    static func declare(_ variable: VariableDeclSyntax, in scope: SwiftScope) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            scope.declare(name, as: scope.declaredName, type: type(of: binding))
        }
    }

    /// Makes the stored members of a type known before its functions are read.
    static func declareMembers(_ members: MemberBlockItemListSyntax, in scope: SwiftScope) {
        for member in members {
            if let variable = member.decl.as(VariableDeclSyntax.self) { declare(variable, in: scope) }
        }
    }

    static func declare(_ parameters: FunctionParameterListSyntax, in scope: SwiftScope) {
        for parameter in parameters {
            let name = (parameter.secondName ?? parameter.firstName).text
            scope.declare(name, as: .parameter, type: typeName(parameter.type))
        }
    }

    /// The parameters of a closure: `a, b in` or `(a: Int) in`.
    static func declare(_ signature: ClosureSignatureSyntax?, in scope: SwiftScope) {
        switch signature?.parameterClause {
        case .simpleInput(let list):
            for parameter in list { scope.declare(parameter.name.text, as: .parameter, type: nil) }
        case .parameterClause(let clause):
            for parameter in clause.parameters {
                let name = (parameter.secondName ?? parameter.firstName).text
                scope.declare(name, as: .parameter, type: parameter.type.flatMap(typeName))
            }
        case nil: break
        }
    }

    /// The type that is written, or that a literal or an initializer makes evident.
    static func type(of binding: PatternBindingSyntax) -> String? {
        if let written = binding.typeAnnotation?.type { return typeName(written) }
        guard let value = binding.initializer.map({ SwiftCallee.unwrapped($0.value) }) else { return nil }
        switch value.kind {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        case .functionCallExpr: return value.as(FunctionCallExprSyntax.self).flatMap(madeType)
        default: return nil
        }
    }

    /// `UIButton()`, or `{ let button = UIButton(); …; return button }()`: the name of a type begins with a capital.
    private static func madeType(_ call: FunctionCallExprSyntax) -> String? {
        guard let path = SwiftCallee.path(of: call) else { return nil }
        let last = path.split(separator: ".").last.map(String.init)
        return last.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }

    /// The name of a type, without optionality, collections and generic arguments.
    static func typeName(_ type: TypeSyntax) -> String? {
        var current = type
        while true {
            switch current.kind {
            case .optionalType: current = current.as(OptionalTypeSyntax.self)?.wrappedType ?? current
            case .implicitlyUnwrappedOptionalType:
                current = current.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? current
            case .arrayType: current = current.as(ArrayTypeSyntax.self)?.element ?? current
            case .someOrAnyType: current = current.as(SomeOrAnyTypeSyntax.self)?.constraint ?? current
            case .attributedType: current = current.as(AttributedTypeSyntax.self)?.baseType ?? current
            case .identifierType: return current.as(IdentifierTypeSyntax.self)?.name.text
            case .memberType: return current.as(MemberTypeSyntax.self)?.name.text
            default: return nil
            }
        }
    }

    /// Whether a type is there for Xcode's canvas only.
    static func isPreview(name: String, inherits clause: InheritanceClauseSyntax?) -> Bool {
        name.hasSuffix("_Previews")
            || clause?.inheritedTypes.contains { typeName($0.type) == "PreviewProvider" } == true
    }

    /// What a bare literal is where a value of a type is expected.
    static func meaning(ofType type: String?) -> ValuePart.Meaning? {
        switch type {
        case "String", "NSString", "NSAttributedString", "AttributedString": .text
        case "LocalizedStringKey", "LocalizedStringResource": .key(.bareKey)
        case "LocalizationValue", "Text": .key(.bareKey)
        default: nil
        }
    }

    /// The text of a literal without interpolation; nil for another expression.
    static func plainText(_ expression: ExprSyntax) -> String? {
        guard let spelled = expression.as(StringLiteralExprSyntax.self), let literal = SwiftLiteral(spelled),
            literal.interpolations.isEmpty
        else { return nil }
        return literal.text { _ in "" }
    }
}
