import AXModel
import AXSource
import SwiftSyntax

/// Reads the strings that an expression may evaluate to.
///
/// Uses a stack of pending parts instead of recursion, so that nested expressions can't exhaust the call stack.
struct LeafReader {
    let context: SiteContext
    let scope: SwiftScope
    let localization: LocalizationReader
    /// The number of nested calls around the expression.
    let depth: Int
    let budget: Budget

    init(_ context: SiteContext, _ scope: SwiftScope, depth: Int = 0, budget: Budget = Budget()) {
        self.context = context
        self.scope = scope
        self.depth = depth
        self.budget = budget
        localization = LocalizationReader(
            tree: context.tree, inference: SpecifierInference(tree: context.tree, scope: scope),
            functions: context.functions)
    }

    var tree: SwiftTree { context.tree }

    /// No real expression has more strings.
    private static let maximumLeaves = 2_000

    /// The strings, in the order of the code, with the values of a variable in place of its name. If there are more
    /// than ``maximumLeaves``, one unknown leaf replaces the rest.
    func leaves(of parts: [ValuePart]) -> [StringLeaf] {
        var leaves: [StringLeaf] = []
        var open = Array(parts.reversed())
        // A variable's values are read once, even if each new value of the variable is made from the previous one.
        var followed: Set<FollowedValue> = []
        var variables = 0
        while let part = open.popLast() {
            guard leaves.count < Self.maximumLeaves else {
                let span = tree.span(part.expression)
                return leaves + [StringLeaf(dynamic: part, span, tree.text(part.expression), .tooLong)]
            }
            switch step(part) {
            case .leaf(let leaf): Self.add(leaf, to: &leaves)
            case .parts(let parts, let leaf):
                if let leaf { Self.add(leaf, to: &leaves) }
                let owner = leaf?.reference == nil ? nil : leaves.count - 1
                open += parts.reversed().map { $0.owned(by: owner) }
            case .values(let parts, let leaf):
                if let leaf { Self.add(leaf, to: &leaves) }
                let parts = parts.filter { part in
                    followed.insert(FollowedValue(part, context.readsTitles)).inserted
                }
                if parts.isEmpty { continue }
                variables += 1
                if variables <= Self.maximumVariables, budget.take() {
                    open += parts.reversed()
                } else {
                    let span = tree.span(part.expression)
                    Self.add(StringLeaf(dynamic: part, span, tree.text(part.expression), .tooDeep), to: &leaves)
                }
            }
        }
        return leaves
    }

    /// A value of a variable. A transcript repeats it in each branch that uses it; other output lists it once.
    private struct FollowedValue: Hashable {
        private let value: SyntaxIdentifier
        private let branch: Branch?

        init(_ part: ValuePart, _ isForTranscript: Bool) {
            value = part.expression.id
            branch = isForTranscript ? part.branch : nil
        }
    }

    private static func add(_ leaf: StringLeaf, to leaves: inout [StringLeaf]) {
        if leaf.isWanted || leaf.reference != nil { leaves.append(leaf) }
    }

    /// How many times the values of a variable are followed for one expression. It is limited because in a chain of
    /// variables that are each made from the previous one, every step repeats the text of all previous steps.
    private static let maximumVariables = 32

    /// Limits how much is followed for one value and the arguments and variables in it, so that hostile code can't
    /// multiply the work.
    final class Budget {
        /// The maximum number of local variables and arguments whose values are read.
        private static let maximum = 256
        private var used = 0

        /// - Returns: Whether one more variable or argument may be followed.
        func take() -> Bool {
            used += 1
            return used <= Self.maximum
        }
    }

    enum Step {
        case leaf(StringLeaf)
        case parts([ValuePart], with: StringLeaf? = nil)
        /// The values of a local variable, with a leaf for its initial value if that comes from elsewhere.
        case values([ValuePart], with: StringLeaf? = nil)
    }

