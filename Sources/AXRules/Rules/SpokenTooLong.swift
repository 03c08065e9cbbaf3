import AXLocaleData
import AXModel
import AXSource

/// A label or hint that takes a long time to speak.
enum SpokenTooLong: StringRule {
    static let page = RulePage(
        id: "spoken-too-long", concern: .speech,
        summary: "The label or hint takes a long time to speak.",
        why: """
            Listeners who don't wait until the end miss part of the string. The number of characters says little about \
            speaking time: Chinese needs ten characters where German needs forty. The rule therefore counts syllables \
            (in Japanese, morae) and divides the count by the language's speech rate (F. Pellegrino et al., Language \
            87, 2011). The result is an estimate of the speaking time at a voice's default rate; many listeners use \
            twice that rate.
            """,
        example: Example(
            "Shows all of the songs, albums and playlists that you have added to your personal library on this or "
                + "on any "
                + "other device that uses the same account as this one does.", role: "hint"),
        instead: Example("Shows your library.", role: "hint"),
        severity: .note, yieldsTo: [LabelTooLong.page, HintTooLong.page])

    static let needs = StringNeeds(roles: [.label, .hint])

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let limit = SpokenTime.Limit(unit.roleSet), !context.isCombined(unit.key) else { return [] }
        return unit.firstFinding { text in
            guard limit.mayBeExceeded(by: text.string, at: context.style.speech) else { return nil }
            let time =
                limit.joinsFacts
                ? SpokenTime.ofLongestPart(text.string, context.lexicon.meter)
                : SpokenTime(of: text.string, context.lexicon.meter)
            guard time.seconds > limit.seconds * Self.margin(of: context.style) else { return nil }
            if limit.joinsFacts, text.string.isReadAsText { return nil }
            return context.finding(
                page, unit, text,
                "\(limit.role) may take \(time.rounded) seconds to speak at the default rate; most "
                    + "\(limit.role)s take \(Int(limit.seconds)) or less",
                why: limit.advice)
        }
    }

    /// The factor by which the estimated time must exceed the limit, because the estimate isn't exact: 1.1, or 1.5 if
    /// the language's speech rate isn't known.
    private static func margin(of style: LocaleStyle) -> Double {
        style.functionWords.isEmpty ? 1.5 : 1.1
    }
}
