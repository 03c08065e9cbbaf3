import AXLocaleData
import AXReport
import AXSource
import ArgumentParser

/// `axstrings rules`: the catalogue of rules.
struct RulesVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "List the rules, or show the page of one: what, why, example, instead.",
        discussion: """
            Examples:
              axstrings rules
              axstrings rules hint-names-gesture
              axstrings rules --format markdown > rules.md
            """)

    @Argument(help: "The id of a rule; none for all.")
    var id: String?

    @Option(help: "text, markdown or json.")
    var format = "text"

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        guard let shown = RulePageFormats.named(format) else {
            throw .unknownFormat(format, known: RulePageFormats.all.map(\.name))
        }
        guard let id else {
            workplace.print(shown.catalogue(RuleCatalogue.pages, tool: .current))
            return .clean
        }
        guard let page = RuleCatalogue.pages.first(where: { $0.id == id }) else {
            let nearest = NearestName.of(id, in: RuleCatalogue.ids).map { "; did you mean ‘\($0)’?" } ?? ""
            throw CommandFailure(.usage, "there is no rule ‘\(PathName.printable(id))’\(nearest)")
        }
        workplace.print(shown.page(page, tool: .current))
        return .clean
    }
}
