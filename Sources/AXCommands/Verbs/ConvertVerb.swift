import AXFormats
import AXModel
import ArgumentParser

/// `axstrings convert`: writes string tables in another format.
struct ConvertVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Write string tables in another format, and list what it cannot hold.",
        discussion: """
            Examples:
              axstrings convert App/Resources --to xcstrings --output Catalogs
              axstrings convert Localizable.xcstrings --to strings --output App/Resources
              axstrings convert . --to xliff --locale de > de.xliff
            """)

    @Argument(help: "Files and folders; none for the project in the current folder.")
    var paths: [String] = []

    @Option(help: ArgumentHelp("\(Formats.writers.map(\.id).joined(separator: ", ")).", valueName: "format"))
    var to: String

    @Option(help: "A locale to convert, beside the source; all without it. May be given several times.")
    var locale: [String] = []

    @Option(help: "The folder to write into; without it, a single file goes to standard output.")
    var output: String?

    @Flag(help: "Show the difference and write nothing.")
    var dryRun = false

    @Option(help: "A configuration instead of the nearest .axstrings.yml.")
    var config: String?

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        guard let writer = Formats.writers.first(where: { $0.id == to }) else {
            throw .unknownFormat(to, known: Formats.writers.map(\.id))
        }
        let finder = ProjectFinder(files: workplace.files, configurationPath: config, knownRules: RuleCatalogue.ids)
        let input = try ConversionInput(paths, locales: locale, finder, in: workplace)
        guard !input.sets.isEmpty || !input.failures.isEmpty else {
            throw CommandFailure(.input, "no string table is here")
        }
        let written = input.sets.map(writer.write)
        let all = WrittenCatalogs(files: written.flatMap(\.files), losses: written.flatMap(\.losses))
        try ConversionOutput(folder: output, dryRun: dryRun, isQuiet: common.quiet).deliver(all, in: workplace)
        if !common.quiet { ConversionOutput.lines(all.losses).forEach(workplace.complain) }
        input.failures.forEach { workplace.complain("axstrings: \($0)") }
        return input.failures.isEmpty ? .clean : .unreadable
    }
}
