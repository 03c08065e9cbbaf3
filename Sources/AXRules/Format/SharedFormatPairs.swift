import AXLocale
import AXModel
import AXSource

extension RuleContext {
    /// The forms of the unit being checked that use other arguments than the source, each with the source string that
    /// determines the arguments that the code passes.
    func formatPairs(_ unit: Unit, _ source: Unit?) -> [FormatPair] {
        if let known = cache.formatPairs { return known }
        let pairs = allFormatPairs(unit, source)
        cache.formatPairs = pairs
        return pairs
    }

    /// The pairs whose arguments can be compared one by one. In other pairs, the argument list provides more widths and
    /// precisions for one side than for the other, which shifts all later arguments.
    func comparableFormatPairs(_ unit: Unit, _ source: Unit?) -> [FormatPair] {
        formatPairs(unit, source).filter { $0.target.arguments.amounts == $0.source.arguments.amounts }
    }

    /// Pairs every form of `unit` with the form of `source` that uses the most arguments. Omits pairs with the same
    /// arguments, like most pairs.
    private func allFormatPairs(_ unit: Unit, _ source: Unit?) -> [FormatPair] {
        if let only = unit.onlyText, let other = source?.onlyText, !only.hasPercent, !other.hasPercent { return [] }
        guard let source else { return [] }
        // If only one side has variables, the other side doesn't contain their numbers, so the forms can't be paired.
        // But if the source has variables and the translation uses fewer arguments, the translation drops some.
        guard unit.hasVariables == source.hasVariables else {
            return source.hasVariables
                ? pairs(unit.text, source.text).filter { $0.target.arguments.highest < $0.source.arguments.highest }
                : []
        }
        let sources = source.substitutions
        let variables = unit.substitutions.sorted { $0.key < $1.key }.flatMap { name, variable in
            sources[name].map { pairs(variable, $0) } ?? []
        }
        return pairs(unit.text, source.text) + variables
    }

    private func pairs(_ target: Substitution, _ source: Substitution) -> [FormatPair] {
        let argument = source.argument ?? target.argument ?? 1
        return pairs(
            target.text, source.text, in: FormatVariable(target, argument: argument),
            FormatVariable(source, argument: argument))
    }

    private func pairs(
        _ target: Variation, _ source: Variation,
        in targetVariable: FormatVariable? = nil, _ sourceVariable: FormatVariable? = nil
    ) -> [FormatPair] {
        var reference: FormatText?
        for text in source.forms {
            let next = format(text, in: sourceVariable)
            if reference?.arguments.takesAsMuch(as: next.arguments) != true { reference = next }
        }
        guard let reference else { return [] }
        var pairs: [FormatPair] = []
        for (text, category) in target.formsByCategory {
            let pair = FormatPair(
                text, category, format(text, in: targetVariable), against: reference, in: targetVariable,
                counted: sourceVariable?.argument ?? 0)
            if pair.isDifferent { pairs.append(pair) }
        }
        return pairs
    }
}

extension FormatArguments {
    fileprivate func takesAsMuch(as other: FormatArguments) -> Bool {
        (highest, uses.count) >= (other.highest, other.uses.count)
    }
}

extension Variation {
    fileprivate var formsByCategory: [(LocatedText, PluralCategory?)] {
        switch self {
        case .plain, .device, .width: forms.map { ($0, nil) }
        case .plural(let categories):
            PluralCategory.allCases.flatMap { category in
                (categories[category]?.forms ?? []).map { ($0, category) }
            }
        }
    }
}
