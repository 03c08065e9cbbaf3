/// The translation state of a string.
///
/// String catalogs and XLIFF name the states differently; each format maps its own names.
public enum TranslationState: Hashable, Sendable {
    /// Not translated yet.
    case new
    /// Translated, but a person has to review the translation.
    case needsReview
    /// Translated by a machine, and not reviewed by a person.
    case machineTranslated
    /// Translated, with no review pending.
    case translated
    /// The source string has been removed or changed.
    case stale
    /// A state that the format's documentation doesn't mention, spelled as in the file.
    case other(String)

    /// Whether a person still has to review the string.
    package var isUnreviewed: Bool { self == .needsReview || self == .machineTranslated }
}
