import AXModel
import AXReport
import AXSource

extension CheckInput {
    private var baselinePath: String? { options.baseline ?? project.configuration.baseline }

    /// Reads the baseline; nil for a check without one, or if the file that the configuration names doesn't exist yet.
    /// - Throws: an error if the file can't be read, or if the file that `--baseline` names doesn't exist.
    func readBaseline() throws(CommandFailure) -> Baseline? {
        guard !options.ignoresBaseline, let path = baselinePath,
            options.baseline != nil || (try? environment.files.info(path)) != nil
        else { return nil }
        return try BaselineFile.read(path, in: environment.files)
    }

    /// A remark if the configuration's baseline doesn't exist, because accepted findings are then reported again.
    var missingBaseline: [String] {
        guard let path = project.configuration.baseline, options.baseline == nil, !options.ignoresBaseline,
            (try? environment.files.info(path)) == nil
        else { return [] }
        return ["\(PathName.printable(path)): the baseline doesn't exist; create it with --update-baseline."]
    }

    /// A baseline with all findings.
    func baseline(accepting checked: CheckedFindings) -> Baseline {
        let hasher = FindingHasher(tables, files: checked.files)
        return Baseline(
            accepting: checked.diagnostics, textHash: hasher.hash(of:), inherited: hasher.hash(ofTranslation:in:))
    }

    /// Writes a baseline with all findings.
    /// - Throws: an error if the existing file isn't a valid baseline, which might be another file or be damaged.
    /// - Returns: the baseline, and remarks about its changes.
    func updateBaseline(accepting checked: CheckedFindings) throws(CommandFailure) -> (Baseline, remarks: [String]) {
        guard let path = baselinePath else {
            throw CommandFailure(
                .usage, "--update-baseline needs either --baseline FILE or a “baseline” key in the configuration")
        }
        if options.baseline == nil, let folder = project.outerFolder {
            throw CommandFailure(
                .usage,
                "the project's baseline covers the whole project; run the command in \(PathName.printable(folder)), "
                    + "or specify another baseline with --baseline")
        }
        let exists = (try? environment.files.info(path)) != nil
        let old = exists ? try BaselineFile.read(path, in: environment.files) : Baseline()
        let new = baseline(accepting: checked)
        do throws(FileError) {
            try environment.files.write(Array(BaselineFile.text(of: new).utf8), to: path)
        } catch {
            throw CommandFailure(.output, error)
        }
        var remarks = ["\(PathName.printable(path)): \(counted(checked.diagnostics.count, "finding")) in the baseline"]
        func list(_ title: String, _ counts: [(rule: String, count: Int)]) {
            let names = counts.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
            if !counts.isEmpty { remarks.append("\(title): \(names)") }
        }
        // All findings in a first baseline are new.
        if old != Baseline() { list("New in the baseline", old.lacking(of: new)) }
        list("No longer in the baseline", new.lacking(of: old))
        return (new, remarks)
    }
}

/// Hashes the string that a finding is about, or else the line at which it starts. A baseline recognizes a finding by
/// this hash.
///
/// Strings are hashed lazily and only once: most runs have no baseline, tables may contain hundreds of thousands of
/// strings, and thousands of findings may be about one long string.
final class FindingHasher {
    private final class HashedText {
        private let unit: Unit
        private(set) lazy var hash = TextHash.of(unit.forms.map(\.text.string).joined(separator: "\n"))

        init(_ unit: Unit) {
            self.unit = unit
        }
    }

    private let tables: CheckedTables
    private let files: [String: SourceFile]
    private lazy var catalogs = Dictionary(grouping: tables.catalogs, by: \.locale)
    /// A cache of strings by locale, path and key, filled for locales with findings.
    private var values: [String: [String: [StringKey: HashedText]]] = [:]
    /// The paths of the translations, by the path of the source and by locale.
    private lazy var translations: [String: [String: Set<String>]] = tables.groups.reduce(into: [:]) { found, group in
        let paths = Dictionary(group.translations.map { ($0.locale, $0.paths) }) { $0.union($1) }
        // Source strings of several tables can be in the same source code file.
        for path in group.wholeSource.paths { found[path, default: [:]].merge(paths) { $0.union($1) } }
    }
    private var lineTables: [String: LineTable] = [:]
    private var lineHashes: [String: [Int: String]] = [:]

    init(_ tables: CheckedTables, files: [String: SourceFile]) {
        self.tables = tables
        self.files = files
    }

    func hash(of finding: Diagnostic) -> String {
        if let key = finding.key, let locale = finding.locale,
            let value = values(of: locale)[finding.path]?[key]
        {
            return value.hash
        }
        guard let table = lineTable(finding.path) else { return TextHash.of("") }
        let line = table.position(of: finding.span.start).line
        if let hash = lineHashes[finding.path]?[line] { return hash }
        let hash = TextHash.of(table.line(line) ?? "")
        lineHashes[finding.path, default: [:]][line] = hash
        return hash
    }

    /// The hash of the translation of a finding's source string; nil if there isn't one.
    func hash(ofTranslation finding: Diagnostic, in locale: String) -> String? {
        guard let key = finding.key, let paths = translations[finding.path]?[locale] else { return nil }
        let values = values(of: locale)
        return paths.lazy.compactMap { values[$0]?[key] }.first?.hash
    }

    private func values(of locale: String) -> [String: [StringKey: HashedText]] {
        if let known = values[locale] { return known }
        var found: [String: [StringKey: HashedText]] = [:]
        for catalog in catalogs[locale] ?? [] {
            for unit in catalog.units { found[unit.path ?? catalog.path, default: [:]][unit.key] = HashedText(unit) }
        }
        values[locale] = found
        return found
    }

    private func lineTable(_ path: String) -> LineTable? {
        if let table = lineTables[path] { return table }
        let table = files[path].map { LineTable($0.text) }
        lineTables[path] = table
        return table
    }
}
