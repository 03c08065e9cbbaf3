import AXLocaleData
import AXModel
import AXSource

/// A label that is longer than nearly all other labels.
enum LabelTooLong: StringRule {
    static let page = RulePage(
        id: "label-too-long", concern: .labels,
        summary: "The label is longer than nearly all other labels.",
        why: """
            VoiceOver users hear the whole label before anything else, each time they reach the element. Apple, \
            Accessibility Programming Guide for iOS, Creating Labels: a label very briefly describes the element, \
            ideally in a single word. In shipped apps, about 99 of 100 labels stay within the limits on words and \
            characters. If a limit is exceeded by a quarter or more, the finding is a warning; otherwise, it's a note.
            """,
        example: Example(
            "Press here to open the list with all of the songs that you have bought so far", role: "label"),
        instead: Example("Purchased songs", role: "label"),
        severity: .warning, or: [.note], traits: [.inaudible])

    static let needs = StringNeeds(roles: .label)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        // The label of an element that is text is the text itself.
        guard !ElementKinds.areText(context.kinds(of: unit.key)) else { return [] }
        let limits = context.style.limits
        for text in unit.text.forms
        where SpokenLength.mayPass(words: limits.labelWords, characters: limits.labelCharacters, text.string) {
            let parts = text.string.spokenParts.map { SpokenLength(of: String($0), in: context.style) }
            let length = SpokenLength(longestOf: parts)
            let excess = length.excess(
                of: "label", over: limits.labelWords, limits.labelCharacters, isPart: parts.count > 1, in: context.style
            )
            guard let excess, !text.string.isReadAsText else { continue }
            return [
                context.finding(
                    page, unit, text, severity: excess.severity, excess.message,
                    why: "Move details to the value, or to the hint, which users can skip or turn off.")
            ]
        }
        return []
    }
}
