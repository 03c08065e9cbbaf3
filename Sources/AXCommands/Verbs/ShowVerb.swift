import AXFormats
import AXSource
import ArgumentParser

/// `axstrings show`: what is in a file, what the runtime loads, what it loses.
struct ShowVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what is in a file, what Apple's runtime loads from it, and what it loses.",
        discussion: """
            Examples:
              axstrings show de.lproj/Localizable.strings
              axstrings show --format json Localizable.strings
              cat Localizable.strings | axstrings show -

            The exit code is 1 when the file does not load or loses entries.
            """)

    @Argument(help: "A .strings file (old-style, XML or binary), or - for standard input.")
    var file: String

    @Option(help: "text or json.")
    var format: AnswerFormat = .text

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        let table = try ReadTable(file, in: workplace)
        switch format {
        case .text: workplace.print(ShownText(table).text)
        case .json: workplace.print(ShownJSON(table).text)
        }
        return table.parsed.diagnostics.contains { $0.severity == .error } ? .findings : .clean
    }
}
