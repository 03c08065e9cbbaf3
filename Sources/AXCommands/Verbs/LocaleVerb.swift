import AXLocale
import AXReport
import ArgumentParser

/// `axstrings locale`: the facts about a language tag.
struct LocaleVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "locale",
        abstract: "Check language tags: validity, canonical form, direction and plural categories.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings locale pt-BR zh_CN iw",
                "axstrings locale English --format json",
                "axstrings locale es-MX --available en es es-419",
            ],
            """
            With --available, each tag is also matched against the given localizations, as on Apple's systems; the \
            output shows which localization users of that language get. With --available but no tags, the command \
            checks tags whose matches are often unexpected, such as es-MX and pt-PT. A legacy .lproj folder name, such \
            as English or zh_CN, is converted to its language tag.
            """, findings: "A tag isn't well-formed."))

    @Argument(help: "Language tags or names of .lproj folders.", completion: .locales)
    var tags: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The localizations of an app, separated by spaces or commas.", valueName: "tag"), completion: .locales)
    var available: [String] = []

    @Option(name: .shortAndLong, help: "The output format.")
    var format: AnswerFormat = .text

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if tags.isEmpty, available.isEmpty { throw ValidationError("Specify a language tag.") }
    }

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        let names = available.flatMap { $0.split(separator: ",").map(String.init) }
        let match = names.isEmpty ? nil : LocalizationMatch(available: names)
        let answers = (tags.isEmpty ? RegionalListeners.tags : tags).map { LocaleAnswer($0, match) }
        switch format {
        case .text: workplace.print(answers.map(\.text).joined())
        case .json: workplace.print(JSONText.pretty(Answers(locales: answers)))
        }
        return answers.allSatisfy(\.wellFormed) ? .clean : .findings
    }

    private struct Answers: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool = JSONTool(.current)
        let locales: [LocaleAnswer]
    }
}
