import SwiftSyntax

/// A declaration that may give strings, before its values are taken apart.
struct SwiftDeclaration {
    /// The full dotted name.
    let name: String
    let token: TokenSyntax
    let isPrivate: Bool
    let type: String?
    /// The type where it is no collection's elements'.
    var valueType: String?
    let parameters: [SymbolDeclaration.Parameter]?
    let values: [ValuePart]
    let scope: SwiftScope
    /// Whether it is a case of an enumeration.
    var isCase = false
    /// Whether it is a property that may be assigned later.
    var isSettable = false
    /// Whether it is a property that an initializer may set.
    var isArgument = false
    /// A text that no expression spells: the raw value of a case without one.
    var text: String?

    /// The properties, constants and global variables of a declaration.
    static func declarations(
        _ variable: VariableDeclSyntax, in scope: SwiftScope, body: SwiftScope?, _ context: SiteContext
    ) -> [SwiftDeclaration] {
        variable.bindings.compactMap { binding in
            guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            let type = SwiftDeclarations.type(of: binding)
            var declaration = SwiftDeclaration(
                name: fullName(token, scope), token: token, isPrivate: scope.isPrivate || isPrivate(variable.modifiers),
                type: type, valueType: SwiftDeclarations.valueType(of: binding), parameters: nil,
                values: values(of: binding, type, context), scope: body ?? scope)
            declaration.isSettable = isSettable(binding, of: variable)
            // A private variable with a value is no argument of a memberwise initializer.
            declaration.isArgument =
                declaration.isSettable && (binding.initializer == nil || !isPrivate(variable.modifiers))
            return declaration
        }
    }

    /// A constant with a value is never set again.
    private static func isSettable(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> Bool {
        guard MemberSites.getter(binding) == nil else { return false }
        return variable.bindingSpecifier.text == "var" || binding.initializer == nil
    }

    /// A function that returns a string.
    static func declarations(
        _ function: FunctionDeclSyntax, in scope: SwiftScope, body: SwiftScope, _ context: SiteContext
    ) -> [SwiftDeclaration] {
        guard let type = function.signature.returnClause.flatMap({ SwiftDeclarations.typeName($0.type) }),
            let statements = function.body?.statements
        else { return [] }
        let isText = SwiftDeclarations.meaning(ofType: type) != nil
        let results = isText ? results(of: statements, type, context) : []
        let isLocal = scope.kind == .function || scope.kind == .closure
        return [
            SwiftDeclaration(
                name: fullName(function.name, scope), token: function.name,
                isPrivate: isLocal || scope.isPrivate || isPrivate(function.modifiers), type: type,
                valueType: function.signature.returnClause.flatMap { SwiftDeclarations.valueTypeName($0.type) },
                parameters: function.signature.parameterClause.parameters.map(parameter), values: results, scope: body)
        ]
    }

    /// The cases of an enumeration, as constants of its type. A raw value is what `rawValue` gives: where none is
    /// written, the name of the case.
    static func declarations(_ cases: EnumCaseDeclSyntax, in scope: SwiftScope) -> [SwiftDeclaration] {
        guard let type = scope.typeName else { return [] }
        return cases.elements.flatMap { element -> [SwiftDeclaration] in
            let name = fullName(element.name, scope)
            func declaration(_ name: String, _ type: String, _ values: [ValuePart]) -> SwiftDeclaration {
                SwiftDeclaration(
                    name: name, token: element.name, isPrivate: scope.isPrivate, type: type, parameters: nil,
                    values: values, scope: scope)
            }
            var itself = declaration(name, type, [])
            itself.isCase = true
            let rawValue = element.rawValue.map { [ValuePart($0.value, .text)] } ?? []
            guard !rawValue.isEmpty || scope.hasTextCases else { return [itself] }
            var raw = declaration(name + ".rawValue", "String", rawValue)
            if rawValue.isEmpty { raw.text = element.name.bareName }
            return [itself, raw]
        }
    }

    /// Whether modifiers hide a declaration from other files; `private(set)` does not.
    static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { modifier in
            modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text)
        }
    }

    private static func fullName(_ token: TokenSyntax, _ scope: SwiftScope) -> String {
        scope.typeName.map { "\($0).\(token.bareName)" } ?? token.bareName
    }

    private static func values(of binding: PatternBindingSyntax, _ type: String?, _ context: SiteContext) -> [ValuePart]
    {
        let meaning = SwiftDeclarations.meaning(ofType: type)
        guard meaning != nil || type == nil || isCalledWithText(binding) else { return [] }
        if let body = MemberSites.getter(binding) { return results(of: body, type, context) }
        guard let value = binding.initializer?.value else { return [] }
        return [ValuePart(value, meaning ?? .text)]
    }

    /// `OBALoc("trip.start", …)`: whether what looks like an initializer may be a function of the app that looks a key up.
    private static func isCalledWithText(_ binding: PatternBindingSyntax) -> Bool {
        guard binding.typeAnnotation == nil, let value = binding.initializer?.value,
            let call = SwiftCallee.unwrapped(value).as(FunctionCallExprSyntax.self), let first = call.arguments.first
        else { return false }
        return first.label == nil && first.expression.is(StringLiteralExprSyntax.self)
    }

    private static func results(
        of body: CodeBlockItemListSyntax, _ type: String?, _ context: SiteContext
    ) -> [ValuePart] {
        StatementResults(tree: context.tree).results(of: body).map { result in
            var part = ValuePart(result.expression, SwiftDeclarations.meaning(ofType: type) ?? .text)
            part.branch = result.branch
            return part
        }
    }

    static func parameter(_ parameter: FunctionParameterSyntax) -> SymbolDeclaration.Parameter {
        let label = parameter.firstName.bareName
        let isClosure = parameter.type.is(FunctionTypeSyntax.self) || parameter.type.is(AttributedTypeSyntax.self)
        return SymbolDeclaration.Parameter(
            label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).bareName,
            isOptional: parameter.defaultValue != nil || isClosure, isVariadic: parameter.ellipsis != nil,
            isKey: SpokenParameters.isKey(SwiftDeclarations.typeName(parameter.type)),
            type: SwiftDeclarations.typeName(parameter.type))
    }
}
