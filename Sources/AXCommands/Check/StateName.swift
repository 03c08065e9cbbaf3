import AXModel

/// A state of a string, by its name in string catalogs.
enum StateName: String, CaseIterable {
    case new
    case needsReview = "needs_review"
    case machineTranslated = "machine_translated"
    case translated
    case stale

    var state: TranslationState {
        switch self {
        case .new: .new
        case .needsReview: .needsReview
        case .machineTranslated: .machineTranslated
        case .translated: .translated
        case .stale: .stale
        }
    }
}
