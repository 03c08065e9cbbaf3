import AXLocale
import AXLocaleData
import AXReport
import AXRules
import AXSource
import ArgumentParser

/// `axstrings rules`: the catalogue of rules, and what a translator reads before translating.
struct RulesVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules, show the page of one, or write a brief for the translators of a locale.",
        discussion: """
            Examples:
              axstrings rules
              axstrings rules hint-names-gesture
              axstrings rules hint-names-gesture --locale ru
              axstrings rules --locale de --format markdown > brief.md
              axstrings rules --locale eu --locales Locales --facts

            With --locale alone, the answer is the brief: what VoiceOver does with a label and a hint, the locale's own \
            marks, words to leave out, plural forms, and every rule with a bad and a good text.
            """)

    @Argument(help: "The id of a rule; none for all.")
    var id: String?

    @Option(help: "A language tag, for examples and the brief.")
    var locale: String?

    @Option(help: "A folder with locale data that adds to the built-in ones.")
    var locales: String?

    @Flag(help: "With --locale: every fact of its data with confidence and source, in Markdown, for people to review.")
    var facts = false

    @Option(help: "text, markdown or json.")
    var format: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if locale == nil, locales != nil { throw ValidationError("--locales goes with --locale.") }
        if facts, locale == nil || id != nil { throw ValidationError("--facts goes with --locale alone.") }
        if facts, let format, format != "markdown" { throw ValidationError("--facts is written in Markdown alone.") }
    }

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        guard let shown = RulePageFormats.named(format ?? "text") else {
            throw .unknown("format", format ?? "", known: RulePageFormats.all.map(\.name))
        }
        let brief = try brief(in: workplace.files)
        if let id {
            workplace.print(shown.page(try page(id), in: brief, tool: .current))
        } else if let brief {
            workplace.print(facts ? FactPage.markdown(brief) : shown.brief(brief, tool: .current))
        } else {
            workplace.print(shown.catalogue(RuleCatalogue.pages, tool: .current))
        }
        return .clean
    }

    private func page(_ id: String) throws(CommandFailure) -> RulePage {
        guard let page = RuleCatalogue.pages.first(where: { $0.id == id }) else {
            throw .unknown("rule", id, known: RuleCatalogue.ids)
        }
        return page
    }

    private func brief(in files: any FileSystem) throws(CommandFailure) -> LocaleBrief? {
        guard let locale else { return nil }
        let name = LocaleName.tag(ofText: locale) ?? locale
        let styles = try LocaleFolder.styles(locales, in: files)
        // Locale data may be about a language that no one has registered.
        if let tag = LanguageTag(name) {
            let brief = LocaleBrief(tag, styles: styles, pages: Rules.pages)
            if brief.hasData || tag.text == "root" { return brief }
        }
        return LocaleBrief(try LanguageTag.valid(name), styles: styles, pages: Rules.pages)
    }
}
