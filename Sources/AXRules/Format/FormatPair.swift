import AXLocale
import AXModel
import AXSource

/// A form of a translation beside the source text that the code's arguments were written for.
struct FormatPair: Sendable {
    let text: LocatedText
    /// The plural category of the form, if it is one.
    let category: PluralCategory?
    /// With its names counted after those of the source.
    let target: FormatText
    let source: FormatText
    /// The uses of names that take another argument if Xcode counts names per translation.
    let unsureNames: [FormatArguments.Use]
    /// The argument that chooses the form, where it is that of a variable: it is passed, whether or not a form says it. 0
    /// where there is none.
    let counted: Int

    init(
        _ text: LocatedText, _ category: PluralCategory?, _ target: FormatText, against source: FormatText,
        in variable: FormatVariable?, counted: Int
    ) {
        self.text = text
        self.category = category
        self.source = source
        self.counted = counted
        self.target = target.counted(after: source, in: variable)
        unsureNames = zip(target.arguments.uses, self.target.arguments.uses)
            .filter { $0.position != $1.position }.map(\.1)
    }

    /// Whether there is anything to be said about the two: they do not take the same arguments in the same way.
    var isDifferent: Bool {
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
