import AXSource
import SwiftSyntax

/// Reads declarations: their names, parameters, and explicit or evident types.
enum SwiftDeclarations {
    static func declare(_ variable: VariableDeclSyntax, in scope: SwiftScope) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName else { continue }
            scope.declare(
                name, as: scope.declaredKind, type: type(of: binding),
                isOptional: isOptional(binding.typeAnnotation?.type),
                valueType: scope.declaredKind == .local ? (binding.typeAnnotation?.type).flatMap(valueTypeName) : nil,
                isArray: binding.typeAnnotation.map { isArray($0.type) }
                    ?? (binding.initializer?.value.is(ArrayExprSyntax.self) == true))
        }
    }

    /// Declares the properties of a type, so that they are known before its functions are read.
    static func declareMembers(_ members: MemberBlockItemListSyntax, in scope: SwiftScope) {
        for member in members {
            if let variable = member.decl.as(VariableDeclSyntax.self) { declare(variable, in: scope) }
        }
    }

    /// Declares the name in `if let action = self.action` or `for action in actions`.
    static func declare(_ pattern: PatternSyntax, from value: ExprSyntax?, in scope: SwiftScope) {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName else { return }
        // `if let title` unwraps the parameter of the function, so the name still refers to the parameter.
        if scope.declaration(of: name)?.kind == .parameter {
            // `guard let cell = cell as? SongCell` shows the type of the parameter in the rest of the function. After
            // an `if let`, the parameter has its declared type again.
            guard pattern.parent?.parent?.parent?.parent?.is(GuardStmtSyntax.self) == true else { return }
            let cast = value.flatMap { $0.as(SequenceExprSyntax.self) }.flatMap(castType)
            if let cast { scope.declare(name, as: .parameter, type: cast) }
            return
        }
        let type = value.map { scope.type(of: $0) ?? evidentType(of: $0) } ?? scope.lookUp(name)?.type
        scope.declare(name, as: .local, type: type)
    }

    static func declare(_ parameters: FunctionParameterListSyntax, in scope: SwiftScope) {
        for parameter in parameters {
            let name = (parameter.secondName ?? parameter.firstName).bareName
            scope.declare(
                name, as: .parameter, type: typeName(parameter.type), isOptional: isOptional(parameter.type),
                valueType: valueTypeName(parameter.type), isArray: isArray(parameter.type))
        }
    }

    /// Declares the parameters of a closure: `a, b in` or `(a: Int) in`.
    static func declare(_ signature: ClosureSignatureSyntax?, in scope: SwiftScope) {
        switch signature?.parameterClause {
        case .simpleInput(let list):
            for parameter in list { scope.declare(parameter.name.bareName, as: .parameter, type: nil) }
        case .parameterClause(let clause):
            for parameter in clause.parameters {
                let name = (parameter.secondName ?? parameter.firstName).bareName
                scope.declare(
                    name, as: .parameter, type: parameter.type.flatMap(typeName), isOptional: isOptional(parameter.type)
                )
            }
        case nil: break
        }
    }

    /// The explicit type; without one, the evident type of the value; without a value, the type in `@Environment`.
    static func type(of binding: PatternBindingSyntax) -> String? {
        if let written = binding.typeAnnotation?.type { return typeName(written) }
        guard let value = binding.initializer?.value else { return environmentType(binding) }
        return evidentType(of: value)
    }

    /// The type that is evident from a literal, an initializer, a cast or `allCases`. For a collection, it's the type
    /// of the elements. Nil for other expressions.
    static func evidentType(of value: ExprSyntax) -> String? {
        let value = SwiftCallee.unwrapped(value)
        switch value.kind {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        case .functionCallExpr: return value.as(FunctionCallExprSyntax.self).flatMap(initializedType)
        case .arrayExpr: return value.as(ArrayExprSyntax.self).flatMap(elementType)
        case .sequenceExpr: return value.as(SequenceExprSyntax.self).flatMap(castType)
        case .memberAccessExpr: return caseType(of: value)
        default: return nil
        }
    }

    /// `Theme` for `Theme.allCases`.
    private static func caseType(of value: ExprSyntax) -> String? {
        guard let path = SwiftCallee.path(value), path.count > 1, path.last == "allCases" else { return nil }
        return path[path.count - 2].beginsWithCapital ? path[path.count - 2] : nil
    }

    /// The type that a pattern casts the value of a name to: `PlayerCell` for `cell` in `case let cell as PlayerCell`.
    static func castType(of name: IdentifierPatternSyntax) -> String? {
        let elements = name.parent?.as(PatternExprSyntax.self)?.parent?.as(ExprListSyntax.self)
        return elements?.parent?.as(SequenceExprSyntax.self).flatMap(castType)
    }

    /// `PlayerCell` for `cell as? PlayerCell`.
    private static func castType(of sequence: SequenceExprSyntax) -> String? {
        let elements = Array(sequence.elements.suffix(2))
        guard sequence.elements.count == 3, elements[0].is(UnresolvedAsExprSyntax.self) else { return nil }
        return elements[1].as(TypeExprSyntax.self).flatMap { typeName($0.type) }
    }

    /// The type that an `@Environment` attribute shows: `Library` for `@Environment(Library.self) var library`.
    private static func environmentType(_ binding: PatternBindingSyntax) -> String? {
        let attributes = binding.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? []
        for case .attribute(let attribute) in attributes
        where attribute.attributeName.path == "Environment" {
            guard case .argumentList(let arguments)? = attribute.arguments, let first = arguments.first,
                let path = SwiftCallee.path(first.expression), path.last == "self", path.count > 1
            else { continue }
            return path[path.count - 2]
        }
        return nil
    }

    /// The type of the value that a call such as `UIButton()` makes, or of the elements of an array that it makes. A
    /// name with an uppercase first letter counts as a type.
    private static func initializedType(_ call: FunctionCallExprSyntax) -> String? {
        if let array = call.calledExpression.as(ArrayExprSyntax.self) { return elementType(of: array) }
        guard let last = SwiftCallee.names(of: call)?.last else { return mappedType(call) }
        if last == "NSLocalizedString" { return "String" }
        return last.beginsWithCapital ? last : nil
    }

    /// The type of the elements that a closure of `map` makes: `UIButton` for `(0..<3).map { _ in UIButton() }`.
    private static func mappedType(_ call: FunctionCallExprSyntax) -> String? {
        guard SwiftCallee.name(call.calledExpression)?.bareName == "map", let closure = call.trailingClosure,
            let only = closure.statements.first, closure.statements.count == 1,
            let made = only.item.as(ExprSyntax.self).map(SwiftCallee.unwrapped)?.as(FunctionCallExprSyntax.self),
            let last = SwiftCallee.names(of: made)?.last
        else { return nil }
        return last.beginsWithCapital ? last : nil
    }

    /// The type of the elements of an array expression: `Action` for `[Action(…)]`, and for `[Action]` in `[Action]()`.
    private static func elementType(of array: ArrayExprSyntax) -> String? {
        guard let first = array.elements.first.map({ SwiftCallee.unwrapped($0.expression) }) else { return nil }
        if let call = first.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.is(ArrayExprSyntax.self) ? nil : initializedType(call)
        }
        if array.elements.allSatisfy({ $0.expression.is(IntegerLiteralExprSyntax.self) }) { return "Int" }
        if array.elements.allSatisfy({ $0.expression.is(FloatLiteralExprSyntax.self) }) { return "Double" }
        let name = first.as(DeclReferenceExprSyntax.self)?.baseName.bareName
        return name.flatMap { $0.beginsWithCapital ? $0 : nil }
    }

    /// The explicit or evident type. Nil for an explicit collection type, an array literal and the result of `map`.
    static func valueType(of binding: PatternBindingSyntax) -> String? {
        if let written = binding.typeAnnotation?.type { return valueTypeName(written) }
        guard let value = binding.initializer?.value else { return type(of: binding) }
        let isMapped = value.as(FunctionCallExprSyntax.self).flatMap(mappedType) != nil
        return value.is(ArrayExprSyntax.self) || isMapped ? nil : type(of: binding)
    }

    /// The name of a type without optionality; nil for a collection, and for a type without a name, such as a function.
    static func valueTypeName(_ type: TypeSyntax) -> String? {
        let wrapped =
            type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
        switch wrapped.kind {
        case .identifierType:
            let name = wrapped.as(IdentifierTypeSyntax.self)?.name.bareName ?? ""
            return ["Array", "Set", "Dictionary"].contains(name) ? nil : typeName(wrapped)
        case .memberType: return wrapped.path
        default: return nil
        }
    }

    /// The name of a type without optionality and generic arguments; for a collection, the name of the type of its
    /// elements; for a function, the name of its return type.
    static func typeName(_ type: TypeSyntax) -> String? {
        guard let named = named(type) else { return nil }
        return named.as(IdentifierTypeSyntax.self)?.name.bareName ?? named.as(MemberTypeSyntax.self)?.name.bareName
    }

    /// The same as ``typeName(_:)``, with the names of enclosing types as written: `Group.Model`.
    static func dottedTypeName(_ type: TypeSyntax) -> String? { named(type)?.path }

    /// The type without optionality. For a collection, the type of its elements; for a function, the type of its
    /// result. Nil if that type isn't a name.
    private static func named(_ type: TypeSyntax) -> TypeSyntax? {
        var current = type
        while true {
            switch current.kind {
            case .optionalType: current = current.as(OptionalTypeSyntax.self)?.wrappedType ?? current
            case .implicitlyUnwrappedOptionalType:
                current = current.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? current
            case .arrayType: current = current.as(ArrayTypeSyntax.self)?.element ?? current
            case .dictionaryType: current = current.as(DictionaryTypeSyntax.self)?.value ?? current
            case .functionType: current = current.as(FunctionTypeSyntax.self)?.returnClause.type ?? current
            case .someOrAnyType: current = current.as(SomeOrAnyTypeSyntax.self)?.constraint ?? current
            case .attributedType: current = current.as(AttributedTypeSyntax.self)?.baseType ?? current
            case .identifierType:
                guard let inner = current.as(IdentifierTypeSyntax.self).flatMap(wrapped) else { return current }
                current = inner
            case .memberType: return current
            default: return nil
            }
        }
    }

    /// Whether a type is written as an optional: `T?`, `T!`, `Optional<T>`.
    static func isOptional(_ type: TypeSyntax?) -> Bool {
        switch type?.kind {
        case .optionalType, .implicitlyUnwrappedOptionalType: true
        case .identifierType: type?.as(IdentifierTypeSyntax.self)?.name.bareName == "Optional"
        default: false
        }
    }

    /// Whether a type is an array whose elements aren't collections, or an optional of such an array.
    private static func isArray(_ type: TypeSyntax) -> Bool {
        if let optional = type.as(OptionalTypeSyntax.self) { return isArray(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return isArray(optional.wrappedType) }
        return type.as(ArrayTypeSyntax.self).map { valueTypeName($0.element) != nil } ?? false
    }

    /// Whether a type is a function type, or an optional of one: `(() -> Void)?`, `@escaping () -> Void`.
    static func isClosure(_ type: TypeSyntax) -> Bool {
        switch type.as(TypeSyntaxEnum.self) {
        case .functionType: true
        case .attributedType(let attributed): isClosure(attributed.baseType)
        case .optionalType(let optional): isClosure(optional.wrappedType)
        case .implicitlyUnwrappedOptionalType(let optional): isClosure(optional.wrappedType)
        case .tupleType(let tuple): tuple.elements.count == 1 && tuple.elements.first.map { isClosure($0.type) } == true
        default: false
        }
    }

    /// The type that a generic type contains: `T` in `Optional<T>`, `Array<T>` or `Set<T>`. Nil for other types.
    private static func wrapped(_ type: IdentifierTypeSyntax) -> TypeSyntax? {
        guard ["Optional", "Array", "Set"].contains(type.name.bareName),
            case .type(let inner)? = type.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return inner
    }

    /// Whether a type only provides a preview for Xcode's canvas.
    static func isPreview(name: String, inherits clause: InheritanceClauseSyntax?) -> Bool {
        name.hasSuffix("_Previews")
            || clause?.inheritedTypes.contains { typeName($0.type) == "PreviewProvider" } == true
    }

    /// The meaning of a bare literal in a context that expects a type; nil if the type isn't known to hold a string.
    static func meaning(ofType type: String?) -> ValuePart.Meaning? {
        switch type {
        case "String", "NSString", "NSAttributedString", "NSMutableAttributedString", "AttributedString": .text
        case "LocalizedStringKey", "LocalizedStringResource": .key(.bareKey)
        case "LocalizationValue", "Text": .key(.bareKey)
        default: nil
        }
    }
}
