import AXModel
import AXSource

/// A string that skips an argument and uses a later one.
enum FormatArgumentGap: StringRule {
    static let page = RulePage(
        id: "format-argument-gap", concern: .placeholders,
        summary: "The string skips an argument but uses a later one.",
        why: """
            Foundation doesn't skip an argument that no specifier uses: if %2$@ is the only specifier, Foundation \
            reads the first argument instead of the second. The app shows the wrong value or crashes (tested with \
            Foundation).
            """,
        example: Example("Von %2$@", locale: "de", source: "%1$d songs by %2$@"),
        instead: Example("%1$d Titel von %2$@", locale: "de", source: "%1$d songs by %2$@"),
        severity: .error, traits: [.blocksApply], formerIDs: ["format-hole"])

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let counted = unit.countedArguments(of: source, in: context)
        let pairs = context.formatPairs(unit, source)
        for form in unit.text.forms {
            let own = context.format(form).arguments
            let arguments = own.names.isEmpty ? own : pairs.first { $0.text == form }?.target.arguments ?? own
            guard let gap = arguments.firstGap(besides: counted),
                let use = arguments.uses.first(where: { $0.position > gap })
            else { continue }
            return [
                context.finding(
                    page, unit, form, at: use.specifier.range,
                    "string skips argument \(gap), so \(use.specifier.raw) gets the value of another argument",
                    why: "Use every argument up to the highest one, or pass fewer arguments in the code.")
            ]
        }
        return []
    }
}

extension Unit {
    /// The position of the argument that selects the forms of a plural; empty if the string isn't a plural. The runtime
    /// reads this argument even if no form shows it.
    fileprivate func countedArguments(of source: Unit?, in context: RuleContext) -> Set<Int> {
        guard case .plural = text else { return [] }
        let number = firstInteger(in: context) ?? source?.firstInteger(in: context) ?? firstUnshown(in: context)
        return Set([number].compactMap(\.self))
    }

    /// The position of the first argument that no form shows. A plural requires a number, so this argument must be the
    /// number.
    private func firstUnshown(in context: RuleContext) -> Int? {
        let shown = Set(text.forms.flatMap { context.format($0).arguments.uses }.map(\.position))
        return (1...(shown.count + 1)).first { !shown.contains($0) }
    }

    /// The position of the first argument that a form shows as an integer.
    private func firstInteger(in context: RuleContext) -> Int? {
        text.forms.lazy.flatMap { context.format($0).arguments.uses }.first { use in
            if case .integer = use.read.type { true } else { false }
        }?.position
    }
}
