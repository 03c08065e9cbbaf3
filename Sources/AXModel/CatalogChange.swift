public import AXSource

/// A change to a catalog. A format turns changes into text edits on the file.
public enum CatalogChange: Hashable, Sendable {
    /// One text of an existing unit. A form that the unit does not have yet, such as another plural category, is added.
    case set(StringKey, at: FormPath = .plain, value: String)
    /// How far one text of an existing unit has come; formats without states pass it over.
    case state(StringKey, at: FormPath = .plain, TranslationState)
    /// A new unit of one text at the end of the table.
    case add(StringKey, value: String, comment: String?)
    /// A new unit with all its forms at the end of the table. Its spans are not looked at.
    case insert(Unit)
    /// A unit, with the comment that belongs to it.
    case remove(StringKey)
    /// The comment of an existing unit; nil removes it.
    case comment(StringKey, String?)
    /// A unit is kept by hand: Xcode's extraction neither changes nor removes it. Formats that know no extraction pass it
    /// over.
    case keptByHand(StringKey)
    /// Units in the order of their keys, each with its comment.
    case sort
    /// The whole file in the layout of the format's own maker, where there is one.
    case canonicalize
}
