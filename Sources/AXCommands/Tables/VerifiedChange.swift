import AXFormats
import AXModel
import AXSource

/// Verifies changes to a file by parsing the result before it is written, so that no command reports a change that has
/// no effect.
enum VerifiedChange {
    /// - Throws: an error if the file doesn't allow a change, or if a new value wouldn't be read back unchanged. For
    ///   example, the value may be in a part of the file that the runtime ignores.
    static func of(
        _ table: ParsedStringsFile, to changes: [CatalogChange], locale: String? = nil
    ) throws(CommandFailure) -> FileChange {
        let change = try table.change(to: changes, locale: locale)
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

extension ParsedStringsFile {
    /// - Throws: an error if the file doesn't allow a change.
    func change(to changes: [CatalogChange], locale: String? = nil) throws(CommandFailure) -> FileChange {
        let planned = parsed.value.edits(for: changes, locale: locale)
        if let refused = planned.refused.first { throw CommandFailure(.input, refused.sentence(inFile: file.path)) }
        return try FileChange(file, planned.edits)
    }
}

extension RefusedChange {
    func sentence(inFile path: String) -> String {
        let key = "“\(PathName.printable(change.key?.text ?? ""))”"
        let reason =
            switch cause {
            case .readOnly(let reason): "can't be changed: \(reason)"
            case .unknownKey: "key \(key) not found"
            case .unknownLanguage: "\(key) can't be changed, because the file doesn't contain the language"
            case .form: "\(key) can't be changed, because the file can't contain this form of the string"
            case .notLoaded: "\(key) can't be changed, because the file doesn't load; run `check` to see why"
            case .notInXML(let scalar): "\(key) can't be changed, because XML can't contain \(scalar.codePoint)"
            case .undecodable: "the strings can't be sorted, because the file contains bytes that aren't characters"
            }
        return "\(PathName.printable(path)): \(reason)"
    }
}
