import AXModel
import AXSource

/// The code selects the singular or the plural itself.
enum PluralHandRolled: SourceRule {
    static let page = RulePage.pluralHandRolled.showing(
        Example(
            """
            ratingView.accessibilityLabel = rating == 1
                ? NSLocalizedString("rating.singular.label", comment: "One star")
                : NSLocalizedString("rating.plural.label", comment: "Several stars")

            """),
        instead: Example(
            """
            ratingView.accessibilityLabel = String.localizedStringWithFormat(
                NSLocalizedString("rating.label", comment: "The number of stars"), rating)

            """))

    static func check(_ file: FileStrings, in tables: ProjectTables) -> [Diagnostic] {
        file.handRolledPlurals.map(diagnostic)
    }

    private static func diagnostic(_ pair: CountedPair) -> Diagnostic {
        let occurrence = pair.singular.occurrence
        let zero = pair.test.takesZeroForOne ? "“\(pair.test.test)” selects the singular for 0. " : ""
        return finding(
            at: occurrence, "“\(occurrence.key)” and “\(pair.plural.occurrence.key)” form a hand-rolled plural",
            why: "\(zero)Use one key with plural forms; some languages need more than two forms.",
            key: occurrence.key, notes: [note("the plural is here", at: pair.plural.occurrence)])
    }
}
