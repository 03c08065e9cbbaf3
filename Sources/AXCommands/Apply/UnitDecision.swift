import AXModel
import AXSource

/// The decision about one delivered unit.
struct UnitDecision: Sendable {
    enum Outcome: Sendable {
        /// The project gets the delivered string.
        case taken
        /// The project already has this string.
        case unchanged
        /// The string isn't for this project; the reason is one clause.
        case skipped(String)
        /// The string would harm the app.
        case refused([Diagnostic])
    }

    let unit: Unit
    let outcome: Outcome
    /// The project's unit in this locale.
    let current: Unit?
    let source: Unit?

    var isRefused: Bool {
        if case .refused = outcome { true } else { false }
    }

    var isSkipped: Bool {
        if case .skipped = outcome { true } else { false }
    }

    /// What users of the locale hear as long as the delivered string isn't applied.
    ///
    /// The runtime returns the key itself if a table doesn't have it (`CFBundleCopyLocalizedString`). In projects whose
    /// keys are the source strings, that is the source string.
    var heardMeanwhile: String {
        if let current, let text = current.forms.first?.text.string { return "the current translation, “\(text)”" }
        if let text = source?.forms.first?.text.string, unit.key == StringKey(text) {
            return "the source string, “\(text)”"
        }
        return "the raw key, “\(unit.key.text)”"
    }
}
