import AXModel
import AXSource

/// A translation that adds or drops a width or precision that comes from the argument list.
enum FormatWidthArgument: StringRule {
    static let page = RulePage(
        id: "format-width-argument", concern: .placeholders,
        summary: "The translation adds or drops a width or precision that comes from the argument list.",
        why: """
            The asterisk in %*d takes a separate argument. Without the asterisk, this specifier and all later ones \
            read the argument before the correct one, so the app shows wrong values or crashes.
            """,
        example: Example("%d Punkte", locale: "de", source: "%*d points"),
        instead: Example("%*d Punkte", locale: "de", source: "%*d points"),
        severity: .error, traits: [.blocksApply])

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in context.formatPairs(unit, source) {
            let (old, new) = (pair.source.arguments.amounts, pair.target.arguments.amounts)
            guard old != new else { continue }
            let use = pair.target.arguments.uses.first { $0.isAmount || old > new }
            return [
                context.finding(
                    page, unit, pair.text, at: use?.specifier.range,
                    "number of widths and precisions given as “*” is \(old) in the source, but \(new) here",
                    why:
                        "From here on, arguments are read from the wrong positions, so the app shows wrong values "
                        + "or crashes."
                )
            ]
        }
        return []
    }
}
