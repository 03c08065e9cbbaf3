import AXLocaleData
import AXModel
import AXSource

/// A label that is longer than labels are.
struct LabelTooLong: FormRule, ScopedRule {
    static let page = RulePage(
        id: "label-too-long",
        summary: "The label is longer than nearly all labels are.",
        why: """
            A listener hears the whole label before anything else, each time the element is reached. Apple, \
            Accessibility Programming Guide for iOS, Creating Labels: a label very briefly describes the element, \
            best in a single word. The limits are those that 99 of 100 labels of shipped apps keep; a quarter \
            above is a warning, less a note.
            """,
        example: Example(
            "Press here to open the list with all of the songs that you have bought so far", role: "label"),
        instead: Example("Purchased songs", role: "label"),
        severity: .warning)

    static let scope = RuleScope(roles: .label)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        // The label of a text to read is that text.
        guard !ElementKinds.areText(context.kinds(of: unit.key)) else { return [] }
        let limits = context.style.limits
        for text in unit.text.forms
        where SpokenLength.mayPass(words: limits.labelWords, characters: limits.labelCharacters, text.string) {
            let parts = text.string.spokenParts.map { SpokenLength(of: String($0), in: context.style) }
            let length = SpokenLength(longestOf: parts)
            let excess = length.excess(
                of: "label", over: limits.labelWords, limits.labelCharacters, in: context.style)
            guard let excess, !text.string.isReadAsText else { continue }
            return [
                context.finding(
                    page, unit, text, severity: excess.severity, excess.told,
                    why: "Details belong into the hint or the value, which a listener can skip or turn off.")
            ]
        }
        return []
    }
}
