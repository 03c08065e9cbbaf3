import AXModel
import AXSource

/// A hint that tells the gesture.
struct HintNamesGesture: ScopedRule {
    static let page = RulePage(
        id: "hint-names-gesture",
        summary: "The hint names a gesture.",
        why: """
            Who listens to VoiceOver uses other gestures, a keyboard or a switch, and VoiceOver tells the gesture \
            itself. Apple, Accessibility Programming Guide for iOS, Creating Hints: a hint does not name the action \
            or gesture. What a swipe or a long press does belongs into a custom action, which VoiceOver lists by \
            name. A hint may tell the gesture of an element that is adjusted, played directly, dragged, or answers \
            to the magic tap.
            """,
        example: Example("Tap to play the song.", role: "hint"),
        instead: Example("Plays the song.", role: "hint"),
        severity: .warning)

    static let scope = RuleScope(roles: .hint)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard !ElementKinds.haveGesture(context.kinds(of: unit.key)) else { return [] }
        return unit.firstFault { text in
            let heard = context.heard(text)
            guard let match = heard.gesture else {
                guard let gesture = source?.gestureKept(by: heard, in: context) else { return nil }
                return context.finding(
                    page, unit, text, "the hint is made from a source that names a gesture: \(gesture.quoted)")
            }
            let range = context.lexicon.place(of: match, in: heard.folded)
            return context.finding(
                page, unit, text, at: range, "the hint names a gesture: \(text.string.quoted(range))",
                why:
                    "Gestures differ for each listener. Say the result; offer what another gesture does as a custom action."
            )
        }
    }
}

extension Unit {
    /// The words for the gesture that the source names.
    func gesture(in context: RuleContext) -> String? {
        judgedForms.lazy.compactMap { form in
            let heard = context.heardSource(form)
            return heard.gesture.map { form.string.part(context.sourceLexicon.place(of: $0, in: heard.folded)) }
        }.first
    }

    /// The gesture of the source, where a translation is taken to ask for it too although no word of it is known: it has a
    /// purpose, as the source does (“Tap to play”). Many translators leave a gesture out and say what happens.
    func gestureKept(by translation: HeardText, in context: RuleContext) -> String? {
        guard !context.isPseudo, !context.speaksSourceLanguage,
            context.takesWordingOfSource || !context.lexicon.purposeWords.matches(in: translation.folded).isEmpty
        else { return nil }
        return gesture(in: context)
    }
}
