import AXSource
import SwiftSyntax

/// Infers the format specifier of an interpolated value in a localization key.
///
/// Foundation's `String.LocalizationValue` and SwiftUI's `LocalizedStringKey` write `%lld` for `Int`, `%lf` for
/// `Double`, and `%@` for strings and formatted values. Without a type checker, only evident types are known: those of
/// literals, of declarations in the file, and, by name, of declarations anywhere in the project.
struct SpecifierInference {
    let tree: SwiftTree
    let scope: SwiftScope

    /// How many levels of variables that hold other variables are followed. Each operand or argument starts one level
    /// deeper than the one before it, so that the work doesn't multiply.
    private static let deepest = 6

    private enum Inferred {
        case specifier(String)
        /// A declaration elsewhere in the project may show the type.
        case name(ValueName)
        case unknown
    }

    func value(_ values: LabeledExprListSyntax) -> RuntimeKey.Value {
        let expression = values.first.map { tree.text($0.expression) } ?? ""
        switch inferred(values) {
        case .specifier(let specifier): return RuntimeKey.Value(expression: expression, specifier: specifier)
        case .name(let name): return RuntimeKey.Value(expression: expression, name: name)
        case .unknown: return RuntimeKey.Value(expression: expression)
        }
    }

    /// Nil if the file doesn't show the type.
    func specifier(_ expression: ExprSyntax) -> String? {
        if case .specifier(let specifier) = inferred(expression, 0) { specifier } else { nil }
    }

    /// The name by which the type of a value is looked up in the project; nil if the value may be nil, or if the file
    /// shows that the type is one of the system's.
    func described(_ expression: ExprSyntax, in scope: SwiftScope) -> ValueName? {
        let inference = SpecifierInference(tree: tree, scope: scope)
        guard !DescribedOptional(scope: scope).isOptional(expression),
            case .name(let name) = inference.inferred(expression, 0)
        else { return nil }
        return name
    }

    private func inferred(_ values: LabeledExprListSyntax) -> Inferred {
        if let explicit = values.first(where: { $0.label?.bareName == "specifier" })?.expression,
            let specifier = SwiftLiteral.plainText(explicit)
        {
            return .specifier(specifier)
        }
        if let placeholder = placeholder(values) { return placeholder }
        let labels = values.compactMap { $0.label?.bareName }
        if labels.contains(where: ["format", "style", "formatter", "timerInterval"].contains) {
            return .specifier("%@")
        }
        return values.first.map { inferred($0.expression, 0) } ?? .unknown
    }

    private func inferred(_ expression: ExprSyntax, _ depth: Int) -> Inferred {
        guard depth < Self.deepest else { return .unknown }
        let expression = SwiftCallee.unwrapped(expression)
        switch expression.kind {
        case .integerLiteralExpr: return .specifier("%lld")
        case .floatLiteralExpr: return .specifier("%lf")
        case .stringLiteralExpr: return .specifier("%@")
        case .functionCallExpr: return expression.as(FunctionCallExprSyntax.self).map { call($0, depth) } ?? .unknown
        case .declReferenceExpr: return name(expression, depth)
        case .keyPathExpr: return .specifier("${\(tree.text(expression).drop { !$0.isLetter })}")
        case .memberAccessExpr: return expression.as(MemberAccessExprSyntax.self).map { member($0, depth) } ?? .unknown
        case .sequenceExpr:
            return expression.as(SequenceExprSyntax.self).map { sequence($0, depth) } ?? .unknown
        default: return .unknown
        }
    }

    /// The specifier for a value that the App Intents framework inserts: `\(placeholder: .int)`. Nil for other values.
    private func placeholder(_ values: LabeledExprListSyntax) -> Inferred? {
        guard let first = values.first, first.label?.bareName == "placeholder",
            let name = SwiftCallee.name(first.expression)?.bareName
        else { return nil }
        return Self.placeholders[name].flatMap(ValueSpecifiers.specifier(ofType:)).map(Inferred.specifier)
    }

    private static let placeholders = [
        "int": "Int", "uint": "UInt", "float": "Float", "double": "Double", "object": "String",
    ]

    private func typed(_ type: String?) -> Inferred {
        guard let type else { return .unknown }
        if let specifier = ValueSpecifiers.specifier(ofType: type) { return .specifier(specifier) }
        return .name(ValueName(path: [type], enclosingType: scope.typeName, isType: true))
    }
}

