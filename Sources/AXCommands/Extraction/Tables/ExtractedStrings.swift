import AXExtract
import AXModel
import AXSource

/// The extracted strings, for formats that write strings files.
struct ExtractedStrings {
    let entries: [ExtractedEntry]
    /// The sources of the entries' occurrences, by path.
    let files: [String: SourceFile]
    /// The project's folder.
    let root: String
    /// The language of the strings in the code.
    let language: String
    /// The language to translate into, for formats that need one.
    let locale: String?
    /// Which entries get the tool's notes.
    let comments: CommentPolicy
    /// Additional functions that Xcode's extractor knows.
    let macros: Set<String>

    /// The strings that the project's tables already have, by table and key.
    var texts: [String: [StringKey: String]] = [:]

    /// The names of the tables, in order of first appearance.
    var tables: [String] {
        entries.map(\.tableName).uniqued()
    }

    /// The entries of a table, in order of first appearance.
    func entries(of table: String) -> [ExtractedEntry] {
        entries.filter { $0.tableName == table }
    }

    var explanation: EntryExplanation {
        let known = texts.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        return EntryExplanation(entries, texts: known, comments: comments, macros: macros)
    }
}

extension ExtractedEntry {
    /// The table's name; the default table if the call names none.
    var tableName: String { table ?? ProjectTables.defaultTable }

    /// The string in the development language, with numbered arguments. Without a default value, it is the key, as at
    /// run time.
    var sourceString: String { Message(parsing: value ?? key.text).numberingArguments }
}
