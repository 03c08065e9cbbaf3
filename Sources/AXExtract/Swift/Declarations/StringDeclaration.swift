import SwiftSyntax

/// A declaration that may provide strings. Its values are expressions, which are read later.
struct StringDeclaration {
    /// The full dotted name.
    let name: String
    let token: TokenSyntax
    let isPrivate: Bool
    /// The type of the value, or of the elements of a collection.
    let type: String?
    /// The type of the value; nil for a collection.
    var valueType: String?
    let parameters: [SymbolDeclaration.Parameter]?
    let values: [ValuePart]
    let scope: SwiftScope
    var isCase = false
    /// Whether it is a property that can be assigned later.
    var isSettable = false
    /// Whether it is a property of a type, and not of its instances.
    var isStatic = false
    /// Whether it is a property that is declared with `let`.
    var isConstant = false
    /// Whether it is a property whose value may be nil.
    var isOptional = false
    /// Whether it is a property that may be an argument of an initializer.
    var isArgument = false
    /// The implicit raw value of an enumeration case.
    var text: String?

    /// The properties, constants or global variables that a `let` or `var` declares.
    static func declarations(
        _ variable: VariableDeclSyntax, in scope: SwiftScope, body: SwiftScope?, _ context: SiteContext
    ) -> [StringDeclaration] {
        variable.bindings.compactMap { binding in
            guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
            let type = SwiftDeclarations.type(of: binding)
            var declaration = StringDeclaration(
                name: fullName(token, scope), token: token, isPrivate: scope.isPrivate || isPrivate(variable.modifiers),
                type: type, valueType: SwiftDeclarations.valueType(of: binding), parameters: nil,
                values: values(of: binding, isConstant: isConstant(variable, scope), type, context),
                scope: body ?? scope)
            declaration.isSettable = isSettable(binding, of: variable)
            declaration.isStatic = isStatic(variable)
            declaration.isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
            declaration.isOptional = SwiftDeclarations.isOptional(binding.typeAnnotation?.type)
            // A memberwise initializer has no argument for a private variable with a value.
            declaration.isArgument =
                declaration.isSettable && (binding.initializer == nil || !isPrivate(variable.modifiers))
            return declaration
        }
    }

    /// Whether a property can be set after its declaration: a stored variable, or a constant without a value.
    private static func isSettable(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) -> Bool {
        guard StatementResults.getter(of: binding) == nil else { return false }
        return variable.bindingSpecifier.text == "var" || binding.initializer == nil
    }

    /// A function, with the strings that it may return. Empty for a function without a return type or without a body.
    static func declarations(
        _ function: FunctionDeclSyntax, in scope: SwiftScope, body: SwiftScope, _ context: SiteContext
    ) -> [StringDeclaration] {
        guard let type = function.signature.returnClause.flatMap({ SwiftDeclarations.typeName($0.type) }),
            let statements = function.body?.statements
        else { return [] }
        let returnsString = SwiftDeclarations.meaning(ofType: type) != nil
        let results = returnsString ? results(of: statements, type, context) : []
        let isLocal = scope.kind == .function || scope.kind == .closure
        return [
            StringDeclaration(
                name: fullName(function.name, scope), token: function.name,
                isPrivate: isLocal || scope.isPrivate || isPrivate(function.modifiers), type: type,
                valueType: function.signature.returnClause.flatMap { SwiftDeclarations.valueTypeName($0.type) },
                parameters: function.signature.parameterClause.parameters.map(parameter), values: results, scope: body)
        ]
    }

