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

/// What genstrings says about a key whose calls differ, so that what reads its output can read ours.
enum GenstringsWarning {
    /// The first value is kept.
    static func values(of entry: ExtractedEntry) -> [String] {
        var seen: Set<StringKey> = []
        let values = entry.occurrences.compactMap(\.text).filter { seen.insert(StringKey($0)).inserted }
        guard let kept = values.first else { return [] }
        return values.dropFirst().map { ignored in
            "Key \(quoted(entry.key.text)) used with multiple values. Value \(quoted(kept)) kept. "
                + "Value \(quoted(ignored)) ignored."
        }
    }

    static func comments(of entry: ExtractedEntry) -> [String] {
        guard entry.comments.count > 1 else { return [] }
        let comments = entry.genstringsComments.map(quoted).joined(separator: " & ")
        return ["axstrings: warning: Key \(quoted(entry.key.text)) used with multiple comments \(comments)"]
    }

    /// On one line, as a source would spell it.
    private static func quoted(_ text: String) -> String {
        let spelled = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\t", with: "\\t").replacing("\r", with: "\\r")
        return "\"" + PathName.printable(spelled) + "\""
    }
}
