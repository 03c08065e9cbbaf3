/// The translation state of a string.
///
/// String catalogs and XLIFF name the states differently; each format maps its own names.
public enum TranslationState: Hashable, Sendable {
    /// The string isn't translated yet.
    case new
    /// The string is translated, but a person has to review the translation.
    case needsReview
    /// The string was translated by a machine, and no person has reviewed it.
    case machineTranslated
    /// The string is translated, and no review is necessary.
    case translated
    /// The source string has been removed or changed.
    case stale
    /// A state that the format's documentation doesn't mention, spelled as in the file.
    case other(String)

    /// Whether a person still has to review the string.
    package var isUnreviewed: Bool { self == .needsReview || self == .machineTranslated }
}
