import AXLocale
import AXModel
import AXSource

/// A translation that leaves out the last arguments.
struct FormatArgumentMissing: ScopedRule {
    static let page = RulePage(
        id: "format-argument-missing",
        summary: "The translation leaves out an argument of the source.",
        why: """
            The text tells less than the source does. Nothing crashes while only the last arguments are left out; in \
            the plural forms for zero, one and two the number may be said in words. It is an error where a specifier \
            without a position next to one with a position shows another argument's value.
            """,
        example: Example("%@ von", locale: "de", source: "%1$@ by %2$@"),
        instead: Example("%1$@ von %2$@", locale: "de", source: "%1$@ by %2$@"),
        severity: .warning, or: [.error])

    static let scope = RuleScope(needs: .translated)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let pairs = context.comparableFormatPairs(unit, source)
        guard !pairs.isEmpty else { return [] }
        let hasZero = unit.forms.contains { $0.path.steps.contains(.plural(.zero)) }
        // An empty text is no translation, and leaves out more than its arguments.
        for pair in pairs where !pair.text.isBlank {
            let missing = pair.source.arguments.byPosition.keys
                .filter { $0 > pair.target.arguments.highest }.sorted()
            guard let first = missing.first, let use = pair.source.arguments.byPosition[first] else { continue }
            if missing.count == 1, pair.standsForOneNumber(context.plurals, hasZero: hasZero) { continue }
            if let stray = pair.target.arguments.unnumbered {
                return [
                    context.finding(
                        page, unit, pair.text, at: stray.specifier.range, severity: .error,
                        "\(stray.specifier.raw) has no position, so it shows argument \(stray.position), not argument \(first)",
                        why: "Beside specifiers with positions, those without are counted from the first argument on.")
                ]
            }
            return [
                context.finding(
                    page, unit, pair.text,
                    "argument \(first) of the source, \(use.specifier.raw), is missing"
                        + (missing.count > 1 ? " (and \(missing.count - 1) more)" : ""))
            ]
        }
        return []
    }
}

extension FormatArguments {
    /// A specifier without a position next to one that has one: it shows an argument that is shown already.
    fileprivate var unnumbered: Use? {
        guard uses.contains(where: { $0.specifier.position != nil }) else { return nil }
        return uses.first { use in
            use.specifier.position == nil && use.specifier.name == nil && use.specifier.type != .ownArgument
                && uses.contains { $0.specifier.position == use.position }
        }
    }
}

extension FormatPair {
    /// Whether the form stands for a single number, which it may say in words: Arabic’s `two` does, Russian’s `one`, which
    /// is spoken for 21 too, does not. A `zero` that the language does not have serves the number 0 alone.
    /// - Parameter hasZero: whether 0 has a form of its own.
    fileprivate func standsForOneNumber(_ plurals: LocalePlurals?, hasZero: Bool) -> Bool {
        guard let category, category != .other else { return false }
        return plurals.map { $0.integers(of: category, hasZero: hasZero).count <= 1 } ?? true
    }
}
