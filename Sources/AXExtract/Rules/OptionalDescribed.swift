import AXModel
import AXSource

/// A spoken string contains the description of an optional.
enum OptionalDescribed: SourceRule {
    static let page = RulePage(
        id: "optional-described", concern: .sources,
        summary: "A spoken string contains the description of an optional.",
        why: """
            String(describing:) formats an optional as Swift code, so VoiceOver says “Optional Anna” or “nil” in every \
            language (Swift, String.init(describing:)). Unwrap the value, and use another string for nil.
            """,
        example: Example("cell.accessibilityLabel = String(describing: user?.name)\n"),
        instead: Example("cell.accessibilityLabel = user?.name\n"),
        severity: .error)

    static func check(_ found: FoundString, in tables: ProjectTables) -> [Diagnostic] {
        let occurrence = found.occurrence
        guard occurrence.remark == .unresolved(.descriptionOfOptional), occurrence.role != .other,
            occurrence.role != .language
        else { return [] }
        return [
            finding(
                at: occurrence, "VoiceOver says “Optional” or “nil” here",
                why: "The argument of String(describing:) is an optional. Unwrap it first.", key: nil)
        ]
    }
}