    private func step(_ part: ValuePart) -> Step {
        if let end = part.computationEnd { return .leaf(computed(part, end)) }
        let expression = SwiftCallee.unwrapped(part.expression)
        switch expression.kind {
        case .stringLiteralExpr: return literal(expression, part)
        case .sequenceExpr:
            let elements = expression.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
            let parts = SequenceParts(
                tree: tree, part: part, scope: part.scope ?? scope, isForTranscript: context.readsTitles)
            return .parts(parts.parts(of: elements))
        case .ifExpr, .switchExpr: return results(StatementResults(tree: tree).results(of: expression), part)
        case .closureExpr:
            return closure(expression.as(ClosureExprSyntax.self), part)
        case .arrayExpr:
            let elements = expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
            if elements.isEmpty { return .leaf(StringLeaf(.emptied, part, tree.span(expression), "[]")) }
            return .parts(self.elements(elements, part))
        case .dictionaryExpr: return .parts(EnclosedParts.values(of: expression).map { part.replaced(by: $0) })
        case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .macroExpansionExpr:
            return access(expression, part)
        case .declReferenceExpr: return name(expression, part)
        case .keyPathExpr where context.readsTitles: return named(expression, part)
        case .nilLiteralExpr where part.isUnwrapped: return .parts([])
        case .nilLiteralExpr: return .leaf(StringLeaf(.reset, part, tree.span(expression), "nil"))
        default: return .leaf(dynamic(expression, part))
        }
    }

    private func elements(_ elements: [ExprSyntax], _ part: ValuePart) -> [ValuePart] {
        let list = part.joinedBy.flatMap {
            elements.count > 1 ? SwiftConcatenation.joined(elements, by: $0, in: tree) : nil
        }
        return elements.enumerated().map { index, expression in
            var element = part.replaced(by: expression)
            element.joinedBy = nil
            return list.map { element.inside($0, at: index) } ?? element
        }
    }

    /// The results of a closure. In a context that expects a key, the closure is a view builder, in which only strings
    /// are read.
    private func closure(_ closure: ClosureExprSyntax?, _ part: ValuePart) -> Step {
        var part = part
        var isBuilder = false
        if case .key = part.meaning {
            isBuilder = true
            part.interest = min(part.interest, .strings)
        }
        if let closure, let scope = context.closures.scope(of: closure) { part.scope = scope }
        let results = closure.map { StatementResults(tree: tree, isBuilder: isBuilder).results(of: $0.statements) }
        return self.results(results ?? [], part)
    }

    private func results(_ results: [StatementResults.Result], _ part: ValuePart) -> Step {
        .parts(results.map { part.replaced(by: $0.expression, in: $0.branch) })
    }

