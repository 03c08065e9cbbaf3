import AXLocale
import AXModel
import AXSource

/// A translation that leaves out the last arguments.
struct FormatArgumentMissing: Rule {
    let page = RulePage(
        id: "format-argument-missing",
        summary: "The translation leaves out an argument of the source.",
        why: """
            The text tells less than the source does. Nothing crashes while only the last arguments are left out; in \
            the plural forms for zero, one and two the number may be said in words.
            """,
        example: Example("%@ von", locale: "de", source: "%1$@ by %2$@"),
        instead: Example("%1$@ von %2$@", locale: "de", source: "%1$@ by %2$@"),
        severity: .warning)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in FormatPair.comparable(unit, source) {
            let missing = pair.source.arguments.byPosition.keys
                .filter { $0 > pair.target.arguments.highest }.sorted()
            guard let first = missing.first, let use = pair.source.arguments.byPosition[first] else { continue }
            return [
                context.finding(
                    page, unit, pair.text, severity: pair.mayBeWords ? .note : nil,
                    "argument \(first) of the source, \(use.specifier.raw), is missing"
                        + (missing.count > 1 ? " (and \(missing.count - 1) more)" : ""))
            ]
        }
        return []
    }
}

extension FormatPair {
    /// Whether the form stands for few enough numbers that it may say them in words.
    fileprivate var mayBeWords: Bool {
        category == .zero || category == .one || category == .two
    }
}
