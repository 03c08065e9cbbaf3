import AXSource
import ArgumentParser

/// `axstrings merge`: merges three versions of a file by key, as a merge driver for Git.
struct MergeVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge three versions of a file by key (for use as a Git merge driver).",
        discussion: CommandHelp.text(
            examples: [
                "git config merge.axstrings.driver \"axstrings merge %O %A %B --path %P\"",
                "echo '*.strings merge=axstrings' >> .gitattributes",
            ],
            """
            The two commands above make Git merge strings files by key. The result is written to OURS. A conflict \
            occurs only if the two sides changed the same entry differently; conflicts get Git's usual markers.
            """, clean: "Merged without conflicts.", findings: "There are conflicts."))

    @Argument(help: "The common ancestor.", completion: .file())
    var base: String

    @Argument(help: "Our version, which is replaced by the result.", completion: .file())
    var ours: String

    @Argument(help: "Their version.", completion: .file())
    var theirs: String

    @Option(
        help: ArgumentHelp(
            "The file's path in the project, which determines the file format (default: OURS).", valueName: "file"),
        completion: .file())
    var path: String?

    @Flag(name: [.customShort("n"), .long], help: "Show a diff and write nothing.")
    var dryRun = false

    @OptionGroup var common: CommonOptions

    func run(in workplace: Workplace) throws(CommandFailure) -> Verdict {
        let name = path ?? ours
        if !dryRun { try workplace.recover(around: ours) }
        let old = SourceFile(path: ours, raw: try read(ours, workplace))
        let merge = try FileMerge(
            base: try read(base, workplace), ours: old.raw, theirs: try read(theirs, workplace), path: name)
        let change = FileChange(old: old, new: SourceFile(path: ours, raw: merge.merged.raw))
        try change.carryOut(dryRun: dryRun, in: workplace)
        for conflict in merge.conflicts {
            let keys = conflict.map { "“\($0.text)”" }.joined(separator: " → ")
            workplace.complain("\(PathName.printable(name)): both sides changed \(PathName.printable(keys))")
        }
        return merge.conflicts.isEmpty ? .clean : .findings
    }

    private func read(_ path: String, _ workplace: Workplace) throws(CommandFailure) -> [UInt8] {
        do throws(FileError) {
            return try workplace.files.read(path)
        } catch {
            throw CommandFailure(.input, error)
        }
    }
}
