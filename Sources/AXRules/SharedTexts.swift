import AXModel
import AXSource

extension RuleContext {
    /// A text of the unit that is judged, in the language of the locale.
    func heard(_ text: LocatedText) -> HeardText { facts.heard(text.string, lexicon) }

    /// A text of its source.
    func heardSource(_ text: LocatedText) -> HeardText { facts.heard(text.string, sourceLexicon) }

    /// How a text of the unit, or of its source, is read as a format.
    func format(_ text: LocatedText) -> FormatText { facts.heard(text.string, lexicon).format }

    /// As above, for a form of a variable.
    func format(_ text: LocatedText, in variable: FormatVariable?) -> FormatText {
        variable.map { FormatText(text.string, in: $0) } ?? format(text)
    }
}
