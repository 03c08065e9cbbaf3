import AXLocale
import AXReport
import ArgumentParser

/// `axstrings locale`: what a language tag says.
struct LocaleVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "locale",
        abstract: "Judge language tags: well-formed, valid, canonical, direction, plural categories.",
        discussion: """
            Examples:
              axstrings locale pt-BR zh_CN iw
              axstrings locale English --format json
              axstrings locale es-MX --available en es es-419

            With --available, each tag is also matched as Apple's systems match it: the answer names the localization \
            that its listeners hear. Without tags, those are matched of whom it is least known. The name of an old .lproj \
            folder, such as English or zh_CN, is taken for the tag it stands for. The exit code is 1 when a tag is not \
            well-formed.
            """)

    @Argument(help: "Language tags or names of .lproj folders.")
    var tags: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: "The localizations of an app, by the names of their .lproj folders, with blanks or commas between them.")
    var available: [String] = []

    @Option(help: "text or json.")
    var format: AnswerFormat = .text

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if tags.isEmpty, available.isEmpty { throw ValidationError("Name a language tag.") }
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