    /// The cases of an enumeration as constants of its type, and their raw values as `rawValue` members or their
    /// associated values as members. The implicit raw value of a case is its name.
    static func declarations(_ cases: EnumCaseDeclSyntax, in scope: SwiftScope) -> [StringDeclaration] {
        guard let type = scope.typeName else { return [] }
        return cases.elements.flatMap { element -> [StringDeclaration] in
            let name = fullName(element.name, scope)
            func declaration(_ name: String, _ type: String, _ values: [ValuePart]) -> StringDeclaration {
                StringDeclaration(
                    name: name, token: element.name, isPrivate: scope.isPrivate, type: type, parameters: nil,
                    values: values, scope: scope)
            }
            var enumCase = declaration(name, type, [])
            enumCase.isCase = true
            let payload = (element.parameterClause?.parameters ?? []).enumerated().map { index, parameter in
                let type = SwiftDeclarations.typeName(parameter.type) ?? ""
                return declaration(PayloadType.member(name, index), type, [])
            }
            let rawValue = element.rawValue.map { [ValuePart($0.value, .text)] } ?? []
            guard !rawValue.isEmpty || scope.hasStringRawValues else { return [enumCase] + payload }
            var raw = declaration(name + ".rawValue", "String", rawValue)
            if rawValue.isEmpty { raw.text = element.name.bareName }
            return [enumCase, raw]
        }
    }

    /// Whether modifiers hide a declaration from other files; `private(set)` doesn't.
    static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { modifier in
            modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text)
        }
    }

    private static func fullName(_ token: TokenSyntax, _ scope: SwiftScope) -> String {
        scope.typeName.map { "\($0).\(token.bareName)" } ?? token.bareName
    }

    private static func values(
        of binding: PatternBindingSyntax, isConstant: Bool, _ type: String?, _ context: SiteContext
    ) -> [ValuePart] {
        let meaning = SwiftDeclarations.meaning(ofType: type)
        guard meaning != nil || type == nil || isCalledWithLiteral(binding) || isConstant && isMadeOfStrings(binding)
        else { return [] }
        if let body = StatementResults.getter(of: binding) { return results(of: body, type, context) }
        guard let value = binding.initializer?.value else { return [] }
        return [ValuePart(value, meaning ?? .text)]
    }

    /// Whether a variable without a declared type has a value such as `OBALoc("trip.start", …)`: a call whose first
    /// argument is a literal. The call looks like an initializer, but may be the app's function for looking up keys.
    private static func isCalledWithLiteral(_ binding: PatternBindingSyntax) -> Bool {
        guard binding.typeAnnotation == nil, let value = binding.initializer?.value,
            let call = SwiftCallee.unwrapped(value).as(FunctionCallExprSyntax.self), let first = call.arguments.first
        else { return false }
        return first.label == nil && first.expression.is(StringLiteralExprSyntax.self)
    }

    /// Whether every use has the same value, because the variable is a static or global constant.
    private static func isConstant(_ variable: VariableDeclSyntax, _ scope: SwiftScope) -> Bool {
        variable.bindingSpecifier.text == "let" && (isStatic(variable) || scope.typeName == nil)
    }

    private static func isStatic(_ variable: VariableDeclSyntax) -> Bool {
        variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }

    /// Whether an initializer makes the value from strings: `Key(name: "play")`.
    private static func isMadeOfStrings(_ binding: PatternBindingSyntax) -> Bool {
        let value = binding.initializer.map { SwiftCallee.unwrapped($0.value) }
        let arguments = value?.as(FunctionCallExprSyntax.self)?.arguments
        return arguments?.contains {
            $0.label != nil
                && SwiftDeclarations.meaning(ofType: SwiftDeclarations.evidentType(of: $0.expression)) != nil
        } ?? false
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
            isClosure: SwiftDeclarations.isClosure(parameter.type),
            defaultValue: parameter.defaultValue.flatMap { simpleValue($0.value) },
            type: SwiftDeclarations.typeName(parameter.type))
    }

    /// The text of `true`, `false`, `nil`, `0`, `""`, `[]` or `.max`, which also represents `Int.max`; nil for other
    /// expressions.
    static func simpleValue(_ expression: ExprSyntax) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr: "nil"
        case .booleanLiteralExpr(let literal): literal.literal.text
        case .integerLiteralExpr(let literal): literal.literal.text == "0" ? "0" : nil
        case .stringLiteralExpr: SwiftLiteral.plainText(expression) == "" ? "\"\"" : nil
        case .arrayExpr(let array): array.elements.isEmpty ? "[]" : nil
        case .memberAccessExpr:
            ["", "Int"].contains(SwiftCallee.path(expression)?.dropLast().joined(separator: "."))
                && SwiftCallee.path(expression)?.last == "max" ? ".max" : nil
        default: nil
        }
    }
}
