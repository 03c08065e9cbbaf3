import AXLocaleData
import AXModel
import AXSource

/// An abbreviation that voices may spell out.
enum SpokenAbbreviation: StringRule {
    static let page = RulePage(
        id: "spoken-abbreviation", concern: .speech,
        summary: "The string contains an abbreviation with a period.",
        why: """
            Each voice knows some abbreviations but not others: “min.” may be spoken as “min”, followed by a pause \
            like the one at the end of a sentence. A string that is only spoken has room for the whole word. Only \
            abbreviations that are listed in the locale's data are reported.
            """,
        example: Example("Approx. distance", role: "label"),
        instead: Example("Approximate distance", role: "label"),
        severity: .note)

    static let needs = StringNeeds(roles: Unit.elementRoles)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        unit.firstFinding { text in
            guard context.lexicon.mayHoldAbbreviation(text.string) else { return nil }
            let folded = context.analyzed(text).folded
            guard let match = context.lexicon.abbreviations.matches(in: folded).first else { return nil }
            let range = folded.offsets(of: match.term)
            return context.finding(
                page, unit, text, at: range,
                "abbreviation \(text.string.quoted(range)) may be spelled letter by letter",
                why: "Write out the word, so that voices don't have to expand the abbreviation.")
        }
    }
}
