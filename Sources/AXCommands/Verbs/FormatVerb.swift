import AXFormats
import AXModel
import AXSource
import ArgumentParser

/// `axstrings format`: brings files into their canonical layout.
struct FormatVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract:
            "Bring files into canonical layout: catalogs in Xcode's own bytes; tables are sorted by key on request.",
        discussion: """
            Examples:
              axstrings format --check App/Localizable.xcstrings
              axstrings format --sort en.lproj/Localizable.strings
              axstrings format --sort --check *.lproj/Localizable.strings

            A .strings file has no layout of its own; without --sort it stays as it is.
            """)

    @Argument(help: "Files to format.")
    var files: [String]

    @Flag(help: "Put the entries into the order of their keys, each with its comments.")
    var sort = false

    @Flag(help: "Write nothing; the exit code is 1 when a file would change.")
    var check = false

    @Flag(help: "Show the difference and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        if !check, !dryRun { try workplace.recover(around: files) }
        var verdict = Verdict.clean
        for path in files {
            let table = try ReadTable(editable: path, in: workplace)
            guard table.parsed.value.contents.status == .ok else {
                throw CommandFailure(.input, "\(PathName.printable(path)): does not load; `show` says why")
            }
            let change = try FileChange(table.file, table.parsed.value.edits(for: [sort ? .sort : .canonicalize]))
            guard !change.isEmpty else { continue }
            if check {
                verdict = .findings
                if !common.quiet { workplace.print("\(PathName.printable(path)): would change\n") }
            } else {
                try change.carryOut(dryRun: dryRun, in: workplace)
            }
        }
        return verdict
    }
}
