import AXExtract
import AXFormats
import AXModel
import AXSource

/// `strings`: tables as genstrings writes them, with the same order, layout and wording, but in UTF-8.
///
/// The details were measured on tables in apps, and on the output of genstrings for test projects.
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

    /// The tables one after the other, each preceded by a comment with its name.
    func joined(_ files: [WrittenCatalogs.File]) -> String? {
        files.map { file in
            let name = TranslatorComment(PathName.stem(of: file.path), notes: []).text
            return "/* Table \(name) */\n\n" + String(decoding: file.bytes, as: UTF8.self)
        }.joined()
    }

    /// The warnings in the order of genstrings: first those about values, which it prints while reading, and then those
    /// about comments, which it prints while writing.
    func warnings(_ strings: ExtractedStrings) -> [String]? {
        let entries = GenstringsOrder.sorted(strings.entries) { $0.key.text }
        return entries.flatMap(GenstringsWarning.values) + entries.flatMap(GenstringsWarning.comments)
    }

    private func unit(_ entry: ExtractedEntry, _ explanation: EntryExplanation) -> Unit {
        let notes = explanation.notes(for: entry)
        let comments = entry.genstringsComments.map { entry.isOfInterfaceBuilder ? $0 : Self.escaped($0) }
        let words = comments.isEmpty && notes.isEmpty ? Self.noComment : comments.joined(separator: Self.separator)
        let nowhere = Span(at: 0)
        return Unit(
            key: entry.key, comment: TranslatorComment(words, notes: notes, separator: Self.separator).text,
            text: .plain(LocatedText(entry.sourceString, span: nowhere)), span: nowhere, keySpan: nowhere)
    }

    /// The text of a table. An empty line follows every entry, including the last one.
    private func text(of units: [Unit]) -> String {
        let catalog = Catalog(path: "", locale: Self.anyLocale, table: ProjectTables.defaultTable, units: units)
        let set = CatalogSet(sourceLanguage: Self.anyLocale, table: ProjectTables.defaultTable, catalogs: [catalog])
        return StringsWriter().write(set).files.map { String(decoding: $0.bytes, as: UTF8.self) + "\n" }.joined()
    }

    /// The comment with escape sequences as in the source code, because genstrings copies them. In a literal on one
    /// line, quotation marks and backslashes are escaped; a multiline literal usually doesn't escape them.
    private static func escaped(_ comment: String) -> String {
        guard !comment.contains("\n") else { return comment }
        return comment.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    private static let noComment = "No comment provided by engineer."
    private static let separator = "\n   "
    /// The locale for the writer, which needs one to name a folder. That folder isn't used.
    private static let anyLocale = "und"
}

/// The warnings of genstrings about a key whose calls differ. The wording is the same, so that programs that read its
/// output can read ours.
enum GenstringsWarning {
    /// Warnings about the values that are ignored, because only the first value is kept.
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

    /// The text in quotation marks on one line, escaped as in source code.
    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
            .replacing("\t", with: "\\t").replacing("\r", with: "\\r")
        return "\"" + PathName.printable(escaped) + "\""
    }
}
