import AXFormats
import AXLocale
import AXModel
import AXReport
import AXSource
import ArgumentParser

/// `axstrings evaluate`: the string that Apple's runtime returns.
struct EvaluateVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "evaluate",
        abstract: "Print the string that Apple's runtime returns for the given arguments.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings evaluate ru.lproj/Localizable.stringsdict rating.label 21",
                "axstrings evaluate Localizable.xcstrings rating.label 3 --locale pl",
                "axstrings evaluate Plurals.stringsdict shared 2 Anna --locale en -f json",
                "axstrings evaluate Localizable.strings temperature.value -- -4",
            ],
            """
            Numbers are printed with ASCII digits and without grouping separators, as in the output of String(format:) \
            without a locale.
            """))

    @Argument(help: "A strings file.", completion: .file())
    var file: String

    @Argument(help: "The key of the string.", completion: .keys)
    var key: String

    @Argument(help: "The arguments in order: integers, decimal numbers or strings.")
    var arguments: [String] = []

    @Option(
        help: ArgumentHelp(
            "The language of the string to evaluate (default: the language of the .lproj folder, or the source "
                + "language).",
            valueName: "tag"),
        completion: .locales)
    var locale: String?

    @Option(
        help: "The device to show the variation for.",
        completion: .list(DeviceNames.all))
    var device: String?

    @Option(
        help: "The width, in units of NSStringVariableWidthRuleType.",
        completion: .list(["20", "25", "50", "100"]))
    var width: Int?

    @Option(name: .shortAndLong, help: "The output format.")
    var format: AnswerFormat = .text

    @OptionGroup var common: CommonOptions

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        if let device, !DeviceNames.all.contains(device) { throw .unknown("device", device, known: DeviceNames.all) }
        let table = try ParsedStringsFile(file, in: environment)
        let folder = StringTable.localizationFolder(of: file).flatMap(LocaleName.tag(ofFolder:))
        let language = locale ?? folder ?? table.parsed.value.sourceLanguage
        guard let language else {
            throw CommandFailure(
                .usage, "\(PathName.printable(file)): the path doesn't specify a language; use --locale")
        }
        let unit = try runtimeUnit(in: table, language)
        do throws(EvaluationError) {
            let evaluator = Evaluator(locale: language, device: device, width: width)
            answer(try evaluator.evaluate(unit, arguments.map(FormatArgument.init(parsing:))), in: environment)
            return .clean
        } catch {
            throw CommandFailure(.input, "“\(PathName.printable(key))”: \(PathName.printable(error.description))")
        }
    }

    /// The unit in the built app, because Xcode replaces named placeholders in string catalogs with numbered ones.
    private func runtimeUnit(in table: ParsedStringsFile, _ language: String) throws(CommandFailure) -> Unit {
        let unit = try unit(in: table, language)
        guard let sourceLanguage = table.parsed.value.sourceLanguage else { return unit }
        return unit.numberingNames(as: try? self.unit(in: table, sourceLanguage))
    }

    private func unit(in table: ParsedStringsFile, _ language: String) throws(CommandFailure) -> Unit {
        let catalogs = table.parsed.value.catalogs(locale: language, table: PathName.stem(of: file))
        guard let catalog = catalogs.first(where: { $0.locale == language }) else {
            throw CommandFailure(.input, "\(PathName.printable(file)): no strings in “\(PathName.printable(language))”")
        }
        guard let unit = catalog.units.last(where: { $0.key == StringKey(key) }) else {
            let isKnown = table.parsed.value.keys.contains { $0.key == StringKey(key) }
            let name = "“\(PathName.printable(key))”"
            throw CommandFailure(
                .input,
                "\(PathName.printable(file)): "
                    + (isKnown ? "\(name) has no string in \(PathName.printable(language))" : "key \(name) not found"))
        }
        return unit
    }

    private struct Answer: Encodable {
        let schemaVersion = JSONText.schemaVersion
        let tool = JSONTool(.current)
        let text: String
        let categories: [String: String]
    }

    private func answer(_ evaluation: Evaluation, in environment: CommandEnvironment) {
        switch format {
        case .text: environment.print(evaluation.text + "\n")
        case .json:
            let categories = evaluation.categories.mapValues(\.rawValue)
            environment.print(JSONText.pretty(Answer(text: evaluation.text, categories: categories)))
        }
    }
}