    private func access(_ expression: ExprSyntax, _ part: ValuePart) -> Step {
        let transparent = TransparentCall(tree: tree)
        if let call = expression.as(FunctionCallExprSyntax.self) {
            if DescribedOptional(scope: part.scope ?? scope).isMade(by: call) { return .leaf(described(call, part)) }
            if var method = localizedLiteral(call.calledExpression, part) {
                method.lookUpFunction = references(part).reference(to: expression)
                return .parts([method])
            }
            if var key = localization.key(of: call, in: part) {
                if key.isOwnFunction { key.lookUpFunction = references(part).reference(to: expression) }
                return .parts([key])
            }
            if context.readsTitles, let parts = ReducedValue(context: context).parts(of: call, in: part) {
                return .parts(parts)
            }
            if let parts = transparent.parts(of: call, in: part) { return .parts(parts) }
        } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            if var key = localizedLiteral(expression, part) {
                key.lookUpFunction = references(part).reference(to: expression)
                return .parts([key])
            }
            let name = member.declName.baseName.bareName
            if name == "rawValue", isParameterOrSelf(base, part) { return .parts([part.replaced(by: base)]) }
            if let parts = transparent.member(name, of: base, part) { return .parts(parts) }
        } else if let macro = expression.as(MacroExpansionExprSyntax.self),
            let key = localization.key(of: macro, in: part)
        {
            return .parts([key])
        }
        return named(expression, part)
    }

    private func named(_ expression: ExprSyntax, _ part: ValuePart) -> Step {
        if let values = memberValues(expression, part) { return values }
        let reference = references(part).reference(to: expression)
        // In this context, a constant or dynamic value is skipped, and only the localized strings inside it are read.
        guard part.interest > .localized || reference?.arguments != nil else {
            return .parts(EnclosedParts.parts(of: expression, in: part))
        }
        if let constant = context.constants.constant(expression) {
            var leaf = StringLeaf(.constant, part, tree.span(expression), constant.name)
            leaf.isCertain = constant.isNamed
            leaf.reference = reference
            if case .key(let call) = part.meaning { leaf.call = call }
            leaf.arguments += arguments(constant.arguments + part.arguments)
            return .parts(EnclosedParts.parts(of: expression, in: part), with: leaf)
        }
        if let symbol = catalogSymbol(expression, part) { return .leaf(symbol) }
        var leaf = dynamic(expression, part)
        if let mapped = MappedKeyPath(expression, in: tree) { leaf.key = tree.text(mapped.call) }
        leaf.reference = reference
        return .parts(EnclosedParts.parts(of: expression, in: part), with: leaf)
    }

    /// The leaf for a description of an optional. It's always kept, because a rule reports it.
    private func described(_ call: FunctionCallExprSyntax, _ part: ValuePart) -> StringLeaf {
        var part = part
        part.interest = .everything
        var leaf = dynamic(ExprSyntax(call), part)
        leaf.remark = .unresolved(.descriptionOfOptional)
        return leaf
    }

    func dynamic(_ expression: ExprSyntax, _ part: ValuePart) -> StringLeaf {
        let reason = DynamicValue(tree: tree, scope: part.scope ?? scope).reason(expression)
        var leaf = StringLeaf(dynamic: part, tree.span(expression), tree.text(expression), reason)
        if part.isDescribed { leaf.described = localization.inference.described(expression, in: part.scope ?? scope) }
        // The name may refer to a whole format.
        if context.readsTitles, part.slots.count == part.slotsAroundFormat {
            leaf.arguments = arguments(part.arguments)
        }
        return leaf
    }

    /// The leaf for a symbol that Xcode generates from a string catalog: `.play` in a context that expects a localized
    /// resource. Nil for other expressions.
    private func catalogSymbol(_ expression: ExprSyntax, _ part: ValuePart) -> StringLeaf? {
        let symbolCall = expression.as(FunctionCallExprSyntax.self)
        guard case .key(let call) = part.meaning,
            let path = SwiftCallee.path(symbolCall?.calledExpression ?? expression),
            (2...3).contains(path.count), path[0].isEmpty, path[1] != "init"
        else { return nil }
        var leaf = StringLeaf(.constant, part, tree.span(expression), "." + path.dropFirst().joined(separator: "."))
        leaf.call = call
        leaf.reference = references(part).reference(to: expression)
        leaf.arguments += arguments(symbolCall?.arguments.map(\.expression) ?? [])
        return leaf
    }

    /// The key in `"play.button".localized`, a member that many apps add to `String`. Nil for other expressions.
    private func localizedLiteral(_ expression: ExprSyntax, _ part: ValuePart) -> ValuePart? {
        guard let member = expression.as(MemberAccessExprSyntax.self),
            let base = member.base.map(SwiftCallee.unwrapped),
            base.is(StringLiteralExprSyntax.self)
        else { return nil }
        let name = member.declName.baseName.bareName
        guard name.hasPrefix("localized") && !Self.caseMethods.contains(name) || localization.functions.contains(name)
        else { return nil }
        var key = part.replaced(by: base)
        var call = LocalizationCall(function: name)
        call.interpolates = false
        key.meaning = .key(call)
        return key
    }

    private static let caseMethods: Set<String> = [
        "localizedUppercase", "localizedLowercase", "localizedCapitalized",
    ]
}

extension LeafReader {
    private func literal(_ expression: ExprSyntax, _ part: ValuePart) -> Step {
        guard let syntax = expression.as(StringLiteralExprSyntax.self), let literal = SwiftLiteral(syntax) else {
            return .leaf(dynamic(expression, part))
        }
        let span = tree.span(expression)
        let text = literal.text { "\\(\(tree.text($0)))" }
        if part.isVerbatim, !context.readsTitles {
            return .parts(values(literal, part, .strings), with: StringLeaf(.verbatim, part, span, text))
        }
        if text.isEmpty { return .leaf(StringLeaf(.emptied, part, span, "\"\"")) }
        switch part.meaning {
        case .key(let call):
            if let values = bareValues(literal, call, part) { return glue(values, part, span, text) }
            // The values become a part of the key, and aren't spoken: `NSLocalizedString("\(unit.rawValue)_name", …)`.
            if !call.interpolates { return .leaf(keyLeaf(literal, call, part, span, text)) }
            // For a transcript, the values are inserted into the key's string. For the rules, a key with only
            // punctuation between its values is a concatenation.
            let values = values(literal, part, .strings, isConcatenation: !context.readsTitles)
            return .parts(values, with: keyLeaf(literal, call, part, span, text))
        case .text, .unknown: return textLeaf(literal, part, span, text)
        }
    }

