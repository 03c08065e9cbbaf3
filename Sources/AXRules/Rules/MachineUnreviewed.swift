import AXModel
import AXSource

/// A spoken translation that a machine made and no one approved, or that needs a review.
enum MachineUnreviewed: StringRule {
    static let page = RulePage(
        id: "machine-unreviewed", concern: .translations,
        summary: "A machine translated a spoken string, and no person has approved it.",
        why: """
            Xcode's agents write translations in the state “machine_translated”, and check only that a translation exists. \
            General style guides ask for commands where a hint needs the third person, and sighted reviewers don't hear the \
            result. This rule lists the strings of that state, and those that need a review, for people who speak the \
            language. It's off by default; turn it on before a release.
            """,
        example: Example(
            "Spielt den Titel ab.", locale: "de", role: "hint", source: "Plays the song.", state: "machine_translated"),
        instead: Example(
            "Spielt den Titel ab.", locale: "de", role: "hint", source: "Plays the song.", state: "translated"),
        severity: .note, traits: [.offByDefault])

    static let needs = StringNeeds(roles: .spoken, source: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let states = unit.states
        guard let path = unit.forms.first(where: { states[$0.path]?.isUnreviewed == true })?.path,
            let state = states[path], let text = unit.forms.first(where: { $0.path == path })?.text
        else { return [] }
        let message =
            state == .machineTranslated
            ? "a machine translated this string, and no one has approved it" : "the translation needs a review"
        return [context.finding(page, unit, text, message)]
    }
}
