/// Whose style a check takes as the law.
public enum Profile: String, CaseIterable, Hashable, Sendable {
    /// The habit of the source's own labels and hints, which is Apple's form unless a clear majority does otherwise.
    case consistent
    /// Apple's form, whatever the source does.
    case appleStrict = "apple-strict"
    /// Only what a listener hears wrong: gestures, kinds of controls, values and states, what is said twice, formats and
    /// plurals. How a label or hint is written is nobody's business.
    case spokenOnly = "spoken-only"

    /// Whether it is judged how labels and hints are written: capitals, marks at the end, the form of the verb, length.
    var checksForm: Bool { self != .spokenOnly }
}
