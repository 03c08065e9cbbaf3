import AXModel
import AXSource

/// A text in another language than its locale's.
struct WrongLanguage: ScopedRule {
    static let page = RulePage(
        id: "wrong-language",
        summary: "The text is in another language than its locale's.",
        why: """
            A delivery that was put into the wrong file is read aloud with the wrong voice, and hardly anybody \
            understands it. The text is judged by its letters, and from four words on by the short words of the \
            languages that are known; names, and words that the source has too, count for nothing. A text in the \
            source's language that differs from the source is told as well, the two forms of Chinese by the characters \
            that only one of them has.
            """,
        example: Example(
            "Ouvre la liste des chansons dans une nouvelle fenêtre.", locale: "de", role: "hint",
            source: "Opens the list of songs in a new window."),
        instead: Example(
            "Öffnet die Liste der Titel in einem neuen Fenster.", locale: "de", role: "hint",
            source: "Opens the list of songs in a new window."),
        severity: .warning)

    static let scope = RuleScope(needs: .translated)

    func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source, let foreign = context.foreignText else { return [] }
        var original = SourceWording(of: source)
        return unit.firstFault { text in
            guard foreign.mayBeForeign(text.string, context.facts.bytes), !original.texts.contains(text.string),
                let name = foreign.name(of: text.string, source: &original), !context.isPseudo
            else { return nil }
            return context.finding(
                page, unit, text, "the text is not in the locale's language but in \(name): \(text.string.quoted)")
        }
    }
}
