import AXModel
import AXSource

/// A translation that uses a variable that the source doesn't use.
enum VariableRenamed: StringRule {
    static let page = RulePage(
        id: "variable-renamed", concern: .placeholders,
        summary: "A variable has a different name than in the source.",
        why: """
            The name between the at signs in %#@songs@ identifies a variable in the plural entry; it isn't a word to \
            translate. If the name differs, the runtime doesn't find the variable. The app then shows the raw string, \
            or the runtime treats the numeric argument as an object.
            """,
        example: Example("%#@titel@ gekauft", locale: "de", source: "%#@songs@ bought"),
        instead: Example("%#@songs@ gekauft", locale: "de", source: "%#@songs@ bought"),
        severity: .error, isFixable: true, traits: [.blocksApply], yieldsTo: [.variableUndefined])

    static let needs = StringNeeds(bytes: ByteSet("%"))

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in context.formatPairs(unit, source) {
            let names = Set(pair.source.arguments.variables.compactMap(\.specifier.variable))
            let renamed = pair.target.arguments.variables.filter { use in
                // A renamed variable works if the translation defines it.
                use.specifier.variable.map { !names.contains($0) && unit.variables[$0] == nil } ?? false
            }
            guard !names.isEmpty, let first = renamed.first else { continue }
            return [
                context.finding(
                    page, unit, pair.text, at: first.specifier.range,
                    "source has no variable \(first.specifier.raw)",
                    fixIts: fixIts(first.specifier, names, in: pair))
            ]
        }
        return []
    }

    /// Replaces the name if there is only one variable on each side. Otherwise, the right name isn't certain, so there
    /// is no fix.
    private static func fixIts(_ specifier: FormatSpecifier, _ names: Set<String>, in pair: FormatPair) -> [FixIt] {
        guard names.count == 1, pair.target.arguments.variables.count == 1, let old = specifier.variable,
            let name = names.first
        else { return [] }
        let cured = specifier.raw.replacing("@\(old)@", with: "@\(name)@")
        return [FixIt("Write \(cured)", edits: [pair.text.edit(specifier.range, cured)], safety: .safe)]
    }
}
