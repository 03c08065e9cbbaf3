import AXModel
import AXSource

/// A text that passes over an argument and uses a later one.
struct FormatHole: Rule {
    let page = RulePage(
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
        for form in unit.text.forms {
            let arguments = FormatText(form.string).arguments
            guard let hole = arguments.firstHole,
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
