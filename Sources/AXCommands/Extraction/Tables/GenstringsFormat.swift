import AXExtract
import AXFormats
import AXModel
import AXSource

/// `strings`: the tables that genstrings would write, in its order, layout and words, as UTF-8.
///
/// Facts measured on tables that apps keep and on what genstrings wrote for projects of known content.
struct GenstringsFormat: ExtractedTableFormat {
    let name = "strings"
    let summary = "as written by genstrings"

    func files(_ strings: ExtractedStrings) -> [WrittenCatalogs.File] {
        let explanation = strings.explanation
        return strings.tables.map { table in
            let entries = GenstringsOrder.sorted(strings.entries(of: table)) { $0.key.text }
            let units = entries.map { unit($0, explanation) }
            return WrittenCatalogs.File(path: table + ".strings", bytes: Array(text(of: units).utf8))
        }
    }

    /// One table after the other, each below its name.
    func joined(_ files: [WrittenCatalogs.File]) -> String? {
        files.map { file in
            let name = TranslatorComment(PathName.stem(of: file.path), notes: []).text
            return "/* Table \(name) */\n\n" + String(decoding: file.bytes, as: UTF8.self)
        }.joined()
    }

    /// What genstrings says: first about values, as it reads, then about comments, as it writes.
    func warnings(_ strings: ExtractedStrings) -> [String]? {
        let entries = GenstringsOrder.sorted(strings.entries) { $0.key.text }
        return entries.flatMap(GenstringsWarning.values) + entries.flatMap(GenstringsWarning.comments)
    }

    private func unit(_ entry: ExtractedEntry, _ explanation: EntryExplanation) -> Unit {
        let notes = explanation.notes(for: entry)
        let comments = entry.genstringsComments.map { entry.isOfInterfaceBuilder ? $0 : Self.spelled($0) }
        let words = comments.isEmpty && notes.isEmpty ? Self.noComment : comments.joined(separator: Self.separator)
        let nowhere = Span(at: 0)
        return Unit(
            key: entry.key, comment: TranslatorComment(words, notes: notes, separator: Self.separator).text,
            text: .plain(LocatedText(entry.tableText, span: nowhere)), span: nowhere, keySpan: nowhere)
    }

    /// Every entry is followed by an empty line, the last one too.
    private func text(of units: [Unit]) -> String {
        let catalog = Catalog(path: "", locale: Self.anyLocale, table: ProjectTables.defaultTable, units: units)
        let set = CatalogSet(sourceLanguage: Self.anyLocale, table: ProjectTables.defaultTable, catalogs: [catalog])
        return StringsWriter().write(set).files.map { String(decoding: $0.bytes, as: UTF8.self) + "\n" }.joined()
    }

    /// genstrings copies a comment as the source spells it. A literal of one line spells quotes and backslashes with a
    /// backslash; one of several lines need not.
    private static func spelled(_ comment: String) -> String {
        guard !comment.contains("\n") else { return comment }
        return comment.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    private static let noComment = "No comment provided by engineer."
    private static let separator = "\n   "
    /// The folder of the file is not used.
    private static let anyLocale = "und"
}
