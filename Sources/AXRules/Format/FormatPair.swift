import AXLocale
import AXModel
import AXSource

/// A form of a translation, and the source string that determines the arguments that the code passes.
struct FormatPair: Sendable {
    let text: LocatedText
    let category: PluralCategory?
    /// The form. Its names are numbered as in the source.
    let target: FormatText
    let source: FormatText
    /// The uses of names that would refer to another argument if Xcode numbered names separately in each translation.
    let unsureNames: [FormatArguments.Use]
    /// The argument that selects the form, if the form belongs to a variable; otherwise 0. The code passes it even if
    /// no form uses it.
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

    /// Whether the form and its source use different arguments, or read the same arguments differently.
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