extension SpecifierInference {
    private func name(_ expression: ExprSyntax, _ depth: Int) -> Inferred {
        guard let name = SwiftCallee.name(expression)?.bareName else { return .unknown }
        let offset = expression.position.utf8Offset
        switch scope.origin(of: name, at: offset) {
        case .local(let values, let owner):
            if let type = values.declaration.type { return typed(type) }
            if let value = values.declaration.value {
                return SpecifierInference(tree: tree, scope: owner).inferred(value, depth + 1)
            }
            return values.declaration.isShorthand ? outer(name, values, owner, depth) : loopVariable(name, expression)
        case .parameter(let type): return typed(type)
        case .closureParameter:
            let known = loopVariable(name, expression)
            if case .unknown = known, let elements = ClosureParameter.elements(passedAs: name, at: expression) {
                return typed(scope.elementType(of: elements))
            }
            return known
        case .outside:
            if let found = scope.lookUp(name), let type = found.type, !found.isArray,
                let known = ValueSpecifiers.specifier(ofType: type)
            {
                return .specifier(known)
            }
            return .name(ValueName(path: [name], enclosingType: scope.typeName))
        }
    }

    /// Infers the specifier from the outer variable that `if let count` unwraps.
    private func outer(
        _ name: String, _ values: LocalHistory.Values, _ owner: SwiftScope, _ depth: Int
    ) -> Inferred {
        let start = values.declaration.start - 1
        switch owner.origin(of: name, at: start) {
        case .local(let outer, let scope):
            if let type = outer.declaration.type { return typed(type) }
            let inner = SpecifierInference(tree: tree, scope: scope)
            return outer.declaration.value.map { inner.inferred($0, depth + 1) } ?? .unknown
        case .parameter(let type): return typed(type)
        case .closureParameter: return .unknown
        case .outside: return .name(ValueName(path: [name], enclosingType: scope.typeName))
        }
    }

    private func member(_ member: MemberAccessExprSyntax, _ depth: Int) -> Inferred {
        let name = member.declName.baseName.bareName
        // The App Intents framework writes its placeholders into the key: `${applicationName}`.
        guard let base = member.base else { return .specifier("${\(name)}") }
        if let known = ValueSpecifiers.specifier(ofMember: name) {
            // A type of the project can have a member with the same name and another type.
            guard let root = SwiftCallee.name(base)?.bareName, scope.lookUp(root)?.valueType != nil,
                let path = path(ExprSyntax(member), depth), path.count == 2,
                ValueSpecifiers.specifier(ofType: path[0]) == nil, !Self.collections.contains(path[0])
            else { return .specifier(known) }
            return .name(ValueName(path: path, enclosingType: scope.typeName, usual: known))
        }
        guard let path = path(ExprSyntax(member), depth) else { return .unknown }
        if path.count == 1, SwiftCallee.name(base)?.bareName == "self",
            let known = scope.lookUp(name)?.type.flatMap(ValueSpecifiers.specifier(ofType:))
        {
            return .specifier(known)
        }
        return .name(ValueName(path: path, enclosingType: scope.typeName))
    }

    /// The names of an access, starting with its root. The type or value of a local variable, or the type of a
    /// parameter, replaces its name. Nil if the file doesn't show the type or value, and for roots such as `super`.
    private func path(_ expression: ExprSyntax, _ depth: Int) -> [String]? {
        guard depth < Self.deepest, var path = SwiftCallee.path(expression), let root = path.first, !root.isEmpty,
            root != "super", !root.hasPrefix("$")
        else { return nil }
        if root == "self" || root == "Self" {
            path.removeFirst()
            return path.isEmpty ? nil : path
        }
        switch scope.origin(of: root, at: expression.position.utf8Offset) {
        case .local(let values, let owner):
            if let type = values.declaration.type { return [type] + path.dropFirst() }
            let inner = SpecifierInference(tree: tree, scope: owner)
            return values.declaration.value.flatMap { inner.path(SwiftCallee.unwrapped($0), depth + 1) }
                .map { $0 + path.dropFirst() }
        case .parameter(let type): return type.map { [$0] + path.dropFirst() }
        case .closureParameter: return nil
        case .outside: return path
        }
    }

