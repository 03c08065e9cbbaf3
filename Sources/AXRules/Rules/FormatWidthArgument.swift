import AXModel
import AXSource

/// A translation that gains or loses a width or precision from the argument list.
struct FormatWidthArgument: ScopedRule {
    static let page = RulePage(
        id: "format-width-argument",
        summary: "A width or precision from the argument list was added or dropped.",
        why: """
            The asterisk of %*d takes an argument of its own. Without it, every later argument is read one place too \
            early, and the app shows the wrong value or crashes.
            """,
        example: Example("%d Punkte", locale: "de", source: "%*d points"),
        instead: Example("%*d Punkte", locale: "de", source: "%*d points"),
        severity: .error)

    static let scope = RuleScope(needs: .translated)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in context.formatPairs(unit, source) {
            let (old, new) = (pair.source.arguments.amounts, pair.target.arguments.amounts)
            guard old != new else { continue }
            let place = pair.target.arguments.uses.first { $0.isAmount || old > new }
            return [
                context.finding(
                    page, unit, pair.text, at: place?.specifier.range,
                    "the source takes \(old) widths or precisions from the arguments, the translation \(new)",
                    why: "All later arguments are read from the wrong place.")
            ]
        }
        return []
    }
}
