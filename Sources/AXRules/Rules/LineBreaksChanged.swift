import AXModel
import AXSource

/// A translation that lost the lines of its source, or has lines that the source has not.
struct LineBreaksChanged: Rule {
    let page = RulePage(
        id: "line-breaks-changed",
        summary: "The source has one line and the translation several, or the reverse.",
        why: """
            A line break is a pause to the ear, and a braille display shows one line at a time. One that came in by \
            mistake cuts a sentence in two; one that was lost runs two facts together.
            """,
        example: Example("Titel von\nKünstler", locale: "de", role: "label", source: "Song by artist"),
        instead: Example("Titel von Künstler", locale: "de", role: "label", source: "Song by artist"),
        severity: .note)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source else { return [] }
        let originals = source.judgedForms.map(\.string.hasInnerBreak)
        guard let isBroken = originals.first, originals.allSatisfy({ $0 == isBroken }) else { return [] }
        return unit.firstFault { text in
            guard text.string.hasInnerBreak != isBroken else { return nil }
            return context.finding(
                page, unit, text,
                isBroken
                    ? "the source has several lines, the translation one"
                    : "the source has one line, the translation several")
        }
    }
}

extension String {
    /// Whether a line ends inside of the text.
    fileprivate var hasInnerBreak: Bool {
        guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return false }
        let lines = split(whereSeparator: \.isNewline).filter { $0.contains { !$0.isWhitespace } }
        return lines.count > 1
    }
}
