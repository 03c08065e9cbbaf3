import AXModel
import AXSource

/// What becomes of one delivered unit.
struct UnitDecision: Sendable {
    enum Outcome: Sendable {
        /// The project gets the delivered text.
        case taken
        /// The project has this text already.
        case unchanged
        /// It is no text for this project, with the reason as one clause.
        case skipped(String)
        /// It would harm the app.
        case refused([Diagnostic])
    }

    let unit: Unit
    let outcome: Outcome
    /// The unit that the project has in this locale.
    let current: Unit?
    /// The unit in the development language.
    let source: Unit?

    var isRefused: Bool {
        if case .refused = outcome { true } else { false }
    }

    var isSkipped: Bool {
        if case .skipped = outcome { true } else { false }
    }

    /// What users of the locale hear as long as the unit stays out.
    ///
    /// A table without the key makes the runtime return the key itself (`CFBundleCopyLocalizedString`), which is the source text
    /// where keys are texts.
    var heardMeanwhile: String {
        if let current, let text = current.forms.first?.text.string { return "the current translation, “\(text)”" }
        if let text = source?.forms.first?.text.string, unit.key == StringKey(text) {
            return "the source string, “\(text)”"
        }
        return "the raw key, “\(unit.key.text)”"
    }
}
