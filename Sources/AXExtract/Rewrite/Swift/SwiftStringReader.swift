import AXModel
import AXSource
import SwiftSyntax

/// Reads an expression as a string of words and values.
struct SwiftStringReader {
    let tree: SwiftTree
    /// The parts of the site, whose source strings may be known.
    let parts: [LocalizableSite.Part]
    /// The choice, or the variable with its result; nil to read a string of the choice itself.
    var hole: Span?

    /// Reads a sequence of operands and operators.
    func string(of operands: [ExprSyntax]) throws(RewriteRefusal) -> ComposedString {
        guard operands.count > 1 else {
            guard let only = operands.first else { throw RewriteRefusal("a string is missing") }
            return try string(of: only)
        }
        var pieces: [ComposedString.Piece] = []
        for operand in operands {
            if let sign = operand.as(BinaryOperatorExprSyntax.self) {
                guard sign.operator.text == "+" else { throw RewriteRefusal("a string is computed") }
                continue
            }
            pieces += try piece(operand).pieces
        }
        return ComposedString(pieces)
    }

    /// An operand of `+`, which must be a `String`.
    private func piece(_ operand: ExprSyntax) throws(RewriteRefusal) -> ComposedString {
        if isKnown(operand) { return try string(of: operand) }
        if let number = number(in: operand) { return ComposedString([number]) }
        return ComposedString([.value(tree.source(operand), specifier: "%@")])
    }

    /// The value that a call such as `String(count)` prints; nil for any other operand.
    private func number(in operand: ExprSyntax) -> ComposedString.Piece? {
        guard let call = operand.as(FunctionCallExprSyntax.self), SwiftCallee.path(of: call) == "String",
            call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil
        else { return nil }
        return value(argument.expression)
    }

    /// Whether some words of an expression are known.
    private func isKnown(_ expression: ExprSyntax) -> Bool {
        let inner = SwiftCallee.unwrapped(expression)
        if inner.is(StringLiteralExprSyntax.self) { return true }
        return hole.map { tree.contains(expression, $0) } ?? false
            || parts.contains { tree.contains(expression, $0.span) }
    }

    private func string(of expression: ExprSyntax) throws(RewriteRefusal) -> ComposedString {
        let inner = SwiftCallee.unwrapped(expression)
        if let hole, tree.span(inner) == hole || tree.span(expression) == hole { return ComposedString([.hole]) }
        if inner.kind == .sequenceExpr { return try string(of: inner.operands) }
        if let literal = inner.as(StringLiteralExprSyntax.self) { return try string(of: literal) }
        if let call = inner.as(FunctionCallExprSyntax.self), let arguments = Self.formatArguments(of: call) {
            return try formatted(arguments)
        }
        guard let part = parts.first(where: { tree.contains(expression, $0.span) }) else {
            throw RewriteRefusal("the value of “\(tree.text(expression).prefix(60))” is unknown")
        }
        return try lookedUp(part, in: inner)
    }

    // MARK: Literals

    private func string(of syntax: StringLiteralExprSyntax) throws(RewriteRefusal) -> ComposedString {
        guard let literal = SwiftLiteral(syntax) else { throw RewriteRefusal("a literal can't be parsed") }
        var pieces: [ComposedString.Piece] = []
        for segment in literal.segments {
            switch segment {
            case .text(let text): pieces.append(.text(text))
            case .interpolation(let arguments):
                guard let argument = arguments.first, arguments.count == 1, argument.label == nil else {
                    throw RewriteRefusal("an interpolation has a label or several arguments")
                }
                pieces += try interpolated(argument.expression)
            }
        }
        return ComposedString(pieces)
    }

    private func interpolated(_ expression: ExprSyntax) throws(RewriteRefusal) -> [ComposedString.Piece] {
        if let hole, tree.contains(expression, hole) { return try string(of: expression).pieces }
        return [number(in: expression) ?? value(expression)]
    }

    func value(_ expression: ExprSyntax) -> ComposedString.Piece {
        .value(tree.source(expression), specifier: specifier(of: expression))
    }

    /// The specifier that extraction found for a value; nil if it found none.
    func specifier(of expression: ExprSyntax) -> String? {
        let text = tree.text(expression)
        return parts.lazy.flatMap(\.values).first { $0.expression == text && $0.specifier != nil }?.specifier
    }

