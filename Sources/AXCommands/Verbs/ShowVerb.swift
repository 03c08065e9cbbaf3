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
              axstrings show de.xliff --source App

            For `git diff`, after “git config diff.axstrings.textconv 'axstrings show --format textconv'” and a line
            “*.strings diff=axstrings” in .gitattributes, UTF-16 and binary tables are compared by their texts.

            The exit code is 1 when the file does not load or loses entries.
            """)

    @Argument(
        help: "A .strings, .stringsdict, .xcstrings or .xliff file, or - for a .strings file from standard input.")
    var file: String

    @Option(
        help: "A project that an XLIFF file is to be imported into: what Xcode would take, skip or change, and why.")
    var source: String?

    @Option(help: "text, json or textconv, which is what Git compares.")
    var format: ShowFormat = .text

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        var table = try ReadTable(file, in: workplace)
        if let source { table.project = try ImportedProject(source, workplace).texts(for: file) }
        switch format {
        case .text: workplace.print(ShownText(table).text)
        case .json: workplace.print(ShownJSON(table).text)
        case .textconv:
            workplace.print(ShownText(table).comparedText)
            return .clean
        }
        return table.diagnostics.contains { $0.severity == .error } ? .findings : .clean
    }
}

/// How `show` answers.
enum ShowFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, textconv
}
