import AXLocale
import AXReport
import AXRules
import ArgumentParser

/// `axstrings locale`: shows information about a language tag.
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

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        let names = available.flatMap { $0.split(separator: ",").map(String.init) }
        let match = names.isEmpty ? nil : LocalizationMatch(available: names)
        let answers = (tags.isEmpty ? LocalizationSet.regionalTags : tags).map { LocaleAnswer($0, match) }
        switch format {
        case .text: environment.print(answers.map(\.text).joined())
        case .json: environment.print(JSONText.pretty(Answers(locales: answers)))
        }
        return answers.allSatisfy(\.wellFormed) ? .clean : .findings
    }

    private struct Answers: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool = JSONTool(.current)
        let locales: [LocaleAnswer]
    }
}

private struct LocaleAnswer: Encodable {
    let input: String
    let wellFormed: Bool
    let valid: Bool
    var canonical: String?
    var language: String?
    var script: String?
    var region: String?
    var direction: String?
    var parents: [String] = []
    /// The localization that users with this language get; nil if they get the development language, or without
    /// `--available`.
    var lproj: String?
    var pluralCategories: [String] = []
    var plurals: PluralAnswer?
    /// Remarks about the input, such as why it isn't valid or why its canonical form differs.
    var reasons: [String] = []
    /// Whether the input is `Base`, which isn't a language.
    private var isBase = false
    /// The matching localizations, the best one first; nil without `--available`.
    private var localizations: [String]?

    private enum CodingKeys: CodingKey {
        case input, wellFormed, valid, canonical, language, script, region, direction, parents, lproj, pluralCategories
        case plurals, reasons
    }

    init(_ input: String, _ match: LocalizationMatch?) {
        self.input = input
        let folder = PathName.fileExtension(of: input) == "lproj" ? PathName.stem(of: input) : input
        let name = LocaleName.isLegacy(folder) ? LocaleName.tag(ofFolder: folder) ?? folder : folder
        let judgement = LanguageTagValidation(name)
        (wellFormed, valid) = (judgement.isWellFormed, judgement.isValid)
        isBase = LocaleName.tag(ofFolder: folder) == nil
        if isBase {
            reasons = [Self.baseFolder]
            return
        }
        reasons = Self.reasons(input, folder, judgement)
        guard let tag = judgement.tag else { return }
        canonical = judgement.canonical?.text
        language = tag.language
        script = tag.script
        region = tag.region
        direction = tag.isRightToLeft ? "rtl" : "ltr"
        parents = tag.parents
        localizations = match?.localizations(for: [name])
        lproj = localizations?.first
        pluralCategories = PluralRules(tag).categories.map(\.rawValue)
        plurals = PluralAnswer(tag)
    }

    private static let baseFolder = "the folder of the development language, not a language"

    /// - Parameter folder: the input without the extension `.lproj`.
    private static func reasons(_ input: String, _ folder: String, _ judgement: LanguageTagValidation) -> [String] {
        let name = judgement.text
        let ofFolder = folder == input ? [] : ["“\(input)” is the folder of “\(name)”"]
        let legacy = name == folder ? ofFolder : ["“\(folder)” is a legacy folder name for “\(name)”"]
        let meant = judgement.meant.map { ["did you mean “\($0)”?"] } ?? []
        let changes = judgement.isValid ? judgement.changes.map(\.description) : []
        return legacy + judgement.faults.map(\.description) + meant + changes
    }

    var text: String {
        if isBase { return "\(PathName.printable(input)): \(Self.baseFolder)\n" }
        let lines = (reasons + hearing).map { "  \(PathName.printable($0))\n" }.joined()
        guard wellFormed else { return "\(PathName.printable(input)): not well-formed\n" + lines }
        let facts =
            [
                valid ? "valid" : "not valid", "canonical \(canonical ?? "")", direction ?? "",
                "plural \(pluralCategories.joined(separator: " "))",
            ] + (parents.isEmpty ? [] : ["parents \(parents.joined(separator: ", "))"])
        return "\(PathName.printable(input)): " + facts.joined(separator: "; ") + "\n" + (plurals?.text ?? "") + lines
    }

    private var hearing: [String] {
        guard let localizations else { return [] }
        guard let first = localizations.first else {
            return ["users hear the development language because no localization matches"]
        }
        let others = localizations.dropFirst()
        let rest = others.isEmpty ? "" : "; missing strings come from \(others.joined(separator: ", "))"
        return ["users hear \(first)\(rest)"]
    }
}
