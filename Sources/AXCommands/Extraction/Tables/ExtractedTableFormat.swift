import AXFormats
import AXSource

/// A way to write extracted strings as files of localized strings. A new one is a file in this folder and one line in
/// ``ExtractedTableFormats``.
protocol ExtractedTableFormat: Sendable {
    /// The name that `--format` takes.
    var name: String { get }
    /// What its files are, as help says it in parentheses.
    var summary: String { get }
    /// Whether texts are translated into a language that has to be named.
    var needsLocale: Bool { get }
    /// Why several files cannot be one, as the beginning of a sentence.
    func severalFiles(_ strings: ExtractedStrings) -> String

    /// The files, with their paths below an output folder.
    func files(_ strings: ExtractedStrings) -> [WrittenCatalogs.File]

    /// A file that goes beside one of the others where that has a place on disk; nil where there is nothing to say.
    /// - Parameter table: the name of the table.
    func companion(ofTable table: String, _ strings: ExtractedStrings) -> Companion?

    /// Several files as one text to look at; nil where that would be no use.
    func joined(_ files: [WrittenCatalogs.File]) -> String?

    /// What the format has to say about keys whose uses contradict each other, a line each; nil where the findings say it.
    func warnings(_ strings: ExtractedStrings) -> [String]?
}

/// A file that goes beside another of the same name.
struct Companion {
    /// What follows the name without its extension: `.roles.jsonl`.
    let ending: String
    let text: String
}

extension ExtractedTableFormat {
    var needsLocale: Bool { false }

    func companion(ofTable table: String, _ strings: ExtractedStrings) -> Companion? { nil }

    func severalFiles(_ strings: ExtractedStrings) -> String {
        let tables = strings.tables.sorted().map(PathName.printable).joined(separator: ", ")
        return "the strings are from several tables (\(tables)); specify one with --table, or a folder with --output"
    }

    func joined(_ files: [WrittenCatalogs.File]) -> String? { nil }

    func warnings(_ strings: ExtractedStrings) -> [String]? { nil }
}
