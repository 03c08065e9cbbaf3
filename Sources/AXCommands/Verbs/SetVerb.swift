import AXFormats
import AXModel
import AXSource
import ArgumentParser

/// `axstrings set`: changes one entry with the smallest difference.
struct SetVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change, add or remove one entry of a file, and touch nothing else.",
        discussion: """
            Examples:
              axstrings set de.lproj/Localizable.strings play.label Wiedergeben
              axstrings set Localizable.strings play.label --comment "Label of the play button"
              axstrings set Localizable.strings old.key --remove --dry-run
            """)

    @Argument(help: "A .strings file.")
    var file: String

    @Argument(help: "The entry's key.")
    var key: String

    @Argument(help: "The new value. An entry that does not exist is added.")
    var value: String?

    @Option(help: "The comment for translators; an empty one removes it.")
    var comment: String?

    @Flag(help: "Remove the entry with its comment.")
    var remove = false

    @Flag(help: "Show the difference and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        if remove, value != nil || comment != nil { throw ValidationError("--remove takes no value and no comment.") }
        if !remove, value == nil, comment == nil { throw ValidationError("Give a value, --comment, or --remove.") }
    }

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        let table = try ReadTable(file, in: workplace)
        if let reason = table.parsed.value.readOnlyReason {
            throw CommandFailure(.input, "\(PathName.printable(file)): cannot be changed, \(reason)")
        }
        let edits = table.parsed.value.edits(for: try changes(exists: exists(in: table)))
        try FileChange(table.file, edits).carryOut(dryRun: dryRun, in: workplace)
        return .clean
    }

    private func exists(in table: ReadTable) -> Bool {
        table.parsed.value.contents.entries.contains { $0.key == StringKey(key) }
    }

    private func changes(exists: Bool) throws(CommandFailure) -> [CatalogChange] {
        let key = StringKey(key)
        if !exists {
            guard let value else {
                throw CommandFailure(.input, "\(PathName.printable(file)): has no key “\(self.key)”")
            }
            return [.add(key, value: value, comment: comment.flatMap { $0.isEmpty ? nil : $0 })]
        }
        if remove { return [.remove(key)] }
        let setting = value.map { CatalogChange.set(key, value: $0) }
        let commenting = comment.map { CatalogChange.comment(key, $0.isEmpty ? nil : $0) }
        return [setting, commenting].compactMap { $0 }
    }
}
