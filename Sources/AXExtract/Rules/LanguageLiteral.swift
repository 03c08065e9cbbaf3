import AXModel
import AXSource

/// The language of a spoken string isn't a language tag.
enum LanguageLiteral: SourceRule {
    static let page = RulePage(
        id: "language-literal", concern: .sources,
        summary: "The language specified for a spoken string isn't a valid language tag.",
        why: """
            VoiceOver chooses a voice based on a BCP 47 language tag, such as `de`, `es-419` or `zh-Hant` (Apple, \
            accessibilityLanguage; RFC 5646). A language name or a locale identifier with an underscore isn't a \
            language tag, so VoiceOver speaks the string with the wrong voice.
            """,
        example: Example("quoteLabel.accessibilityLanguage = \"Arabic\"\n"),
        instead: Example("quoteLabel.accessibilityLanguage = \"ar\"\n"),
        severity: .warning, or: [.note], isFixable: true)

    static func check(_ found: FoundString, in tables: ProjectTables) -> [Diagnostic] {
        let occurrence = found.occurrence
        guard occurrence.role == .language else { return [] }
        if occurrence.kind == .dynamic { return identifier(occurrence).map { [$0] } ?? [] }
        guard occurrence.kind == .hardCoded, let complaint = LanguageTagFinding(occurrence.key.text) else { return [] }
        return [
            finding(
                at: occurrence, severity: complaint.severity, complaint.message,
                why: complaint.severity == .note ? nil : "VoiceOver can't find a voice for this value.",
                key: occurrence.key,
                fixIts: fix(for: found, complaint))
        ]
    }

    /// The finding about an identifier of a `Locale`, which isn't always a language tag.
    private static func identifier(_ occurrence: Occurrence) -> Diagnostic? {
        let expression = occurrence.key.text.lowercased()
        guard expression.contains("locale"), identifiers.contains(where: expression.hasSuffix) else { return nil }
        return finding(
            at: occurrence, severity: .note,
            "the value of “\(occurrence.key)” might contain an underscore, which isn't allowed in a language tag",
            why: "Use the locale's identifier(.bcp47).", key: occurrence.key)
    }

    /// The endings of expressions for a locale's identifier, in Swift and Objective-C.
    private static let identifiers = [".identifier", ".localeidentifier", " localeidentifier]"]

    private static func fix(for found: FoundString, _ complaint: LanguageTagFinding) -> [FixIt] {
        guard let literal = found.plainLiteral, let span = found.occurrence.leafSpan, let tag = complaint.instead else {
            return []
        }
        let replacement = (literal.hasPrefix("@") ? "@" : "") + "\"\(tag)\""
        return [
            FixIt(
                "Write “\(tag)”", edits: [TextEdit(span, replacement)],
                safety: complaint.isCertain ? .safe : .needsReview)
        ]
    }
}
