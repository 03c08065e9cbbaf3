import AXFormats
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

    func run(in environment: CommandEnvironment) throws(CommandFailure) -> Verdict {
        let name = path ?? ours
        if !dryRun { try environment.recover(around: ours) }
        let old = try ParsedStringsFile.file(ours, in: environment)
        let merge = try FileMerge(
            base: ParsedStringsFile.file(base, in: environment).raw, ours: old.raw,
            theirs: ParsedStringsFile.file(theirs, in: environment).raw, path: name)
        let change = FileChange(old: old, new: SourceFile(path: ours, raw: merge.merged.raw))
        try change.carryOut(dryRun: dryRun, in: environment)
        for conflict in merge.conflicts {
            let keys = conflict.map { "“\($0.text)”" }.joined(separator: " → ")
            environment.printError("\(PathName.printable(name)): both sides changed \(PathName.printable(keys))")
        }
        return merge.conflicts.isEmpty ? .clean : .findings
    }
}

/// Three versions of a strings file, merged by key.
struct FileMerge {
    /// Our version with their changes. Conflicts are marked as in Git.
    let merged: SourceFile
    /// The keys that have conflicts, each preceded by the keys of the parts that contain it.
    let conflicts: [[StringKey]]

    /// - Parameter path: the file's path in the project, which determines its format.
    /// - Throws: an error if a version, or a result without conflicts, can't be split by key.
    init(base: [UInt8], ours: [UInt8], theirs: [UInt8], path: String) throws(CommandFailure) {
        let ourFile = SourceFile(path: path, raw: ours)
        let merge = TreeMerge(
            base: try Self.version(SourceFile(path: path, raw: base), "the base"),
            ours: try Self.version(ourFile, "our"),
            theirs: try Self.version(SourceFile(path: path, raw: theirs), "their"))
        let edit = TextEdit(ourFile.fullSpan, String(decoding: merge.text, as: UTF8.self))
        merged = merge.text == ourFile.text ? ourFile : try FileChange(ourFile, [edit]).new
        conflicts = merge.conflicts
        if conflicts.isEmpty { _ = try Self.version(merged, "the merged") }
    }

    private static func version(_ file: SourceFile, _ name: String) throws(CommandFailure) -> MergeInput {
        if file.text.isEmpty { return .empty }
        guard let tree = try ParsedStringsFile(withoutFindings: file).parsed.value.keyedTree else {
            throw CommandFailure(
                .input,
                "\(PathName.printable(file.path)): \(name) version can't be merged by key; run `show` to see why")
        }
        return MergeInput(file.text, tree)
    }
}
