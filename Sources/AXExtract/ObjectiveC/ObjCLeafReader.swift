import AXModel
import AXScan
import AXSource

/// Splits an expression into the strings that it may evaluate to.
///
/// Uses a stack of pending parts instead of recursion, so that nesting can't overflow the call stack.
struct ObjCLeafReader {
    let context: ObjCContext
    let localization: ObjCLocalizationReader
    let branches: ObjCBranches
    let transparency: ObjCTransparency

    var source: ObjCSource { context.source }

    /// The longest chain of variables and blocks that is followed.
    static let deepest = 16
    /// How many parts of one value are read.
    private static let mostParts = 500

    init(_ context: ObjCContext) {
        self.context = context
        branches = ObjCBranches(source: context.source)
        transparency = ObjCTransparency(source: context.source)
        localization = ObjCLocalizationReader(
            source: context.source, functions: context.functions, parameters: context.parameters)
    }

    enum Step {
        case leaf(StringLeaf)
        case parts([ObjCPart], with: StringLeaf? = nil)
    }

    /// The strings in the parts, in the order in which they are found.
    func leaves(of parts: [ObjCPart]) -> [StringLeaf] {
        var leaves: [StringLeaf] = []
        var open = Array(parts.reversed())
        var count = 0
        while let part = open.popLast() {
            count += 1
            guard count < Self.mostParts, context.budget.spend(part.range.count) else {
                leaves.append(dynamic(part, .tooLong))
                break
            }
            switch step(part) {
            case .leaf(let leaf): append(leaf, of: part, to: &leaves)
            case .parts(let inner, let leaf):
                if let leaf {
                    append(leaf, of: part, to: &leaves)
                    open += inner.reversed().map { $0.owned(by: leaves.count - 1) }
                } else {
                    open += inner.reversed()
                }
            }
        }
        return leaves
    }

    private func append(_ leaf: StringLeaf, of part: ObjCPart, to leaves: inout [StringLeaf]) {
        var leaf = leaf
        leaf.interest = min(leaf.interest, part.interest)
        leaf.owner = part.owner
        leaf.slots = part.slots
        leaves.append(leaf)
    }

    /// Reads a value: a choice between branches, a literal or one operand. Other expressions aren't split.
    private func step(_ outer: ObjCPart) -> Step {
        let part = outer.replaced(by: branches.unwrapped(outer.range))
        guard let first = part.range.first else { return .leaf(dynamic(part, .noValue)) }
        if let branches = branches.branches(of: part) { return .parts(branches) }
        if let literal = ObjCLiteral(unwrapping: part.range, in: source) { return self.literal(literal, part) }
        let end = ObjCOperand.end(first, before: part.range.upperBound, in: source)
        guard end == part.range.upperBound else { return .leaf(dynamic(part, .expression)) }
        return operand(part, beginningAt: first)
    }

    /// Reads an operand. Its first token determines its kind, except for a member, whose name is at the end: `[list
    /// first].title`.
    private func operand(_ part: ObjCPart, beginningAt first: Int) -> Step {
        if source.isToken(first, "^") { return block(part) }
        if let member = ObjCOperand.lastMember(part.range, in: source) { return self.member(member, part) }
        if source.isToken(first, "@") { return collection(part) }
        if source.isToken(first, "["), let message = ObjCMessage(at: first, in: source) {
            return self.message(message, part)
        }
        guard let name = source.name(first) else { return .leaf(dynamic(part, unnamed(part.range))) }
        return named(name, part)
    }

    /// Reads an operand that begins with a name: `title`, or `Title(…)`.
    private func named(_ name: String, _ part: ObjCPart) -> Step {
        if part.range.count == 1 { return self.name(name, part) }
        guard let arguments = argumentsOfCall(part) else { return .leaf(dynamic(part, unnamed(part.range))) }
        return call(name, arguments, part)
    }

    /// The arguments of `Title(…)`; nil if anything follows.
    private func argumentsOfCall(_ part: ObjCPart) -> [Range<Int>]? {
        let open = part.range.lowerBound + 1
        let close = part.range.upperBound - 1
        guard source.isToken(open, "("), source.closer(open) == close else { return nil }
        return ObjCArguments.split(open + 1..<close, in: source)
    }

    /// The reason why an operand can't be resolved, if it's neither a name, a member, a collection, a block, a call nor
    /// a message.
    private func unnamed(_ range: Range<Int>) -> Remark.Unresolved {
        if source.isToken(range.upperBound - 1, "]") { return .elementOfCollection }
        return source.kind(range.lowerBound) == .number ? .number : .expression
    }

    /// A leaf for a value that can't be resolved.
    func dynamic(_ part: ObjCPart, _ reason: Remark.Unresolved) -> StringLeaf {
        var leaf = StringLeaf(
            .dynamic, at: source.span(part.range), key: source.excerpt(part.range), branch: part.branch)
        leaf.remark = .unresolved(reason)
        leaf.keyForm = .expression
        if case .key(let call) = part.meaning { leaf.call = call }
        return leaf
    }

