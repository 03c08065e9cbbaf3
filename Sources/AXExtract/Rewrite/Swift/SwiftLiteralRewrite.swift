import AXModel
import AXSource
import SwiftSyntax

/// Turns a literal into a localized call.
struct SwiftLiteralRewrite {
    let tree: SwiftTree

    func draft(of part: LocalizableSite.Part) throws(RewriteRefusal) -> RewriteDraft {
        let nodes = tree.nodes(around: part.span)
        guard let index = nodes.lastIndex(where: { $0.kind == .stringLiteralExpr && tree.span($0) == part.span }),
            let syntax = nodes[index].as(StringLiteralExprSyntax.self), let literal = SwiftLiteral(syntax)
        else { throw RewriteRefusal("the value at this location isn't a literal") }
        if let expression = nodes[..<index].last(where: { $0.kind == .sequenceExpr || $0.kind == .codeBlockItem }),
            expression.kind == .sequenceExpr, tree.isLong(expression)
        {
            throw .tooLong
        }
        if let choice = nodes[..<index].last(where: { $0.kind == .sequenceExpr }),
            SwiftWordChoice(choice)?.isEnding == true
        {
            throw .endingOfWord
        }
        let surroundings = SwiftSurroundings(nodes: nodes[..<index].reversed())
        try surroundings.check()
        return RewriteDraft(
            span: part.span, isOneLine: surroundings.isInLiteral, message: try message(literal, part),
            constant: constant(nodes[..<index].reversed()))
    }

    /// The member or global variable that the literal initializes; nil if there isn't one.
    private func constant(_ nodes: [Syntax]) -> RewrittenConstant? {
        for (index, node) in nodes.enumerated() {
            switch node.kind {
            case .patternBinding:
                guard let item = node.parent?.parent?.parent, item.kind == .memberBlockItem || isGlobal(item),
                    let name = node.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
                else { return nil }
                return constant(named: name.identifier.bareName, in: nodes[index...])
            case .codeBlockItem, .memberBlockItem, .accessorBlock, .closureExpr: return nil
            default: continue
            }
        }
        return nil
    }

    /// - Parameter nodes: The nodes around the name, the innermost first.
    private func constant(named name: String, in nodes: ArraySlice<Syntax>) -> RewrittenConstant {
        let modifiers = nodes.compactMap { $0.asProtocol((any WithModifiersSyntax).self)?.modifiers }
        let isStatic = modifiers.first?.contains { $0.name.tokenKind == .keyword(.static) } ?? false
        let type = nodes.lazy.compactMap(TypeDeclaration.init).first?.name?.bareName
        return RewrittenConstant(
            name: name, type: isStatic ? type : nil, isPrivate: modifiers.contains(where: StringDeclaration.isPrivate))
    }

    private func isGlobal(_ item: Syntax) -> Bool { item.parent?.parent?.kind == .sourceFile }

    private func message(
        _ literal: SwiftLiteral, _ part: LocalizableSite.Part
    ) throws(RewriteRefusal) -> RewriteMessage {
        guard !literal.interpolations.isEmpty else {
            return RewriteMessage(forms: .plain(literal.text { _ in "" }), values: [])
        }
        var pieces: [RewriteMessage.Piece] = []
        var values: [RewriteMessage.Value] = []
        for segment in literal.segments {
            switch segment {
            case .text(let text): pieces.append(.text(text))
            case .interpolation(let arguments):
                let known = part.values.indices.contains(values.count) ? part.values[values.count] : nil
                let value = try value(arguments, known?.specifier)
                pieces.append(.value(values.count, value.specifier ?? "%@"))
                values.append(value)
            }
        }
        return RewriteMessage(forms: .format(pieces), values: values)
    }

    private func value(
        _ arguments: LabeledExprListSyntax, _ specifier: String?
    ) throws(RewriteRefusal) -> RewriteMessage.Value {
        guard let argument = arguments.first, arguments.count == 1, argument.label == nil else {
            throw RewriteRefusal("an interpolation has an argument label or more than one argument")
        }
        let inserted = Syntax(SwiftCallee.unwrapped(argument.expression))
        try SwiftWordChoice(inserted)?.check()
        // A format string prints six decimal places, but an interpolation prints only as many as the number has.
        let isFraction = specifier.map { "fFeEgGaA".contains($0.last ?? "@") } ?? false
        let type = SwiftEvidentType(tree: tree).type(of: argument.expression)
        let isNoArgument = type.map(Self.typesThatAreNoArguments.contains) ?? false
        return RewriteMessage.Value(
            expression: tree.source(argument.expression), specifier: isFraction || isNoArgument ? nil : specifier)
    }

    /// Types that an interpolation prints, but that aren't `CVarArg`.
    private static let typesThatAreNoArguments: Set<String> = [
        "AttributedString", "Character", "Date", "Decimal", "Locale", "Substring", "URL", "UUID",
    ]
}
