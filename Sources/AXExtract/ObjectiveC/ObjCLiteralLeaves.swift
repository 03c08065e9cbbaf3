import AXModel
import AXSource

extension ObjCLeafReader {
    /// A literal is a text or a key, as the place has it.
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

    /// A literal without letters holds values together; alone, it says no words.
    private func text(_ literal: ObjCLiteral, _ part: ObjCPart) -> Step {
        let span = source.span(part.range)
        guard !Wording.isGlue(literal.text) else {
            var leaf = silent(.wordless, part)
            leaf.key = literal.text
            return part.arguments.isEmpty ? .leaf(leaf) : .parts([])
        }
        var leaf = StringLeaf(.hardCoded, at: span, key: literal.text, branch: part.branch)
        leaf.arguments = arguments(part.arguments, of: literal.text)
        // The initializer of a variable may have to be constant, which a call is not.
        leaf.literal.isPlain = literal.isSingle && part.depth == 0 && part.arguments.isEmpty && isObject(part)
        return .leaf(leaf)
    }

    /// Whether a literal is spelled `@"…"`, so that its type is `NSString`.
    private func isObject(_ part: ObjCPart) -> Bool { source.isToken(part.range.lowerBound, "@") }

    /// The values of a format, with the specifiers that the format has for them; where it is only a key, with those that
    /// their types ask for.
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

    /// `%d` of `%1$d`
    private static func unnumbered(_ specifier: FormatSpecifier) -> String {
        specifier.variable == nil ? "%\(specifier.length)\(specifier.conversion)" : specifier.raw
    }
}
