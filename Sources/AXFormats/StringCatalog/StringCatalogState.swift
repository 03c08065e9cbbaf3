import AXModel

/// The states of texts as catalogs spell them.
enum StringCatalogState {
    static func state(_ name: String) -> TranslationState {
        switch name {
        case "new": .new
        case "needs_review": .needsReview
        case "machine_translated": .machineTranslated
        case "translated": .translated
        case "stale": .stale
        default: .other(name)
        }
    }

    static func name(_ state: TranslationState) -> String {
        switch state {
        case .new: "new"
        case .needsReview: "needs_review"
        case .machineTranslated: "machine_translated"
        case .translated: "translated"
        case .stale: "stale"
        case .other(let name): name
        }
    }
}
