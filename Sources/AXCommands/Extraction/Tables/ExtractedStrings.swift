import AXExtract
import AXModel
import AXSource

/// What the sources say, for formats that make files of localized strings of it.
struct ExtractedStrings {
    let entries: [ExtractedEntry]
    /// The sources of the entries' occurrences, by path.
    let files: [String: SourceFile]
    /// The project's folder.
    let root: String
    /// The language that the code is written in.
    let language: String
    /// The language to translate into, for formats that name one.
    let locale: String?
    /// Which entries are explained.
    let comments: CommentPolicy
    /// The functions that Xcode's extractor was told of.
    let macros: Set<String>

    /// The texts that the project's tables have already, by table and key.
    var texts: [String: [StringKey: String]] = [:]

    /// The names of the tables, in order of first appearance.
    var tables: [String] {
        entries.map(\.tableName).uniqued()
    }

    /// The entries of a table, in order of first appearance.
    func entries(of table: String) -> [ExtractedEntry] {
        entries.filter { $0.tableName == table }
    }

    /// What is written into the comments of entries.
    var explanation: EntryExplanation {
        let known = texts.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        return EntryExplanation(entries, texts: known, comments: comments, macros: macros)
    }
}

extension ExtractedEntry {
    /// The table's name, also where the call names none.
    var tableName: String { table ?? ProjectTables.defaultTable }

    /// The text in the development language, its arguments numbered. Without a default value the key is the text, as the
    /// runtime would have it.
    var tableText: String { Message(parsing: value ?? key.text).numberingArguments }
}
