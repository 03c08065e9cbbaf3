import AXLocale
import AXModel
import AXSource

/// A translation that drops the last arguments.
enum FormatArgumentMissing: StringRule {
    static let page = RulePage(
        id: "format-argument-missing", concern: .placeholders,
        summary: "The translation drops an argument that the source uses.",
        why: """
            The translation says less than the source. The app doesn't crash if only the last arguments are dropped. A \
            plural form that covers a single number can spell out that number instead of using a placeholder. If the \
            translation mixes specifiers with and without positions and shows the wrong argument as a result, the \
            finding is an error.
            """,
        example: Example("%@ von", locale: "de", source: "%1$@ by %2$@"),
        instead: Example("%1$@ von %2$@", locale: "de", source: "%1$@ by %2$@"),
        severity: .warning, or: [.error], isFixable: true, traits: [.blocksApply], yieldsTo: [PluralLiteralNumber.page])

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        let pairs = context.comparableFormatPairs(unit, source)
        guard !pairs.isEmpty else { return [] }
        let hasZero = unit.forms.contains { $0.path.steps.contains(.plural(.zero)) }
        // A blank form isn't a translation, so its missing arguments aren't reported.
        for pair in pairs where !pair.text.isBlank {
            let missing = pair.source.arguments.byPosition.keys
                .filter { $0 > pair.target.arguments.highest }.sorted()
            guard let first = missing.first, let use = pair.source.arguments.byPosition[first] else { continue }
            if missing.count == 1, pair.isForOneNumber(context.plurals, hasZero: hasZero) { continue }
            if let stray = pair.target.arguments.unnumbered {
                return [
                    context.finding(
                        page, unit, pair.text, at: stray.specifier.range, severity: .error,
                        "\(stray.specifier.raw) has no position, so it shows argument \(stray.position) "
                            + "instead of argument \(first)",
                        why:
                            "Specifiers without positions take the arguments in order, starting with the first, "
                            + "even if other specifiers have positions.",
                        fixIts: missing.count == 1 ? fixIts(stray, use.specifier, at: first, in: pair.text) : [])
                ]
            }
            return [
                context.finding(
                    page, unit, pair.text,
                    "translation drops \(use.specifier.raw), which is argument \(first) in the source"
                        + (missing.count > 1 ? " (and \(missing.count - 1) more)" : ""))
            ]
        }
        return []
    }

    /// Replaces a specifier that has no position with the source's specifier for the missing argument.
    private static func fixIts(
        _ stray: FormatArguments.Use, _ original: FormatSpecifier, at position: Int, in text: LocatedText
    ) -> [FixIt] {
        guard original.type != .ownArgument, original.name == nil else { return [] }
        let cured = original.position == nil ? "%\(position)$\(original.raw.dropFirst())" : original.raw
        let summary = "Replace \(stray.specifier.raw) with \(cured)"
        return [FixIt(summary, edits: [text.edit(stray.specifier.range, cured)], safety: .needsReview)]
    }
}

extension FormatArguments {
    /// The first specifier without a position that shows the same argument as a specifier with a position.
    var unnumbered: Use? {
        guard uses.contains(where: { $0.specifier.position != nil }) else { return nil }
        return uses.first { use in
            use.specifier.position == nil && use.specifier.name == nil && use.specifier.type != .ownArgument
                && uses.contains { $0.specifier.position == use.position }
        }
    }
}

extension FormatPair {
    /// Whether the form is for a single number, which it may express in words. For example, Arabic `two` is for a
    /// single number, but Russian `one` is also used for 21. In a language without the category `zero`, the form `zero`
    /// is only used for 0. Always false for `other`; true for all other categories if the plural rules of the locale
    /// aren't known.
    /// - Parameter hasZero: whether there is a separate form for 0.
    fileprivate func isForOneNumber(_ plurals: LocalePlurals?, hasZero: Bool) -> Bool {
        guard let category, category != .other else { return false }
        return plurals.map { $0.integers(of: category, hasZero: hasZero).count <= 1 } ?? true
    }
}
