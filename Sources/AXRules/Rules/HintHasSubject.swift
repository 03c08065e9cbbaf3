import AXLocaleData
import AXModel
import AXSource

/// A hint that begins with its subject.
enum HintHasSubject: StringRule {
    static let page = RulePage(
        id: "hint-has-subject", concern: .hints,
        summary: "The hint begins with its subject.",
        why: """
            VoiceOver names the control before it speaks the hint, so “This button” or “You can” only delays the verb, \
            the word that matters. Apple, Accessibility Programming Guide for iOS, Creating Hints: a hint begins with \
            a verb and omits the subject.
            """,
        example: Example("This button plays the song.", role: "hint"),
        instead: Example("Plays the song.", role: "hint"),
        severity: .warning, traits: [.inaudible])

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard context.habits.hintsOmitSubject else { return [] }
        return unit.firstFinding { text in
            let analyzed = context.analyzed(text)
            guard analyzed.gesture == nil, let match = analyzed.subject else { return nil }
            let range = context.lexicon.range(of: match, in: analyzed.folded)
            return context.finding(
                page, unit, text, at: range, "hint begins with its subject: \(text.string.quoted(range))",
                why: "Omit the subject: a good hint \(context.style.hints.form).")
        }
    }
}
