import AXSource
import ArgumentParser

/// `axstrings merge`: merges three versions of a file by key, as a merge driver for Git.
struct MergeVerb: Verb {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge three versions of a file by key; a merge driver for Git.",
        discussion: """
            The result is written into OURS. Only a key that both sides changed differently is a conflict, marked as Git \
            marks it.

            Two lines make Git use it for string tables:
              git config merge.axstrings.driver "axstrings merge %O %A %B --path %P"
              echo "*.strings merge=axstrings" >> .gitattributes

            Exit code: 0 merged, 1 conflicts, 2 a version that cannot be merged by key; nothing is written then.
            """)

    @Argument(help: "The version that both sides come from.")
    var base: String

    @Argument(help: "Our version; it becomes the result.")
    var ours: String

    @Argument(help: "Their version.")
    var theirs: String

    @Option(help: "The file's name in the project, which tells its format; that of OURS without it.")
    var path: String?

    @Flag(help: "Show the difference and write nothing.")
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
