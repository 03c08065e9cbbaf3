import AXLocale
import AXLocaleData
import AXReport
import AXRules
import AXSource
import ArgumentParser

/// `axstrings rules`: the list of rules, the page of a rule, and briefs for translators.
struct RulesVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules, show a rule's page, or write a brief for translators.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings rules", "axstrings rules hint-names-gesture",
                "axstrings rules hint-names-gesture --locale ru",
                "axstrings rules --locale de --format markdown > brief.md", "axstrings rules --locale de --full",
                "axstrings rules --locale eu --locales Locales --facts",
            ],
            """
            If only --locale is specified, the command writes a brief for that locale, about one page long. The brief \
            explains how VoiceOver reads labels and hints, and lists the locale's punctuation, words to leave out, \
            plural forms, and good and bad examples in the locale's language.
            """))

    @Argument(help: "The id of a rule (default: all rules).", completion: .rules)
    var id: String?

    @Option(
        help: ArgumentHelp("The locale for the examples and the brief, as a language tag.", valueName: "tag"),
        completion: .locales)
    var locale: String?

    @Option(
        help: ArgumentHelp("A folder of locale data to add to the built-in data.", valueName: "folder"),
        completion: .directory)
    var locales: String?

    @Flag(help: "With --locale: include complete word lists and all rules in the brief.")
    var full = false

    @Flag(
        help:
            """
            With --locale: list every fact in the locale's data with its confidence level and source, as Markdown for \
            reviewers.
            """)
    var facts = false

    @Option(
        name: .shortAndLong, help: "\(CommandHelp.list(RulePageFormats.all.map(\.name))) (default: text).",
        completion: .list(RulePageFormats.all.map(\.name)))
    var format: String?

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if locale == nil, locales != nil { throw ValidationError("--locales can only be used with --locale.") }
        if facts, locale == nil || id != nil {
            throw ValidationError("--facts needs --locale, and can't be combined with a rule id.")
        }
        if full, locale == nil || id != nil || facts {
            throw ValidationError("--full needs --locale, and can't be combined with a rule id or --facts.")
        }
        if facts, let format, format != "markdown" { throw ValidationError("--facts supports only --format markdown.") }
    }

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        guard let shown = RulePageFormats.named(format ?? "text") else {
            throw .unknown("format", format ?? "", known: RulePageFormats.all.map(\.name))
        }
        var brief = try brief(in: environment.files)
        brief?.isFull = full
        if let id {
            environment.print(shown.page(try page(id), in: brief, tool: .current))
        } else if let brief {
            environment.print(facts ? FactPage.markdown(brief) : shown.brief(brief, tool: .current))
        } else {
            environment.print(shown.catalogue(RuleCatalogue.pages, tool: .current))
        }
        return .clean
    }

    private func page(_ id: String) throws(CommandFailure) -> RulePage {
        guard let page = RuleCatalogue.pages.first(where: { $0.id == id }) else {
            throw .unknown("rule", id, known: RuleCatalogue.ids, current: RuleCatalogue.currentIDs[id])
        }
        return page
    }

    private func brief(in files: any FileSystem) throws(CommandFailure) -> LocaleBrief? {
        guard let locale else { return nil }
        return try LocaleBrief.of(locale, styles: try LocaleStyles.read(locales, in: files))
    }
}

extension LocaleBrief {
    /// - Throws: an error if the locale isn't a valid language tag and has no data.
    static func of(_ locale: String, styles: LocaleStyles) throws(CommandFailure) -> LocaleBrief {
        let name = LocaleName.tag(ofText: locale) ?? locale
        // Locale data can exist for a language that isn't registered.
        if let tag = LanguageTag(name) {
            let brief = LocaleBrief(tag, styles: styles, pages: Rules.pages)
            if brief.hasData || tag.text == "root" { return brief }
        }
        return LocaleBrief(try LanguageTag.valid(name), styles: styles, pages: Rules.pages)
    }
}