    /// The values of a key without anything to translate: `Text("\(name)")`, `Text(", ")`; nil for other keys.
    ///
    /// A key with two or more values is kept, because translators decide on the order of the values and the punctuation
    /// between them.
    private func bareValues(_ literal: SwiftLiteral, _ call: LocalizationCall, _ part: ValuePart) -> [ValuePart]? {
        guard call.interpolates, !call.takesComment || call.comment == nil, Wording.isGlue(literal) else { return nil }
        let isBlank = literal.text { _ in "" }.allSatisfy(\.isWhitespace)
        guard literal.interpolations.isEmpty || literal.interpolations.count == 1 && isBlank else { return nil }
        return values(literal, part, .everything)
    }

    /// The values in a literal without letters; without values, the literal is wordless.
    private func glue(_ values: [ValuePart], _ part: ValuePart, _ span: Span, _ text: String) -> Step {
        values.isEmpty ? .leaf(StringLeaf(.wordless, part, span, text)) : .parts(values)
    }

    private func keyLeaf(
        _ literal: SwiftLiteral, _ call: LocalizationCall, _ part: ValuePart, _ span: Span, _ text: String
    ) -> StringLeaf {
        guard literal.interpolations.isEmpty || call.interpolates else {
            var leaf = StringLeaf(dynamic: part, span, text, .interpolatedKey)
            leaf.call = call
            leaf.keyForm = .interpolated
            return leaf
        }
        let key = RuntimeKey(literal, localization.inference)
        var leaf = StringLeaf(.localizedCall, part, span, key.text)
        leaf.reference = part.lookUpFunction
        leaf.call = call
        if !key.values.isEmpty { leaf.runtimeKey = key }
        leaf.remark = key.remark ?? call.remark
        leaf.arguments = key.arguments + arguments(part.arguments)
        return leaf
    }

    private func textLeaf(_ literal: SwiftLiteral, _ part: ValuePart, _ span: Span, _ text: String) -> Step {
        let isGlue = Wording.isGlue(literal)
        let values = values(literal, part, isGlue ? .everything : .strings)
        if isGlue { return glue(values, part, span, text) }
        if case .unknown = part.meaning {
            var leaf = StringLeaf(dynamic: part, span, text, .literalOfUnknownType)
            leaf.literal.isUndecided = true
            readInterpolations(of: literal, part, into: &leaf)
            return .parts(values, with: leaf)
        }
        var leaf = StringLeaf(.hardCoded, part, span, text)
        readInterpolations(of: literal, part, into: &leaf)
        leaf.literal.isPlain = literal.isPlain && values.isEmpty
        return .parts(values, with: leaf)
    }

    private func readInterpolations(of literal: SwiftLiteral, _ part: ValuePart, into leaf: inout StringLeaf) {
        if !literal.interpolations.isEmpty { leaf.literal.formatKey = RuntimeKey(literal, localization.inference).text }
        leaf.arguments = arguments(literal.interpolations.compactMap(\.first?.expression) + part.arguments)
    }

    /// One part per interpolated value.
    private func values(
        _ literal: SwiftLiteral, _ part: ValuePart, _ interest: StringFilter, isConcatenation: Bool = true
    ) -> [ValuePart] {
        let expressions = literal.interpolations.compactMap(\.first?.expression)
        let concatenation =
            isConcatenation && Wording.isGlue(literal)
            ? Concatenation(
                tree.span(part.expression), SwiftConcatenation.pieces(literal), expressions.map { tree.text($0) })
            : nil
        return expressions.enumerated().map { index, expression in
            var inner = part.replaced(by: expression)
            inner.meaning = .text
            inner.arguments = []
            inner.interest = min(part.interest, interest)
            if concatenation == nil { inner.insertedAs = tree.text(expression) }
            inner.isDescribed = context.readsTitles
            return concatenation.map { inner.inside($0, at: index) } ?? inner
        }
    }

    private func computed(_ part: ValuePart, _ end: ExprSyntax) -> StringLeaf {
        let span = tree.span(part.expression, through: end)
        var leaf = StringLeaf(dynamic: part, span, tree.text(span), .expression)
        if case .key(let call) = part.meaning, part.isConcatenation {
            leaf.call = call
            leaf.keyForm = .concatenated
            leaf.remark = .unresolved(.concatenatedKey)
        }
        return leaf
    }

    private func arguments(_ expressions: [ExprSyntax]) -> [Occurrence.Argument] {
        expressions.map { expression in
            Occurrence.Argument(
                expression: tree.text(expression), specifier: localization.inference.specifier(expression))
        }
    }
}
