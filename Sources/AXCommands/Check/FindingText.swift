import AXModel
import AXSource

/// The hash of the text that each finding is about, by which a baseline knows it again: the value of its key, or its line.
///
/// Made when a baseline asks for the first one: most runs have none, and tables hold units by the hundred thousand. Each text
/// is hashed once, since thousands of findings may be about a long one.
final class FindingText {
    private struct Key: Hashable {
        let locale: String
        let key: StringKey
    }

    /// A text that is hashed when that is asked for.
    private final class HashedText {
        private let text: String
        private(set) lazy var hash = TextHash.of(text)

        init(_ text: String) {
            self.text = text
        }
    }

    private let tables: CheckedTables
    private let files: [String: SourceFile]
    private lazy var values: [String: [Key: HashedText]] = Self.values(of: tables)
    private var tablesOfLines: [String: LineTable] = [:]
    private var lines: [String: [Int: String]] = [:]

    init(_ tables: CheckedTables, files: [String: SourceFile]) {
        self.tables = tables
        self.files = files
    }

    func hash(of finding: Diagnostic) -> String {
        if let key = finding.key, let locale = finding.locale,
            let value = values[finding.path]?[Key(locale: locale, key: key)]
        {
            return value.hash
        }
        guard let table = lineTable(finding.path) else { return TextHash.of("") }
        let line = table.position(of: finding.span.start).line
        if let hash = lines[finding.path]?[line] { return hash }
        let hash = TextHash.of(table.line(line) ?? "")
        lines[finding.path, default: [:]][line] = hash
        return hash
    }

    private static func values(of tables: CheckedTables) -> [String: [Key: HashedText]] {
        var values: [String: [Key: HashedText]] = [:]
        for catalog in tables.catalogs {
            for unit in catalog.units {
                let text = HashedText(unit.forms.map(\.text.string).joined(separator: "\n"))
                values[unit.path ?? catalog.path, default: [:]][Key(locale: catalog.locale, key: unit.key)] = text
            }
        }
        return values
    }

    private func lineTable(_ path: String) -> LineTable? {
        if let table = tablesOfLines[path] { return table }
        let table = files[path].map { LineTable($0.text) }
        tablesOfLines[path] = table
        return table
    }
}
