import AXLocaleData
import AXModel
import AXSource

/// A hint that begins with the control type.
enum HintNamesControl: StringRule {
    static let page = RulePage(
        id: "hint-names-control", concern: .hints,
        summary: "The hint contains the type of its control.",
        why: """
            Before the hint, VoiceOver announces the control type that the element's trait specifies. Apple, \
            Accessibility Programming Guide for iOS, Creating Hints: a hint does not include the type of the control \
            (not “Button that adds a name”).
            """,
        example: Example("Button that adds a name.", role: "hint"),
        instead: Example("Adds a name.", role: "hint"),
        severity: .warning)

    static let roles: RoleSet? = .hint

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFault { text in
            let heard = context.heard(text)
            let mention = ControlMention(heard: heard, lexicon: context.lexicon, style: context.style)
            guard
                let match = mention.first(besides: toldSubject(of: heard, in: context))
                    ?? source.flatMap({ controlKept(by: heard, of: $0, in: context) })
            else { return nil }
            let range = context.lexicon.place(of: match, in: heard.folded)
            return context.finding(
                page, unit, text, at: range, "hint contains the control type \(text.string.quoted(range))",
                why: "VoiceOver says the control type before the hint, so users hear the type twice.")
        }
    }

    /// The subject that `hint-has-subject` reports.
    private static func toldSubject(of text: HeardText, in context: RuleContext) -> TermMatch? {
        guard context.profile.judgesForm, context.habits.hintsOmitSubject else { return nil }
        return text.subject
    }

    /// A control type anywhere in a translation, if the source names that of its control.
    private static func controlKept(by translation: HeardText, of source: Unit, in context: RuleContext) -> TermMatch? {
        guard !context.speaksSourceLanguage, translation.subject == nil else { return nil }
        let isNamed = source.judgedForms.contains { form in
            let heard = context.heardSource(form)
            return ControlMention(heard: heard, lexicon: context.sourceLexicon, style: context.sourceStyle)
                .first(besides: heard.subject) != nil
        }
        return isNamed ? context.lexicon.hardControls.matches(in: translation.folded).first : nil
    }
}
