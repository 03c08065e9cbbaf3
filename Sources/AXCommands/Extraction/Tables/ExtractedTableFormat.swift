import AXFormats
import AXSource

/// A format for files with extracted strings. To add a format, add a type in this folder and list it in
/// ``ExtractedTableFormats``.
protocol ExtractedTableFormat: Sendable {
    /// The value of `--format`.
    var name: String { get }
    /// A description of the files in this format. The help shows it in parentheses.
    var summary: String { get }
    /// Whether the files are for translation into a language that the user has to specify.
    var needsLocale: Bool { get }
    /// The error message for strings that need several files if the output isn't a folder.
    func multipleFilesError(_ strings: ExtractedStrings) -> String

    /// The files, with paths relative to an output folder.
    func files(_ strings: ExtractedStrings) -> [WrittenCatalogs.File]

    /// An additional file that is written to disk next to the file of a table; nil if it would be empty, or if the
    /// format has no such files.
    /// - Parameter table: the name of the table.
    func companion(ofTable table: String, _ strings: ExtractedStrings) -> Companion?

    /// The combined files for standard output; nil if combining them isn't useful.
    func joined(_ files: [WrittenCatalogs.File]) -> String?

    /// The warnings of this format about keys whose uses contradict each other, one line each; nil to show the findings
    /// instead.
    func warnings(_ strings: ExtractedStrings) -> [String]?
}

/// A file next to another one, with the same name but a different extension.
struct Companion {
    /// The ending that replaces the extension of the other file, such as `.roles.jsonl`.
    let ending: String
    let text: String

    /// - Parameter name: the name of the other file, without its extension.
    func file(named name: String) -> WrittenCatalogs.File {
        WrittenCatalogs.File(path: name + ending, bytes: Array(text.utf8))
    }
}

extension ExtractedTableFormat {
    var needsLocale: Bool { false }

    func companion(ofTable table: String, _ strings: ExtractedStrings) -> Companion? { nil }

    func multipleFilesError(_ strings: ExtractedStrings) -> String {
        let tables = strings.tables.sorted().map(PathName.printable).joined(separator: ", ")
        return "the strings are from several tables (\(tables)); specify one with --table, or a folder with --output"
    }

    func joined(_ files: [WrittenCatalogs.File]) -> String? { nil }

    func warnings(_ strings: ExtractedStrings) -> [String]? { nil }
}
