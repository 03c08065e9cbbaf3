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
        abstract: "List the rules, show the page of one, or write a brief for translators.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings rules", "axstrings rules hint-names-gesture",
                "axstrings rules hint-names-gesture --locale ru",
                "axstrings rules --locale de --format markdown > brief.md",
                "axstrings rules --locale eu --locales Locales --facts",
            ],
            """
            With --locale alone, the result is the brief of that locale: how VoiceOver reads labels and hints, the punctuation \
            of the locale, words to leave out, plural forms, and every rule with a bad and a good example.
            """))

    @Argument(help: "The id of a rule (default: all rules).", completion: .rules)
    var id: String?

    @Option(
        help: ArgumentHelp("A language tag, for examples and the brief.", valueName: "tag"), completion: .locales)
    var locale: String?

    @Option(
        help: ArgumentHelp("A folder with locale data that adds to the built-in data.", valueName: "folder"),
        completion: .directory)
    var locales: String?

    @Flag(help: "With --locale: every fact of its data with confidence and source, as Markdown for reviewers.")
    var facts = false

    @Option(
        name: .shortAndLong, help: "text, markdown or json (default: text).",
        completion: .list(RulePageFormats.all.map(\.name)))
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
