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

    /// Every form of `unit` with the form of `source` that takes the most arguments. Empty when no text has a percent
    /// sign.
    static func all(_ unit: Unit, _ source: Unit?) -> [FormatPair] {
        if let only = unit.onlyText, let other = source?.onlyText, !only.hasPercent, !other.hasPercent { return [] }
        // Where only one side has variables, the numbers of the other stand in another place; nothing can be paired.
        guard let source, unit.substitutions.isEmpty == source.substitutions.isEmpty else { return [] }
        let variables = unit.substitutions.sorted { $0.key < $1.key }.flatMap { name, variable in
            source.substitutions[name].map { pairs(variable, $0) } ?? []
        }
        return pairs(unit.text, source.text) + variables
    }

    /// The forms of a variable.
    private static func pairs(_ target: Substitution, _ source: Substitution) -> [FormatPair] {
        let argument = source.argument ?? target.argument ?? 1
        return pairs(
            target.text, source.text, in: FormatVariable(target, argument: argument),
            FormatVariable(source, argument: argument))
    }

    private static func pairs(
        _ target: Variation, _ source: Variation, in targetVariable: FormatVariable? = nil,
        _ sourceVariable: FormatVariable? = nil
    ) -> [FormatPair] {
        let sources = source.forms.map { FormatText($0.string, in: sourceVariable) }
        let reference = sources.reduce(nil as FormatText?) { best, next in
            best.map { $0.arguments.takesAsMuch(as: next.arguments) } == true ? best : next
        }
        guard let reference else { return [] }
        return target.formsByCategory.map { text, category in
            FormatPair(
                text: text, category: category, target: FormatText(text.string, in: targetVariable), source: reference,
                counted: sourceVariable?.argument ?? 0)
        }.filter { $0.target.hasPercent || reference.hasPercent }
    }
}

extension FormatArguments {
    fileprivate func takesAsMuch(as other: FormatArguments) -> Bool {
        (highest, uses.count) >= (other.highest, other.uses.count)
    }
}

extension LocatedText {
    fileprivate var hasPercent: Bool { string.utf8.contains(UInt8(ascii: "%")) }
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
