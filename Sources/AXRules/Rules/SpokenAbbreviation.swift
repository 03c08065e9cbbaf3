import AXLocaleData
import AXModel
import AXSource

/// An abbreviation that a voice may read by its letters.
struct SpokenAbbreviation: ScopedRule {
    static let page = RulePage(
        id: "spoken-abbreviation",
        summary: "The text holds an abbreviation with a point.",
        why: """
            Voices know some abbreviations and not others, and which ones differs from voice to voice: “min.” may be heard \
            as “min”, with the pause of a sentence's end after it. What is only spoken has room for the whole word. The \
            abbreviations are those that the data of the locale lists.
            """,
        example: Example("Approx. distance", role: "label"),
        instead: Example("Approximate distance", role: "label"),
        severity: .note)

    static let scope = RuleScope(roles: Unit.elementRoles)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFault { text in
            guard context.lexicon.mayHoldAbbreviation(text.string, context.facts.bytes) else { return nil }
            let folded = context.heard(text).folded
            guard let match = context.lexicon.abbreviations.matches(in: folded).first else { return nil }
            let range = folded.offsets(of: match.term)
            return context.finding(
                page, unit, text, at: range,
                "the abbreviation \(text.string.quoted(range)) may be read by its letters",
                why: "The whole word is heard right by every listener.")
        }
    }
}
