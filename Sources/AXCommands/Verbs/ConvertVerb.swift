import AXFormats
import AXLocale
import AXModel
import AXReport
import AXSource
import ArgumentParser

/// `axstrings convert`: writes strings files in another format.
struct ConvertVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert strings files to another format, and list what is lost.",
        discussion: CommandHelp.text(examples: [
            "axstrings convert App/Resources --to xcstrings -o Catalogs",
            "axstrings convert Localizable.xcstrings --to strings -o App/Resources",
            "axstrings convert . --to xliff --locale de > de.xliff",
            "axstrings convert . --to xcloc --locale it -o Translations",
            "axstrings convert Delivery --to xliff-return --source App -o Return",
        ]))

    @Argument(help: "Files and folders (default: the project in the current folder).", completion: .paths)
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("\(ConversionTargets.all.map(\.id).joined(separator: ", ")).", valueName: "format"),
        completion: .list(ConversionTargets.all.map(\.id)))
    var to: String

    @Option(
        help: ArgumentHelp(
            "A locale to convert in addition to the source language (default: all locales). Can be repeated.",
            valueName: "tag"),
        completion: .locales)
    var locale: [String] = []

    @Option(
        help: ArgumentHelp(
            "With --to xliff-return: the project or file to compare the delivery with.", valueName: "path"),
        completion: .paths)
    var source: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A folder for the result (default: standard output).", valueName: "folder"),
        completion: .directory)
    var output: String?

    @Flag(name: [.customShort("n"), .long], help: "Show a diff and write nothing.")
    var dryRun = false

    @OptionGroup var configured: ConfigurationOption

    @OptionGroup var common: CommonOptions

    func validate() throws {
        let isReturn = to == ReturnTarget().id
        if isReturn, source == nil || paths.isEmpty {
            throw ValidationError(
                "--to xliff-return needs a delivery, and the project or file to compare it with (--source).")
        }
        if !isReturn, source != nil { throw ValidationError("--source can only be used with --to xliff-return.") }
    }

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        guard let target = ConversionTargets.all.first(where: { $0.id == to }) else {
            throw .unknown("format", to, known: ConversionTargets.all.map(\.id))
        }
        if let output, !dryRun { try environment.recover(around: [output]) }
        let finder = configured.finder(in: environment)
        var input: ConversionInput
        var chosen = target
        if let source {
            for locale in locale { _ = try LanguageTag.valid(locale) }
            let options = CheckOptions(paths: paths, source: source, configuration: configured.config)
            let delivery = try CheckInput.read(options, in: environment)
            let result = delivery.compare(try delivery.check(), with: try delivery.readBaseline())
            chosen = ReturnTarget(
                findings: result.reported.filter { $0.severity >= .warning },
                vendorLocale: delivery.project.configuration.vendorLocale)
            input = ConversionInput(delivery)
        } else {
            input = try ConversionInput(
                paths, locales: locale, packsNew: target.packsNewLocales, finder, in: environment)
            // A locale that is already in the project is accepted, even if its tag isn't valid.
            for locale in locale where !input.locales.contains(locale) { _ = try LanguageTag.valid(locale) }
        }
        guard !input.sets.isEmpty || !input.failures.isEmpty else {
            throw CommandFailure(.input, "no strings file found")
        }
        let leftOut = chosen.packsNewLocales ? input.removeTablesWithoutSource() : nil
        if chosen.takesRoleNotes { input.addRoleNotes(in: environment) }
        let written = try chosen.write(input, in: environment)
        if chosen.packsNewLocales, written.files.isEmpty, input.failures.isEmpty,
            let language = input.sets.first?.sourceLanguage
        {
            throw CommandFailure(
                .input,
                "no translation to write; choose a language other than the development language, “\(language)”, "
                    + "with --locale")
        }
        try ConversionOutput(folder: output, dryRun: dryRun, isQuiet: common.quiet).deliver(written, in: environment)
        if !common.quiet { ConversionOutput.lines(written.losses).forEach(environment.printError) }
        if let leftOut, !common.quiet { environment.printError(leftOut) }
        input.failures.forEach { environment.fail($0) }
        return input.failures.isEmpty ? .clean : .unreadable
    }
}

/// Writes the result of a conversion to a folder, or a single file to standard output.
private struct ConversionOutput {
    /// The output folder; nil for standard output.
    let folder: String?
    let dryRun: Bool
    let isQuiet: Bool

    func deliver(_ written: WrittenCatalogs, in environment: CommandEnvironment) throws(CommandFailure) {
        guard let folder else { return try print(written.files, in: environment) }
        for file in written.files {
            do throws(FileError) {
                let path = PathName.join(folder, file.path)
                if dryRun {
                    let old =
                        try environment.files.info(path) == nil
                        ? nil : SourceFile(path: path, raw: try environment.files.read(path))
                    environment.printDiff(of: FileChange(old: old, new: SourceFile(path: path, raw: file.bytes)))
                } else {
                    let path = try OutputFolder(folder, in: environment.files).write(file.bytes, to: file.path)
                    if !isQuiet { environment.print("\(PathName.printable(path))\n") }
                }
            } catch {
                throw CommandFailure(.output, error)
            }
        }
    }

    private func print(_ files: [WrittenCatalogs.File], in environment: CommandEnvironment) throws(CommandFailure) {
        guard files.count <= 1 else {
            let names = files.map { PathName.printable($0.path) }.joined(separator: ", ")
            throw CommandFailure(
                .usage,
                "\(counted(files.count, "file")) can't be written to standard output (\(names)); specify a folder "
                    + "with --output")
        }
        for file in files { environment.print(String(decoding: file.bytes, as: UTF8.self)) }
    }

    /// Messages about losses, which are information that the target format can't store. There is one line for each type
    /// of loss in each locale.
    static func lines(_ losses: [WrittenCatalogs.Loss]) -> [String] {
        let all = losses.uniqued()
        let byKind = Dictionary(grouping: all) { [$0.locale ?? "", $0.what] }
        return all.map { [$0.locale ?? "", $0.what] }.uniqued().map { kind in
            let keys = (byKind[kind] ?? []).compactMap { $0.key.map { "“\($0.text)”" } }
            let rest = keys.count > mostKeys ? " and \(keys.count - mostKeys) more" : ""
            let strings = keys.prefix(mostKeys).joined(separator: ", ") + rest
            let parts = [kind[0], strings].filter { !$0.isEmpty }.joined(separator: ", ")
            return PathName.printable(parts.isEmpty ? "lost: \(kind[1])" : "lost: \(parts): \(kind[1])")
        }
    }

    /// The maximum number of keys in a line.
    private static let mostKeys = 3
}
