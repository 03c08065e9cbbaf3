import AXModel
import AXSource

/// A translation that changes the order of its specifiers without naming their arguments.
struct FormatReordered: ScopedRule {
    static let page = RulePage(
        id: "format-reordered",
        summary: "The specifiers stand in another order than in the source, without positions.",
        why: """
            A specifier without a position takes the next argument, whatever the sentence means: a number is read as \
            an object, and the app crashes (measured on Foundation). With positions, as in %2$@, any order is right.
            """,
        example: Example("%@ hat %d Titel", locale: "de", source: "%d songs by %@"),
        instead: Example("%2$@ hat %1$d Titel", locale: "de", source: "%d songs by %@"),
        severity: .error)

    static let scope = RuleScope(needs: .translated)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        for pair in context.comparableFormatPairs(unit, source) {
            guard let reordering = Reordering(from: pair.source.arguments, to: pair.target.arguments),
                let first = pair.target.arguments.uses.first
            else { continue }
            return [
                context.finding(
                    page, unit, pair.text, at: first.specifier.range,
                    "the specifiers are those of the source in another order, without positions",
                    why: "Each takes the next argument, and so one that is not meant for it: the app crashes.",
                    fixIts: fixIts(reordering, in: pair.text))
            ]
        }
        return []
    }

    /// Certain when each argument has a type of its own.
    private func fixIts(_ reordering: Reordering, in text: LocatedText) -> [FixIt] {
        guard let positions = reordering.positions else { return [] }
        let edits = positions.map { use, position in
            let start = use.specifier.range.lowerBound + 1
            return text.edit(start..<start, "\(position)$")
        }
        return [FixIt("Add the positions", edits: edits, safety: .safe)]
    }
}
