import SwiftSyntax

/// Tells whether any expression of type `String` can stand at a place of a file.
struct SwiftSurroundings {
    /// The nodes around the place, the innermost first.
    let nodes: [Syntax]

    /// Whether the place is inside of a literal of one line.
    var isInLiteral: Bool {
        for node in nodes {
            if node.kind == .expressionSegment { return true }
            if node.kind == .codeBlockItem || node.kind == .memberBlockItem { return false }
        }
        return false
    }

    /// - Throws: where only a literal, or another type, can stand.
    func check() throws(RewriteRefusal) {
        var isResult = true
        for node in nodes {
            switch node.kind {
            case .enumCaseElement: throw RewriteRefusal("the raw value of an enum case must be a literal")
            case .attribute: throw RewriteRefusal("the arguments of an attribute must be literals")
            case .expressionPattern: throw RewriteRefusal("also used in a comparison")
            case .macroExpansionExpr, .macroExpansionDecl: throw RewriteRefusal("a macro may require a literal")
            case .patternBinding:
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

    private func checkType(_ type: TypeSyntax?) throws(RewriteRefusal) {
        guard let type, let name = SwiftDeclarations.typeName(type), Self.otherTexts.contains(name) else { return }
        throw RewriteRefusal("the code expects type \(name), but a localized string has type String")
    }

    /// Types that a literal can make and a `String` cannot be.
    private static let otherTexts: Set<String> = [
        "NSString", "StaticString", "Substring", "Character", "CFString", "NSMutableString", "AttributedString",
        "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "Text",
    ]
}
