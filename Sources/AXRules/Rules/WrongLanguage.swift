import AXModel
import AXSource

/// A translation in a different language than its locale.
enum WrongLanguage: StringRule {
    static let page = RulePage(
        id: "wrong-language", concern: .translations,
        summary: "The translation isn't in the language of its locale.",
        why: """
            A translation that was saved in the wrong file is read aloud with a voice for the wrong language, and \
            hardly anyone can understand it. The language is detected by its letters and, in strings of four or more \
            words, by common short words. Names, and words that also appear in the source, don't count. A translation \
            that is written in the source language but differs from the source string is also reported. Simplified and \
            Traditional Chinese are distinguished by the characters that only one of them has.
            """,
        example: Example(
            "Ouvre la liste des chansons dans une nouvelle fenêtre.", locale: "de", role: "hint",
            source: "Opens the list of songs in a new window."),
        instead: Example(
            "Öffnet die Liste der Titel in einem neuen Fenster.", locale: "de", role: "hint",
            source: "Opens the list of songs in a new window."),
        severity: .warning, traits: [.blocksApply])

    static let needs = StringNeeds(source: true)

    static func check(_ unit: Unit, against source: Unit?, in context: RuleContext) -> [Diagnostic] {
        guard let source, let foreign = context.language.foreignText else { return [] }
        var original = SourceWording(of: source)
        return unit.firstFinding { text in
            let analyzed = context.analyzed(text)
            guard foreign.mayBeForeign(analyzed), !text.string.isAddress, !original.texts.contains(text.string),
                let name = foreign.name(of: analyzed, source: &original), !context.isPseudo
            else { return nil }
            return context.finding(
                page, unit, text, "translation is in \(name), not in the locale's language: \(text.string.quoted)")
        }
    }
}
