import AXLocaleData
import AXModel
import AXSource

/// A hint that is longer than nearly all other hints.
enum HintTooLong: StringRule {
    static let page = RulePage(
        id: "hint-too-long", concern: .hints,
        summary: "The hint is longer than nearly all other hints.",
        why: """
            VoiceOver speaks the hint last, after a pause, and listeners have to wait until the hint ends. Apple, \
            Accessibility Programming Guide for iOS, Creating Hints: a hint very briefly describes the result. In \
            shipped apps, about 99 of 100 hints stay within the limits on words and characters. If a limit is exceeded \
            by a quarter or more, the finding is a warning; otherwise, it's a note.
            """,
        example: Example(
            "Opens the list of all the songs that you have bought on any of your devices in the course of last year.",
            role: "hint"),
        instead: Example("Opens your purchased songs.", role: "hint"),
        severity: .warning, or: [.note], traits: [.inaudible])

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let limits = context.style.limits
        for text in unit.text.forms
        where SpokenLength.mayPass(words: limits.hintWords, characters: limits.hintCharacters, text.string) {
            let length = SpokenLength(of: text.string, in: context.style)
            let excess = length.excess(
                of: "hint", over: limits.hintWords, limits.hintCharacters, isPart: false, in: context.style)
            guard let excess else { continue }
            return [
                context.finding(
                    page, unit, text, severity: excess.severity, excess.message,
                    why: "Describe the result and nothing else.")
            ]
        }
        return []
    }
}
