import AXModel
import AXSource

/// A hint that names a gesture, or the translation of such a hint into a language whose gestures aren't known.
enum HintNamesGesture: StringRule {
    static let page = RulePage(
        id: "hint-names-gesture", concern: .hints,
        summary: "The hint names a gesture.",
        why: """
            VoiceOver users operate apps with VoiceOver gestures, a keyboard or a switch. VoiceOver itself announces \
            the gesture to perform. Apple, Accessibility Programming Guide for iOS, Creating Hints: a hint does not \
            name the action or gesture. Offer the effect of a swipe or a long press as a custom action, which \
            VoiceOver lists by name. Hints for elements that are adjusted or dragged, allow direct interaction, or \
            respond to Magic Tap can name the gesture, so these hints aren't reported.
            """,
        example: Example("Tap to play the song.", role: "hint"),
        instead: Example("Plays the song.", role: "hint"),
        severity: .warning)

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard !ElementKinds.haveGesture(context.kinds(of: unit.key)) else { return [] }
        return unit.firstFinding { text in
            let analyzed = context.analyzed(text)
            guard let match = analyzed.gesture else {
                guard let gesture = source?.gestureKept(by: analyzed, in: context) else { return nil }
                return context.finding(
                    page, unit, text, "hint is translated from a source string that names a gesture: \(gesture.quoted)")
            }
            let range = context.lexicon.range(of: match, in: analyzed.folded)
            return context.finding(
                page, unit, text, at: range, "hint names a gesture: \(text.string.quoted(range))",
                why:
                    "VoiceOver has its own gestures, so the gesture in the hint may not work. Describe the "
                    + "result; if the gesture is a swipe or a long press, also offer its effect as a custom action."
            )
        }
    }
}

extension Unit {
    /// The words with which the source names a gesture; nil if it doesn't name one.
    func gesture(in context: RuleContext) -> String? {
        checkedForms.lazy.compactMap { form in
            let analyzed = context.analyzedSource(form)
            return analyzed.gesture.map { form.string.part(context.sourceLexicon.range(of: $0, in: analyzed.folded)) }
        }.first
    }

    /// The gesture that the source names, if the translation probably names it, too, in words that aren't in the
    /// locale's data; otherwise nil. A word for a purpose, as in “Tap to play”, suggests that the gesture was
    /// translated, because translators who omit the gesture usually mention only the result.
    func gestureKept(by translation: AnalyzedText, in context: RuleContext) -> String? {
        guard !context.isPseudo, !context.speaksSourceLanguage,
            context.takesWordingOfSource || !context.lexicon.purposeWords.matches(in: translation.folded).isEmpty
        else { return nil }
        return gesture(in: context)
    }
}
