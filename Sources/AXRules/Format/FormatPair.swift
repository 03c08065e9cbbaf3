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

    /// Whether there is anything to be said about the two: they do not take the same arguments in the same way.
    var tellsApart: Bool {
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
}