    private func call(_ call: FunctionCallExprSyntax, _ depth: Int) -> Inferred {
        guard let name = SwiftCallee.name(call.calledExpression)?.bareName else { return .unknown }
        if let specifier = ValueSpecifiers.specifier(ofType: name) { return .specifier(specifier) }
        if Self.stringMethods.contains(name) { return .specifier("%@") }
        if Self.sameTypeFunctions.contains(name), call.calledExpression.is(DeclReferenceExprSyntax.self) {
            let results = call.arguments.enumerated().prefix(Self.deepest).map {
                inferred($0.element.expression, depth + 1 + $0.offset)
            }
            return results.first { if case .specifier = $0 { true } else { false } } ?? results.first ?? .unknown
        }
        guard let path = path(SwiftCallee.unwrapped(call.calledExpression), depth),
            path.last?.first?.isLowercase == true
        else { return .unknown }
        let labels = call.arguments.map { $0.label?.bareName }
        return .name(ValueName(path: path, labels: labels, enclosingType: scope.typeName))
    }

    /// Infers the specifier from the operands. All operands of arithmetic, of `??` and of a ternary have the same type.
    private func sequence(_ sequence: SequenceExprSyntax, _ depth: Int) -> Inferred {
        let elements = Array(sequence.elements)
        let isTernary = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        var operands: [ExprSyntax] = []
        for element in isTernary ? elements.dropFirst() : elements[...] {
            if let ternary = element.as(UnresolvedTernaryExprSyntax.self) { operands.append(ternary.thenExpression) }
            if let operation = element.as(BinaryOperatorExprSyntax.self) {
                guard Self.sameTypeOperators.contains(operation.operator.text) else { return .unknown }
            } else if !element.is(UnresolvedTernaryExprSyntax.self) {
                operands.append(element)
            }
        }
        let results = operands.enumerated().prefix(Self.deepest).map { inferred($0.element, depth + 1 + $0.offset) }
        // An integer literal takes on the type of the other operand.
        let decisive = zip(operands, results).filter { !$0.0.is(IntegerLiteralExprSyntax.self) }.map(\.1)
        return decisive.first { if case .specifier = $0 { true } else { false } } ?? decisive.first ?? results.first
            ?? .unknown
    }

    /// Infers the specifier of a loop variable, if it's an element of a literal, range or array, or an index from
    /// `enumerated()`: `for (index, song) in songs.enumerated()`,
    /// `ForEach(Array(songs.enumerated()), id: \.offset) { index, song in … }`.
    private func loopVariable(_ name: String, _ expression: ExprSyntax) -> Inferred {
        var node = Syntax(expression)
        for _ in 0..<64 {
            guard let parent = node.parent else { break }
            if let closure = parent.as(ClosureExprSyntax.self),
                let (first, isOnly) = LoopElement.firstParameter(closure),
                first == name, let call = closure.parent?.as(FunctionCallExprSyntax.self)
            {
                if isOnly { return LoopElement.literalElement(call).map { inferred($0, Self.deepest - 1) } ?? .unknown }
                return LoopElement.isEnumerated(call) ? .specifier("%lld") : .unknown
            }
            if let loop = parent.as(ForStmtSyntax.self), Self.name(loop.pattern) == name {
                let first = LoopElement.firstElement(SwiftCallee.unwrapped(loop.sequence))
                return first.map { inferred($0, Self.deepest - 1) } ?? typed(scope.elementType(of: loop.sequence))
            }
            if let loop = parent.as(ForStmtSyntax.self), let pattern = loop.pattern.as(TuplePatternSyntax.self),
                pattern.elements.first.flatMap({ Self.name($0.pattern) }) == name
            {
                let sequence = loop.sequence.as(FunctionCallExprSyntax.self)
                return sequence.map(LoopElement.isEnumeration) == true ? .specifier("%lld") : .unknown
            }
            node = parent
        }
        return .unknown
    }

    private static func name(_ pattern: PatternSyntax) -> String? {
        pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName
    }

    private static let collections: Set<String> = ["Array", "Set", "Dictionary", "Data", "Range", "ClosedRange"]
    private static let sameTypeFunctions: Set<String> = ["min", "max", "abs"]
    private static let sameTypeOperators: Set<String> = ["+", "-", "*", "/", "%", "??", "&+", "&-"]

    private static let stringMethods: Set<String> = [
        "formatted", "lowercased", "uppercased", "joined", "localizedString", "description", "trimmingCharacters",
        "replacingOccurrences", "string",
    ]
}

extension RuntimeKey {
    /// A key with interpolations is a format, so its percent signs are doubled.
    init(_ literal: SwiftLiteral, _ inference: SpecifierInference) {
        let isFormat = !literal.interpolations.isEmpty
        self.init(
            literal.segments.map { segment in
                switch segment {
                case .text(let part): .text(isFormat ? Self.doubled(part) : part)
                case .interpolation(let values): .value(inference.value(values))
                }
            })
    }

    private static func doubled(_ text: String) -> String {
        text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
    }
}
