import AXLocale
import AXModel
import AXSource

/// A form of a translation beside the source text that the code's arguments were written for.
struct FormatPair: Sendable {
    let text: LocatedText
    /// The plural category of the form, if it is one.
    let category: PluralCategory?
    let target: FormatText
    let source: FormatText
    /// The argument that chooses the form, where it is that of a variable: it is passed, whether or not a form says it. 0
    /// where there is none.
    let counted: Int

    /// Every form of `unit` with the form of `source` that takes the most arguments, unless both take the same: most do.
    static func all(_ unit: Unit, _ source: Unit?, in context: RuleContext) -> [FormatPair] {
        if let only = unit.onlyText, let other = source?.onlyText, !only.hasPercent, !other.hasPercent { return [] }
        // Where only one side has variables, the numbers of the other stand in another place; nothing can be paired.
        guard let source, unit.substitutions.isEmpty == source.substitutions.isEmpty else { return [] }
        let variables = unit.substitutions.sorted { $0.key < $1.key }.flatMap { name, variable in
            source.substitutions[name].map { pairs(variable, $0, context) } ?? []
        }
        return pairs(unit.text, source.text, context) + variables
    }

    /// The forms of a variable.
    private static func pairs(
        _ target: Substitution, _ source: Substitution, _ context: RuleContext
    ) -> [FormatPair] {
        let argument = source.argument ?? target.argument ?? 1
        return pairs(
            target.text, source.text, context, in: FormatVariable(target, argument: argument),
            FormatVariable(source, argument: argument))
    }

    private static func pairs(
        _ target: Variation, _ source: Variation, _ context: RuleContext,
        in targetVariable: FormatVariable? = nil, _ sourceVariable: FormatVariable? = nil
    ) -> [FormatPair] {
        var reference: FormatText?
        for text in source.forms {
            let next = context.format(text, in: sourceVariable)
            if reference?.arguments.takesAsMuch(as: next.arguments) != true { reference = next }
        }
        guard let reference else { return [] }
        var pairs: [FormatPair] = []
        for (text, category) in target.formsByCategory {
            let pair = FormatPair(
                text: text, category: category, target: context.format(text, in: targetVariable), source: reference,
                counted: sourceVariable?.argument ?? 0)
            if pair.tellsApart { pairs.append(pair) }
        }
        return pairs
    }
}

extension FormatPair {
    /// Whether there is anything to be said about the two: they do not take the same arguments in the same way.
    private var tellsApart: Bool {
        (target.hasPercent || source.hasPercent) && !target.arguments.isSame(as: source.arguments)
    }
}

extension FormatArguments {
    fileprivate func isSame(as other: FormatArguments) -> Bool {
        uses.count == other.uses.count
            && uses.indices.allSatisfy { index in
                let (own, theirs) = (uses[index], other.uses[index])
                return own.position == theirs.position && own.isAmount == theirs.isAmount
                    && own.specifier.raw == theirs.specifier.raw && own.read.raw == theirs.read.raw
            }
    }

    fileprivate func takesAsMuch(as other: FormatArguments) -> Bool {
        (highest, uses.count) >= (other.highest, other.uses.count)
    }
}

extension Variation {
    /// Every text with the innermost plural category that it stands for.
    var formsByCategory: [(LocatedText, PluralCategory?)] {
        switch self {
        case .plain, .device, .width: forms.map { ($0, nil) }
        case .plural(_, let categories):
            PluralCategory.allCases.flatMap { category in
                (categories[category]?.forms ?? []).map { ($0, category) }
            }
        }
    }
}
