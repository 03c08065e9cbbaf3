import AXFormats
import AXModel
import AXPseudo
import AXSource

/// Makes a pseudo-locale of string tables: a copy of each file in which only the values differ.
struct PseudoWriter: Sendable {
    /// A table of the pseudo-locale.
    struct Table: Sendable {
        /// Below the output folder: `en-XA.lproj/Localizable.strings`.
        let name: String
        let file: SourceFile
        let count: Int

        /// The file as it would be called in a folder.
        func file(in folder: String) -> SourceFile {
            SourceFile(path: PathName.join(folder, name), raw: file.raw)
        }
    }

    let pseudolocalizer: Pseudolocalizer
    let locale: String

    /// - Throws: when a file cannot be read or edited, or a value would be harmed; nothing has been written then.
    func changes(for paths: [String], in workplace: Workplace) throws(CommandFailure) -> [Table] {
        var tables: [Table] = []
        var names: [String: String] = [:]
        for path in paths {
            let table = try pseudoTable(try ReadTable(path, in: workplace))
            if let other = names.updateValue(path, forKey: table.name) {
                throw CommandFailure(
                    .usage, "\(PathName.printable(path)) and \(PathName.printable(other)) would both be \(table.name)")
            }
            tables.append(table)
        }
        return tables
    }

    private func pseudoTable(_ source: ReadTable) throws(CommandFailure) -> Table {
        let path = source.file.path
        if let reason = source.parsed.value.readOnlyReason { throw failure(path, "cannot be copied, \(reason)") }
        guard source.parsed.value.contents.status == .ok else { throw failure(path, "does not load; `check` says why") }
        let units = source.parsed.value.catalogs(locale: locale, table: "").flatMap(\.units)
        var expected: [StringKey: String] = [:]
        for unit in units {
            guard let text = unit.text.forms.first?.string else { continue }
            expected[unit.key] = try pseudoText(text, unit.key, path)
        }
        let edits = source.parsed.value.edits(for: expected.map { .set($0.key, value: $0.value) })
        let change = try FileChange(source.file, edits)
        try verify(change.new, holds: expected)
        return Table(
            name: "\(locale).lproj/\(PathName.name(of: path))", file: change.new, count: expected.count)
    }

    private func pseudoText(_ text: String, _ key: StringKey, _ path: String) throws(CommandFailure) -> String {
        let source = Message(parsing: text)
        let result = pseudolocalizer.transform(source)
        if let harm = pseudolocalizer.verify(source, result).first { throw failure(path, "“\(key)”: \(harm)") }
        return result.text
    }

    /// Reads the result back: every value must be what it was meant to be.
    private func verify(_ file: SourceFile, holds expected: [StringKey: String]) throws(CommandFailure) {
        let loaded = try ReadTable(file).parsed.value.contents.loaded
        let values = Dictionary(loaded.map { ($0.key, $0.value) }) { $1 }
        for (key, text) in expected where values[key] != .string(StringKey(text)) {
            throw failure(file.path, "“\(key)” would not be read back as it was written")
        }
    }

    private func failure(_ path: String, _ message: String) -> CommandFailure {
        CommandFailure(.input, "\(PathName.printable(path)): \(message)")
    }
}
