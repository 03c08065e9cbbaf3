/// The topic of a group of rules, in the order of the index: from what users hear to what axstrings reads.
public enum RuleConcern: String, CaseIterable, Sendable {
    case labels
    case hints
    case speech
    case translations
    case placeholders
    case plurals
    /// Variables in strings, and strings that vary by device or width.
    case variations
    case files
    case xliff
    case sources
    /// The configuration and other input of axstrings.
    case settings

    /// The heading of the group.
    public var title: String {
        switch self {
        case .labels: "Labels"
        case .hints: "Hints"
        case .speech: "Speech"
        case .translations: "Translations"
        case .placeholders: "Placeholders and format strings"
        case .plurals: "Plurals"
        case .variations: "Variables and variations"
        case .files: "Files and localizations"
        case .xliff: "XLIFF"
        case .sources: "Source code"
        case .settings: "Configuration and input"
        }
    }
}
