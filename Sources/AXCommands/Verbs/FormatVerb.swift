import AXFormats
import AXModel
import AXSource
import ArgumentParser

/// `axstrings format`: rewrites files in their canonical layout.
struct FormatVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Rewrite files in their canonical layout (for string catalogs, Xcode's layout).",
        discussion: CommandHelp.text(
            examples: [
                "axstrings format --check App/Localizable.xcstrings",
                "axstrings format --sort en.lproj/Localizable.strings",
                "axstrings format --sort --check *.lproj/Localizable.strings",
            ],
            """
            A .strings file has no canonical layout, so it changes only with --sort.
            """, findings: "With --check: a file would change."))

    @Argument(help: "Files to format.", completion: .file())
    var files: [String]

    @Flag(help: "Sort the entries by key, and keep each entry's comments with it.")
    var sort = false

    @Flag(help: "Write nothing; exit with code 1 if a file would change.")
    var check = false

    @Flag(name: [.customShort("n"), .long], help: "Show a diff and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        if !check, !dryRun { try environment.recover(around: files) }
        var verdict = Verdict.clean
        for path in files {
            let table = try ParsedStringsFile(editable: path, in: environment)
            guard table.parsed.value.status == .ok else {
                throw CommandFailure(
                    .input, "\(PathName.printable(path)): the file doesn't load; run axstrings show to see why")
            }
            let change = try table.change(to: [sort ? .sort : .canonicalize])
            guard !change.isEmpty else { continue }
            if check {
                verdict = .findings
                if !common.quiet { environment.print("\(PathName.printable(path)): would change\n") }
            } else {
                try change.carryOut(dryRun: dryRun, in: environment)
            }
        }
        return verdict
    }
}
