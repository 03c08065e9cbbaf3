import AXModel
import AXSource

/// A text that passes over an argument and uses a later one.
struct FormatHole: Rule {
    static let page = RulePage(
        id: "format-hole",
        summary: "An argument is passed over although a later one is used.",
        why: """
            Foundation does not skip an argument that no specifier names: the first value is then read in place of the \
            second. The app shows the wrong value or crashes (measured on Foundation).
            """,
        example: Example("Von %2$@", locale: "de", source: "%1$d songs by %2$@"),
        instead: Example("%1$d Titel von %2$@", locale: "de", source: "%1$d songs by %2$@"),
        severity: .error)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let counted = unit.countedArguments(in: context)
        let pairs = context.formatPairs(unit, source)
        for form in unit.text.forms {
            let own = context.format(form).arguments
            let arguments = own.names.isEmpty ? own : pairs.first { $0.text == form }?.target.arguments ?? own
            guard let hole = arguments.firstHole(besides: counted),
                let use = arguments.uses.first(where: { $0.position > hole })
            else { continue }
            return [
                context.finding(
                    page, unit, form, at: use.specifier.range,
                    "argument \(hole) is passed over, so \(use.specifier.raw) is given another argument's value",
                    why: "Use every argument up to the highest, or have the code pass fewer.")
            ]
        }
        return []
    }
}

extension Unit {
    /// The arguments that a plural chooses its forms by: they are read whether or not a form says them.
    fileprivate func countedArguments(in context: RuleContext) -> Set<Int> {
        guard case .plural = text else { return [] }
        let numbers = text.forms.flatMap { context.format($0).arguments.uses }.filter { use in
            if case .integer = use.read.type { true } else { false }
        }
        return Set(numbers.prefix(1).map(\.position))
    }
}
