/// The style that a check compares strings with.
public enum Profile: String, CaseIterable, Hashable, Sendable {
    /// The style of the source's own labels and hints. It is Apple's style unless a clear majority of the strings
    /// differs from it.
    case consistent
    /// Apple's style, regardless of the source.
    case appleStrict = "apple-strict"
    /// Only defects that users hear, such as gestures, control types, values and states, repetitions, formats and
    /// plurals. The style of labels and hints isn't checked.
    case spokenOnly = "spoken-only"

    /// Whether the style of labels and hints is checked, such as capitalization, final punctuation, verb forms and
    /// length.
    var checksForm: Bool { self != .spokenOnly }
}
