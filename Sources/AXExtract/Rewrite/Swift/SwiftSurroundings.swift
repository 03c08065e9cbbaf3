import SwiftSyntax

/// The code around an expression, which may require a literal or a type other than `String`.
struct SwiftSurroundings {
    /// The nodes around the expression, the innermost first.
    let nodes: [Syntax]

    /// Whether the expression is in an interpolation of a string literal.
    var isInLiteral: Bool {
        for node in nodes {
            if node.kind == .expressionSegment { return true }
            if node.kind == .codeBlockItem || node.kind == .memberBlockItem { return false }
        }
        return false
    }

    /// - Throws: If the code may require a literal, uses the expression as a pattern or as an object's description, or
    ///   requires a type other than `String`.
    func check() throws(RewriteRefusal) {
        var isResult = true
        for node in nodes {
            switch node.kind {
            case .enumCaseElement: throw RewriteRefusal("the raw value of an enum case must be a literal")
            case .attribute: throw RewriteRefusal("the arguments of an attribute must be literals")
            case .expressionPattern: throw RewriteRefusal("also used in a comparison")
            case .macroExpansionExpr, .macroExpansionDecl: throw RewriteRefusal("a macro may require a literal")
            case .patternBinding:
                if Self.isDescription(node) {
                    throw RewriteRefusal("also printed and logged, as the object's description")
                }
                if isResult { try checkType(node.as(PatternBindingSyntax.self)?.typeAnnotation?.type) }
                return
            case .functionDecl:
                if isResult { try checkType(node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type) }
                return
            case .functionParameter:
                return try checkType(node.as(FunctionParameterSyntax.self)?.type)
            case .labeledExpr, .expressionSegment: isResult = false
            case .sequenceExpr:
                if let sequence = node.as(SequenceExprSyntax.self), SwiftAssignment.isAssignment(sequence) {
                    isResult = false
                }
            case .closureExpr, .initializerDecl, .deinitializerDecl, .subscriptDecl: return
            default: continue
            }
        }
    }

    /// Whether a node declares how an object is printed: `description` in a type that conforms to
    /// `CustomStringConvertible`, or that overrides it.
    private static func isDescription(_ binding: Syntax) -> Bool {
        guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareName,
            let protocolName = descriptions[name]
        else { return false }
        if variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }) { return true }
        let type = sequence(first: Syntax(variable), next: \.parent).lazy.compactMap(TypeDeclaration.init).first
        return type?.inheritance?.inheritedTypes.contains {
            SwiftDeclarations.typeName($0.type) == protocolName
        } ?? false
    }

    private static let descriptions = [
        "description": "CustomStringConvertible", "debugDescription": "CustomDebugStringConvertible",
    ]

    private func checkType(_ type: TypeSyntax?) throws(RewriteRefusal) {
        guard let type, let name = SwiftDeclarations.typeName(type), Self.literalTypes.contains(name) else { return }
        throw RewriteRefusal("the code expects type \(name), but a localized string has type String")
    }

    /// Types other than `String` that code may expect where it contains a string literal.
    private static let literalTypes: Set<String> = [
        "NSString", "StaticString", "Substring", "Character", "CFString", "NSMutableString", "AttributedString",
        "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "Text",
    ]
}
