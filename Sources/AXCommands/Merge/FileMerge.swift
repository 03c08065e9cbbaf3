import AXFormats
import AXSource

/// Three versions of a file of localized strings, merged by key.
struct FileMerge {
    /// Ours, with what they changed.
    let merged: SourceFile
    /// The keys that both sides changed, each with the keys above it.
    let conflicts: [[StringKey]]

    /// - Parameters:
    ///   - path: the file's name in the project, which determines its format.
    /// - Throws: when a version cannot be taken apart by key, or the result would not load.
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

    private static func version(_ file: SourceFile, _ name: String) throws(CommandFailure) -> MergedVersion {
        if file.text.isEmpty { return .empty }
        guard let tree = try ReadTable(unjudged: file).parsed.value.keyedTree else {
            throw CommandFailure(
                .input,
                "\(PathName.printable(file.path)): \(name) version can't be merged by key; run `show` to see why")
        }
        return MergedVersion(file.text, tree)
    }
}
