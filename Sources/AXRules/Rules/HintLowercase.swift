import AXModel
import AXSource

/// A hint that begins with a lowercase letter.
enum HintLowercase: StringRule {
    static let page = RulePage(
        id: "hint-lowercase", concern: .hints,
        summary: "The hint begins with a lowercase letter.",
        why: """
            A hint is read as a sentence, and an initial capital letter helps VoiceOver use the right inflection. \
            Apple, Accessibility Programming Guide for iOS, Creating Hints: a hint begins with a capitalized word.
            """,
        example: Example("plays the song.", role: "hint"),
        instead: Example("Plays the song.", role: "hint"),
        severity: .warning, traits: [.inaudible])

    static let needs = StringNeeds(roles: .hint)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard context.habits.hintsAreCapitalized, !context.isPiece(unit.key) else { return [] }
        return unit.lowercaseStart(against: source, in: context).map { text, first in
            context.finding(
                page, unit, text, at: first.range, "hint begins with a lowercase letter: \(String(first.word).quoted)",
                fixIts: text.capitalizing(first))
        }
    }
}
