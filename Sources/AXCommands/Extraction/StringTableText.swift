import AXExtract
import AXFormats
import AXModel
import AXSource

/// Extracted entries as the text of a `.strings` file, one table after the other.
struct StringTableText {
    static let formatName = "strings"
    /// The table of calls that name none.
    static let defaultTable = "Localizable"

    let text: String

    init(_ entries: [ExtractedEntry]) {
        var seen: Set<String> = []
        let tables = entries.map { $0.tableName }.filter { seen.insert($0).inserted }
        text = tables.map { table in
            let body = Self.text(entries.filter { $0.tableName == table })
            return tables.count > 1 ? "/* Table \(table) */\n\n\(body)" : body
        }.joined(separator: "\n")
    }

    private static func text(_ entries: [ExtractedEntry]) -> String {
        let empty = SourceFile(path: "new.strings", text: "")
        let changes = entries.map { CatalogChange.addition(of: $0, comment: TranslatorComment(for: $0).text) }
        let file = try? empty.applying(StringsFormat().parse(empty).value.edits(for: changes))
        return file.map { $0.string($0.fullSpan) } ?? ""
    }
}

extension CatalogChange {
    /// The entry of a key that is new. Without a default value the key is the text, as the runtime would have it.
    static func addition(of entry: ExtractedEntry, comment: String?) -> CatalogChange {
        .add(entry.key, value: entry.value ?? entry.key.text, comment: comment)
    }
}
