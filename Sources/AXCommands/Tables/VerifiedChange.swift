import AXFormats
import AXModel
import AXSource

/// Changes to a file that are read back before they are written, so that no command reports a change that has no
/// effect.
enum VerifiedChange {
    /// - Throws: An error if a new value wouldn't be read back unchanged, for example in a part of the file that the
    ///   runtime ignores.
    static func of(
        _ table: ParsedStringsFile, to changes: [CatalogChange], locale: String? = nil
    ) throws(CommandFailure) -> FileChange {
        let change = try FileChange(table.file, table.parsed.value.edits(for: changes, locale: locale))
        let result = ParsedStringsFile(withoutFindings: change.new, like: table)
        if let key = result.parsed.value.firstKey(lacking: changes, locale: locale) {
            throw CommandFailure(
                .input,
                "\(PathName.printable(table.file.path)): the change to “\(PathName.printable(key.text))” wouldn't "
                    + "take effect; run `show` to see what the runtime loads")
        }
        return change
    }
}
