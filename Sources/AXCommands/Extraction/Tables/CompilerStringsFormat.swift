import AXExtract
import AXFormats
import AXModel
import AXReport
import AXSource

/// `stringsdata`: the format of the files that Apple's compiler writes with `-emit-localized-strings`, one for each
/// source, and that `xcstringstool sync` reads. Lines and columns are 1-based; columns are in UTF-16 code units.
struct CompilerStringsFormat: ExtractedTableFormat {
    let name = "stringsdata"
    let summary = "as written by Apple's compiler for xcstringstool"

    func multipleFilesError(_ strings: ExtractedStrings) -> String {
        "this format writes one file per source file; specify a folder with --output"
    }

    func files(_ strings: ExtractedStrings) -> [WrittenCatalogs.File] {
        var sources: [String: [String: [Entry]]] = [:]
        var lines: [String: LineTable] = [:]
        for entry in strings.entries {
            for occurrence in entry.occurrences {
                guard let file = strings.files[occurrence.path] else { continue }
                let table = lines[occurrence.path] ?? LineTable(file.text)
                lines[occurrence.path] = table
                sources[occurrence.path, default: [:]][entry.tableName, default: []].append(
                    Entry(entry.key, occurrence, table))
            }
        }
        return sources.sorted { $0.key < $1.key }.map { path, tables in
            let document = Document(source: path, tables: tables.mapValues(Self.inOrder))
            let relativePath = PathName.relative(path, to: strings.root) ?? PathName.name(of: path)
            // Keep the folder and the extension of the source, so that sources with the same name have separate files.
            return WrittenCatalogs.File(
                path: "\(relativePath).stringsdata", bytes: Array(JSONText.pretty(document).utf8))
        }
    }

    private static func inOrder(_ entries: [Entry]) -> [Entry] {
        entries.uniqued().sorted {
            ($0.location.startingLine, $0.location.startingColumn, $0.key)
                < ($1.location.startingLine, $1.location.startingColumn, $1.key)
        }
    }

    private struct Document: Encodable {
        let source: String
        let tables: [String: [Entry]]
        let version = 1
    }

    private struct Entry: Encodable, Hashable {
        struct Location: Encodable, Hashable {
            let startingLine: Int
            let startingColumn: Int
        }

        let key: String
        /// The default value; omitted if the source has none.
        let value: String?
        let comment: String
        let location: Location

        init(_ key: StringKey, _ occurrence: Occurrence, _ lines: LineTable) {
            let start = lines.position(of: (occurrence.leafSpan ?? occurrence.span).start)
            self.key = key.text
            value = occurrence.text
            comment = occurrence.comment ?? ""
            location = Location(startingLine: start.line, startingColumn: start.column)
        }
    }
}
