import AXModel

/// Xcode's mapping between the states of XLIFF and those of string catalogs (recorded with Xcode 27).
enum XLIFFStates {
    /// States whose units Xcode's import skips as unfinished.
    static let unfinished: Set = ["new", "needs-review-l10n", "needs-review-translation"]

    /// The qualifier to write for a machine translation.
    static let machineQualifier = "leveraged-mt"
    /// All qualifiers of machine translations (XLIFF 1.2, 2.3.2).
    static let machineQualifiers: Set = [machineQualifier, "mt-suggestion"]
    /// The value of a note's attribute `from` if Xcode 26 generated the note (WWDC 2025, session 225).
    static let generatedNote = "auto-generated"

    /// - Parameters:
    ///   - name: the value of `state`. If it's nil, the target is treated as translated.
    ///   - qualifier: the value of `state-qualifier`.
    static func state(_ name: String?, qualifier: String?) -> TranslationState {
        switch name {
        case nil, "translated", "final", "signed-off":
            qualifier.map(machineQualifiers.contains) == true ? .machineTranslated : .translated
        case "needs-review-l10n", "needs-review-translation", "needs-review-adaptation": .needsReview
        case "new", "needs-translation", "needs-l10n", "needs-adaptation": .new
        case .some(let other): .other(other)
        }
    }

    static func name(of state: TranslationState) -> String {
        switch state {
        case .new: "new"
        case .needsReview, .stale: "needs-review-l10n"
        case .translated, .machineTranslated: "translated"
        case .other(let name): name
        }
    }

    /// The attributes of a target in this state, each with a space before it.
    static func attributes(of state: TranslationState) -> String {
        let qualifier = state == .machineTranslated ? " state-qualifier=\"\(machineQualifier)\"" : ""
        return " state=\"\(XMLEscaping.attribute(name(of: state)))\"" + qualifier
    }
}
