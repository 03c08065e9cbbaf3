import AXExtract
import AXModel
import AXSource

/// The extracted strings, for formats that write strings files.
struct ExtractedStrings {
    let entries: [ExtractedEntry]
    /// The sources of the strings, by path.
    let files: [String: SourceFile]
    /// The project's folder.
    let root: String
    /// The language of the strings in the code.
    let language: String
    /// The language to translate into; nil if the format doesn't need one.
    let locale: String?
    /// The entries that get the tool's notes.
    let comments: CommentPolicy
    /// Additional functions that Xcode extracts.
    let macros: Set<String>

    /// The strings that are already in the project's tables, by table and key.
    var texts: [String: [StringKey: String]] = [:]

    /// The names of the tables, in the order of their first use.
    var tables: [String] {
        entries.map(\.tableName).uniqued()
    }

    /// The entries of a table, in the order of their first use.
    func entries(of table: String) -> [ExtractedEntry] {
        entries.filter { $0.tableName == table }
    }

    var explanation: EntryExplanation {
        let known = texts.values.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        return EntryExplanation(entries, texts: known, comments: comments, macros: macros)
    }
}

extension ExtractedEntry {
    /// The table's name; the name of the default table if the call specifies none.
    var tableName: String { table ?? ProjectTables.defaultTable }

    /// The string in the development language, with numbered arguments. If the code has no default value, the string is
    /// the key, as at run time.
    var sourceString: String { Message(parsing: value ?? key.text).numberingArguments }
}
