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

    /// How a text is read as a format, as a form of a variable where there is one.
    typealias Reader = (LocatedText, FormatVariable?) -> FormatText

    /// Every form of `unit` with the form of `source` that takes the most arguments, unless both take the same: most do.
    static func all(_ unit: Unit, _ source: Unit?, reading read: Reader) -> [FormatPair] {
        if let only = unit.onlyText, let other = source?.onlyText, !only.hasPercent, !other.hasPercent { return [] }
        // Where only one side has variables, the numbers of the other stand in another place; nothing can be paired.
        guard let source, unit.substitutions.isEmpty == source.substitutions.isEmpty else { return [] }
        let variables = unit.substitutions.sorted { $0.key < $1.key }.flatMap { name, variable in
            source.substitutions[name].map { pairs(variable, $0, read) } ?? []
        }
        return pairs(unit.text, source.text, read) + variables
    }

    /// The forms of a variable.
    private static func pairs(
        _ target: Substitution, _ source: Substitution, _ read: Reader
    ) -> [FormatPair] {
        let argument = source.argument ?? target.argument ?? 1
        return pairs(
            target.text, source.text, read, in: FormatVariable(target, argument: argument),
            FormatVariable(source, argument: argument))
    }

    private static func pairs(
        _ target: Variation, _ source: Variation, _ read: Reader,
        in targetVariable: FormatVariable? = nil, _ sourceVariable: FormatVariable? = nil
    ) -> [FormatPair] {
        let sources = source.forms.map { read($0, sourceVariable) }
        let reference = sources.reduce(nil as FormatText?) { best, next in
            best.map { $0.arguments.takesAsMuch(as: next.arguments) } == true ? best : next
        }
        guard let reference else { return [] }
        return target.formsByCategory.map { text, category in
            FormatPair(
                text: text, category: category, target: read(text, targetVariable), source: reference,
                counted: sourceVariable?.argument ?? 0)
        }.filter { $0.tellsApart }
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
