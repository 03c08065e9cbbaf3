/// How far the translation of one text has come.
///
/// String catalogs and XLIFF spell these differently; each format maps its own names.
public enum TranslationState: Hashable, Sendable {
    /// Nobody has translated it.
    case new
    case needsReview
    case machineTranslated
    case translated
    /// The source text is gone or has changed.
    case stale
    /// A state that the format's maker has not documented, as spelled.
    case other(String)
}
