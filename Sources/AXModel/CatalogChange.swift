public import AXSource

/// A change to a catalog. A file format turns it into text edits.
public enum CatalogChange: Hashable, Sendable {
    /// Sets a string of an existing unit. If the unit doesn't have a form at the path yet, such as another plural
    /// category, adds the form.
    case set(StringKey, at: VariationPath = .plain, value: String)
    /// Sets the translation state of a string of an existing unit. Formats without states ignore it.
    case state(StringKey, at: VariationPath = .plain, TranslationState)
    /// Adds a unit with one string, at the end of the table; in a sorted string catalog, at the position of its key.
    case add(StringKey, value: String, comment: String?)
    /// Adds a unit with all its forms, in the same position as ``add(_:value:comment:)``. The spans of the unit are
    /// ignored.
    case insert(Unit)
    /// Removes a unit and its comment. In a string catalog, removing a translation leaves the comment, which all
    /// languages share.
    case remove(StringKey)
    /// Sets the comment of an existing unit; nil removes it.
    case comment(StringKey, String?)
    /// Marks a unit as manually managed: Xcode's extraction neither changes nor removes it. Formats without extraction
    /// ignore it.
    case keptByHand(StringKey)
    /// Sorts the units by key, each with its comment.
    case sort
    /// Writes the whole file as the format's official tool does, if there is one.
    case canonicalize
}

extension CatalogChange {
    /// The key of the changed string; nil for a change to the whole file.
    package var key: StringKey? {
        switch self {
        case .set(let key, _, _), .state(let key, _, _), .add(let key, _, _), .remove(let key), .comment(let key, _),
            .keptByHand(let key):
            key
        case .insert(let unit): unit.key
        case .sort, .canonicalize: nil
        }
    }
}
