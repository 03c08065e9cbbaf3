import AXModel
import AXSource

/// A label is empty.
enum LabelEmpty: SourceRule {
    static let page = RulePage(
        id: "label-empty", concern: .labels,
        summary: "An element has an empty label.",
        why: """
            VoiceOver still stops at the element and says “button” or nothing, and Voice Control has no name for it. \
            Hide an element that has no information: accessibilityHidden(true) in SwiftUI, isAccessibilityElement = \
            false in UIKit.
            """,
        example: Example("Button(action: play) { icon }.accessibilityLabel(\"\")\n"),
        instead: Example("Button(action: play) { icon }.accessibilityHidden(true)\n"),
        severity: .warning)

    static func check(_ found: FoundString, in tables: ProjectTables) -> [Diagnostic] {
        let occurrence = found.occurrence
        // An empty label under a condition isn't reported, because other code may set another value. Neither is an
        // empty default argument.
        guard occurrence.role == .label, occurrence.silence == .emptied, !found.isOneOfSeveral,
            occurrence.key.text == "\"\"", found.isModifier,
            let leaf = occurrence.leafSpan, leaf.start == occurrence.span.end + 1
        else { return [] }
        return [
            finding(
                at: occurrence, "label is empty",
                why:
                    "VoiceOver stops at this element but doesn't speak a name. Hide the element, or give it a label.",
                key: nil)
        ]
    }
}
