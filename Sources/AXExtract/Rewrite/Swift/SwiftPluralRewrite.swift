import AXModel
import AXSource
import SwiftSyntax

/// Turns two strings that the code chooses between into one localized plural.
struct SwiftPluralRewrite {
    let tree: SwiftTree
    let singular: LocalizableSite.Part
    let plural: LocalizableSite.Part

    private var reader: SwiftStringReader { SwiftStringReader(tree: tree, parts: [singular, plural]) }

    func draft() throws(RewriteRefusal) -> RewriteDraft {
        let choice = try SwiftChoiceFinder(tree: tree).choice(between: singular.span, and: plural.span)
        try SwiftSurroundings(nodes: tree.nodes(around: choice.span).reversed()).check()
        // Next to a `String`, another literal of a longer choice would no longer be a key.
        if singular.isKeyOfView, plural.isKeyOfView, isPartOfChoice(choice.span) {
            throw RewriteRefusal("the code chooses between more than two strings")
        }
        let isSingularFirst = choice.first.contains { tree.contains($0, singular.span) }
        let one = try reader.string(of: isSingularFirst ? choice.first : choice.second)
        let many = try reader.string(of: isSingularFirst ? choice.second : choice.first)
        let count = try counted(choice.subject)
        let isPrinted = one.prints(count.isCount) || many.prints(count.isCount)
        guard isPrinted, !one.isOpen, !many.isOpen else { return try joined(choice, one, many, count) }
        return RewriteDraft(
            span: choice.span, lead: choice.lead, isOneLine: isInLiteral(choice.span),
            message: try count.message(singular: one, plural: many))
    }

    /// Whether an expression is an operand of a longer choice: `count == 0 ? "None" : …`.
    private func isPartOfChoice(_ span: Span) -> Bool {
        let around = tree.nodes(around: span).reversed().prefix { node in
            ![.functionCallExpr, .codeBlockItem, .memberBlockItem, .closureExpr].contains(node.kind)
        }
        return around.contains { node in
            let elements = node.as(SequenceExprSyntax.self)?.elements
            return tree.span(node) != span && elements?.contains { $0.is(UnresolvedTernaryExprSyntax.self) } == true
        }
    }

    /// The count, as the call passes it. If its type is unknown, it is converted to `Int`, which works for any number.
    private func counted(_ subject: ExprSyntax) throws(RewriteRefusal) -> CountedMessage {
        let source = tree.source(subject)
        var known: String?
        if let specifier = reader.specifier(of: subject) { known = try Self.integer(specifier) }
        let same: Set<String> = [
            source, "Int(\(source))", "self.\(source)", "String(\(source))", "\(source).description",
            "NSNumber(value: \(source))", "\(source) as NSNumber",
        ]
        let withoutSelf = source.hasPrefix("self.") ? String(source.dropFirst(5)) : source
        if known == nil { known = SwiftEvidentType(tree: tree).type(of: subject).flatMap { Self.integers[$0] } }
        let isMember = subject.is(MemberAccessExprSyntax.self) && source.hasSuffix(".count")
        let type = known ?? (isMember ? "%lld" : nil)
        let expression = type == nil && !source.hasPrefix("Int(") ? "Int(\(source))" : source
        return CountedMessage(count: .init(expression: expression, specifier: type ?? "%lld")) { expression in
            same.contains(expression) || expression == withoutSelf
        }
    }

    private static let integers: [String: String] = [
        "Int": "%lld", "Int64": "%lld", "Int32": "%lld", "UInt": "%llu", "UInt64": "%llu", "UInt32": "%llu",
    ]

    /// The 64-bit specifier, because every integer argument of Foundation's formats is 64 bits wide.
    private static func integer(_ specifier: String) throws(RewriteRefusal) -> String {
        guard let type = Message(parsing: specifier).placeholders.first else { return "%lld" }
        guard case .integer = type.type else { throw RewriteRefusal("the compared value isn't an integer") }
        return "uUoOxX".contains(type.conversion) ? "%llu" : "%lld"
    }

    private func isInLiteral(_ span: Span) -> Bool {
        SwiftSurroundings(nodes: tree.nodes(around: span).reversed()).isInLiteral
    }

    // MARK: Strings that other code combines with the count

    /// A draft for the enclosing string, such as `"%d %@"`, with each of the two strings inserted. If no enclosing
    /// string prints the count, a draft for the two strings by themselves.
    private func joined(
        _ choice: SwiftChoice, _ one: ComposedString, _ many: ComposedString, _ count: CountedMessage
    ) throws(RewriteRefusal) -> RewriteDraft {
        let finder = SwiftEnclosingString(tree: tree, reader: reader)
        if let outer = try finder.string(around: choice) {
            if one.isOpen || many.isOpen {
                if let values = outer.values { return try formatted(outer, values, one, many, count) }
            } else if outer.string.prints(count.isCount) {
                let message = try count.message(
                    singular: outer.string.filled(with: one), plural: outer.string.filled(with: many))
                return RewriteDraft(
                    span: outer.span, removals: outer.removals, isOneLine: isInLiteral(outer.span), message: message)
            }
        }
        guard !one.isOpen, !many.isOpen else {
            throw RewriteRefusal("the strings have placeholders that are filled in elsewhere")
        }
        return RewriteDraft(
            span: choice.span, lead: choice.lead, isOneLine: isInLiteral(choice.span),
            message: try count.message(singular: one, plural: many))
    }

    /// A draft for a format string that the count selects: `String(format: count == 1 ? one : many, count)`.
    private func formatted(
        _ outer: SwiftEnclosingString.Found, _ values: [ExprSyntax], _ one: ComposedString, _ many: ComposedString,
        _ count: CountedMessage
    ) throws(RewriteRefusal) -> RewriteDraft {
        let arguments = values.map { (tree.source($0), reader.specifier(of: $0)) }
        func filled(_ string: ComposedString) throws(RewriteRefusal) -> ComposedString {
            let words = string.pieces.map { if case .text(let words) = $0 { words } else { "" } }.joined()
            let filled = ComposedString(format: words, values: arguments)
            guard !filled.pieces.isEmpty else {
                throw RewriteRefusal("a format string has more placeholders than there are values")
            }
            return filled
        }
        return RewriteDraft(
            span: outer.span, removals: outer.removals, isOneLine: isInLiteral(outer.span),
            message: try count.message(singular: try filled(one), plural: try filled(many)))
    }
}