    // MARK: Formats and lookups

    /// The arguments of `String(format: …)` and `String.localizedStringWithFormat(…)`, the format string first, without
    /// the user's locale. Nil for other calls.
    static func formatArguments(of call: FunctionCallExprSyntax) -> [LabeledExprSyntax]? {
        let arguments = Array(call.arguments)
        guard let path = SwiftCallee.path(of: call), let first = arguments.first else { return nil }
        if path == "String", first.label?.text == "format" { return arguments.filter { !isUsersLocale($0) } }
        return path.hasSuffix("localizedStringWithFormat") ? arguments : nil
    }

    /// Whether an argument is `locale: .current` or `locale: .autoupdatingCurrent`. A localized string uses that locale
    /// anyway.
    private static func isUsersLocale(_ argument: LabeledExprSyntax) -> Bool {
        guard argument.label?.text == "locale", let path = SwiftCallee.path(argument.expression) else { return false }
        return (path.first == "Locale" || path.first == "") && ["current", "autoupdatingCurrent"].contains(path.last)
    }

    private func formatted(_ arguments: [LabeledExprSyntax]) throws(RewriteRefusal) -> ComposedString {
        guard let format = arguments.first?.expression, arguments.dropFirst().allSatisfy({ $0.label == nil }) else {
            throw RewriteRefusal("the arguments for a format string are passed in an unsupported way")
        }
        let values = arguments.dropFirst().map(\.expression)
        if let hole, let index = values.firstIndex(where: { tree.contains($0, hole) }) {
            return try joined(format, values, holeAt: index)
        }
        let text: String
        if let literal = SwiftLiteral.plainText(format) {
            text = literal
        } else {
            text = try string(of: format).pieces.map(Self.words).joined()
        }
        return try filled(text, values)
    }

    private static func words(_ piece: ComposedString.Piece) -> String {
        if case .text(let text) = piece { text } else { "" }
    }

    /// A format string, such as `"%d %@"`, with the choice among its arguments.
    private func joined(
        _ format: ExprSyntax, _ values: [ExprSyntax], holeAt index: Int
    ) throws(RewriteRefusal) -> ComposedString {
        guard let literal = SwiftLiteral.plainText(format) else {
            throw RewriteRefusal("the strings are passed as arguments to a localized format string")
        }
        let text = try filled(literal, values)
        let expression = tree.source(values[index])
        return ComposedString(
            text.pieces.map { piece in
                if case .value(expression, _) = piece { .hole } else { piece }
            })
    }

    private func filled(_ format: String, _ values: [ExprSyntax]) throws(RewriteRefusal) -> ComposedString {
        let text = ComposedString(
            format: format, values: values.map { (tree.source($0), specifier(of: $0)) })
        guard !text.pieces.isEmpty else { throw RewriteRefusal("a format string has more placeholders than values") }
        return text
    }

    /// The source string of a part, with the values that the call itself passes.
    private func lookedUp(_ part: LocalizableSite.Part, in expression: ExprSyntax) throws(RewriteRefusal)
        -> ComposedString
    {
        guard let text = part.text else {
            throw RewriteRefusal("no table has a value for “\(tree.text(expression).prefix(60))”")
        }
        let placeholders = Message(parsing: text).placeholders.filter { !$0.isLiteralPercent }
        let values = values(for: part, in: expression)
        guard !placeholders.isEmpty, !values.isEmpty else { return ComposedString(text) }
        return try filled(text, values)
    }

    /// The values that a lookup passes: `count` in `L10n.songs(count)`, `tr("songs", count)` and
    /// `String(localized: "\(count) songs")`.
    private func values(for part: LocalizableSite.Part, in expression: ExprSyntax) -> [ExprSyntax] {
        if let literal = tree.nodes(around: part.span).last(where: { tree.span($0) == part.span })?
            .as(StringLiteralExprSyntax.self)
        {
            let values = SwiftLiteral(literal)?.interpolations.compactMap { $0.first?.expression } ?? []
            if !values.isEmpty { return values }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return [] }
        if tree.span(expression) == part.span { return call.arguments.map(\.expression) }
        guard let path = SwiftCallee.path(of: call), LocalizationFunctions.function(path) == nil else { return [] }
        return call.arguments.dropFirst().filter { $0.label == nil }.map(\.expression)
    }
}