    /// Reads `@[…]`, `@{…}` or `@(…)`.
    private func collection(_ part: ObjCPart) -> Step {
        let open = part.range.lowerBound + 1
        guard let close = source.closer(open) else { return .leaf(dynamic(part, .expression)) }
        let inside = open + 1..<close
        if source.isToken(open, "[") {
            if inside.isEmpty { return .leaf(silent(.emptied, part)) }
            return .parts(elements(ObjCArguments.split(inside, in: source).filter { !$0.isEmpty }, part))
        }
        if source.isToken(open, "{") {
            return .parts(ObjCArguments.entries(inside, in: source).map { part.replaced(by: $0.value) })
        }
        return .leaf(dynamic(part, .number))
    }

    private func elements(_ elements: [Range<Int>], _ part: ObjCPart) -> [ObjCPart] {
        elements.enumerated().map { index, range in
            var element = part.replaced(by: range)
            element.list = nil
            guard let list = part.list, list.expressions.count == elements.count else { return element }
            return element.inside(list, at: index)
        }
    }

    /// Reads a block that returns the string on demand.
    private func block(_ part: ObjCPart) -> Step {
        guard part.depth < Self.deepest,
            let brace = ObjCOperand.blockBrace(after: part.range.lowerBound, before: part.range.upperBound, in: source),
            let close = source.closer(brace)
        else { return .leaf(dynamic(part, .expression)) }
        let results = ObjCStatementReader.statements(of: brace + 1..<close, in: source)
            .filter { $0.kind == .result && $0.block == 0 }
        return .parts(
            results.map { result in
                var value = part.replaced(by: result.range, in: result.branch)
                value.position = result.range.lowerBound
                value.depth += 1
                return value
            })
    }

    func silent(_ silence: Remark.Silence, _ part: ObjCPart) -> StringLeaf {
        var leaf = StringLeaf(
            .dynamic, at: source.span(part.range), key: source.excerpt(part.range), branch: part.branch)
        leaf.remark = .silence(silence)
        return leaf
    }
}

extension ObjCLeafReader {
    /// Reads a literal as text or as a key, depending on its context.
    func literal(_ literal: ObjCLiteral, _ part: ObjCPart) -> Step {
        if literal.text.isEmpty {
            var leaf = silent(.emptied, part)
            leaf.key = "\"\""
            return .leaf(leaf)
        }
        switch part.meaning {
        case .key(let call): return .leaf(key(literal, call, part))
        case .text: return text(literal, part)
        }
    }

    private func key(_ literal: ObjCLiteral, _ call: LocalizationCall, _ part: ObjCPart) -> StringLeaf {
        var leaf = StringLeaf(
            .localizedCall, at: source.span(part.range), key: literal.text, branch: part.branch)
        leaf.call = call
        leaf.remark = call.remark
        leaf.arguments = arguments(part.arguments, of: call.text ?? literal.text)
        return leaf
    }

    /// Reads a literal that isn't a key. A format string without letters only joins its values; a literal with neither
    /// letters nor values is silent.
    private func text(_ literal: ObjCLiteral, _ part: ObjCPart) -> Step {
        let span = source.span(part.range)
        guard !Wording.isGlue(literal.text) else {
            var leaf = silent(.wordless, part)
            leaf.key = literal.text
            return part.arguments.isEmpty ? .leaf(leaf) : .parts([])
        }
        var leaf = StringLeaf(.hardCoded, at: span, key: literal.text, branch: part.branch)
        leaf.arguments = arguments(part.arguments, of: literal.text)
        // A call can't always replace the initial value of a variable, because the compiler may require a constant.
        leaf.literal.isPlain = literal.isSingle && part.depth == 0 && part.arguments.isEmpty && isObject(part)
        return .leaf(leaf)
    }

    /// Whether the literal is written `@"…"`, so that its type is `NSString`.
    private func isObject(_ part: ObjCPart) -> Bool { source.isToken(part.range.lowerBound, "@") }

    /// The values of a format string with their specifiers. If the format is only a key, the specifiers follow from the
    /// types of the values.
    private func arguments(_ values: [Range<Int>], of format: String) -> [Occurrence.Argument] {
        guard !values.isEmpty else { return [] }
        let placeholders = Message(parsing: format).placeholders.filter { !$0.isLiteralPercent }
        let inference = ObjCSpecifiers(context: context)
        return values.enumerated().map { index, range in
            let own =
                placeholders.first { $0.position == index + 1 }
                ?? (index < placeholders.count ? placeholders[index] : nil)
            return Occurrence.Argument(
                expression: source.excerpt(range),
                specifier: own.map { Self.unnumbered($0) } ?? inference.specifier(range))
        }
    }

    /// The specifier without its number, flags, width and precision: `%d` for `%1$d`. A variable stays unchanged.
    private static func unnumbered(_ specifier: FormatSpecifier) -> String {
        specifier.variable == nil ? "%\(specifier.length)\(specifier.conversion)" : specifier.raw
    }
}
