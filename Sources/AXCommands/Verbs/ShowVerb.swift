import AXFormats
import AXSource
import ArgumentParser

/// `axstrings show`: shows the contents of a file, and which entries Apple's runtime loads or drops.
struct ShowVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the contents of a file, and which entries Apple's runtime loads or drops.",
        discussion: CommandHelp.text(
            examples: [
                "axstrings show de.lproj/Localizable.strings",
                "axstrings show --format json Localizable.strings",
                "cat Localizable.strings | axstrings show -",
                "axstrings show de.xliff --source App",
                "git config diff.axstrings.textconv 'axstrings show -f textconv'",
                "echo '*.strings diff=axstrings' >> .gitattributes",
            ],
            """
            The last two commands make “git diff” compare the strings in strings files, including UTF-16 and binary \
            files.
            """, clean: "The file loads.",
            findings: "The file doesn't load, some of its entries don't load, or it has other errors."))

    @Argument(
        help: "A \(CommandHelp.list(CommandHelp.extensions)) file, or - for a .strings file on standard input.",
        completion: .file())
    var file: String

    @Option(
        help: ArgumentHelp(
            "The project that an XLIFF file belongs to. With this option, the output shows what Xcode would "
                + "import, skip or change, and why.",
            valueName: "path"), completion: .paths)
    var source: String?

    @Option(name: .shortAndLong, help: "The output format; textconv is for git diff.")
    var format: ShowFormat = .text

    @OptionGroup var common: CommonOptions

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        var table = try ParsedStringsFile(file, in: environment)
        if let source { table.project = try ImportDestination(source, environment).texts(for: file) }
        switch format {
        case .text: environment.print(ShownText(table).text)
        case .json: environment.print(ShownJSON(table).text)
        case .textconv:
            environment.print(ShownText(table).comparedText)
            return .clean
        }
        return table.diagnostics.contains { $0.severity == .error } ? .findings : .clean
    }
}

enum ShowFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, textconv
}
